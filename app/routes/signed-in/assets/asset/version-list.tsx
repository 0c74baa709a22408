import History from "lucide-react/icons/history";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { attempt } from "~/assets/asset-actions";
import { typeName } from "~/assets/describe-asset";
import { callApi } from "~/client/call-api";
import { clipTypes, imageTypes, mediaKindOf, soundTypes, typefaceTypes } from "~/domain/assets/media-type";
import { kindOfHint, refuseAsVersion } from "~/domain/assets/version-kind";
import { formatBytes } from "~/domain/text/format-bytes";
import { type Asset, type AssetVersion, mostVersions } from "~/stores/assets/asset-document";
import { Button } from "~/ui/button";
import { showToast, showUndoToast } from "~/ui/toast";
import { svgType } from "~/uploads/draw-svg";
import { startUploads } from "~/uploads/upload-queue";

const typesOf = {
  picture: [...imageTypes, svgType],
  clip: clipTypes,
  sound: soundTypes,
  typeface: typefaceTypes,
} as const;

const when = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A new file under the same asset, and the ones before, each of which can come back. */
export function VersionList({ asset, userId }: { asset: Asset; userId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [restoringId, setRestoringId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const kind = mediaKindOf(asset.mediaType);
  const versions = asset.versions ?? [];
  const restore = async (fileId: string, isUndo = false) => {
    setRestoringId(fileId);
    await attempt("The version could not be brought back", async () => {
      const present = asset.fileId ?? asset.id;
      await callApi(`/api/v1/assets/${asset.id}/versions`, { method: "POST", body: { fileId } });
      if (!isUndo) showUndoToast("The earlier version is back", () => void restore(present, true));
    });
    setRestoringId(null);
  };
  return (
    <section aria-labelledby="versions" className="grid gap-2">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id="versions" className="font-[600]">
          Versions
        </h2>
        {!asset.trashedAt && (
          <Button size="sm" icon={<Upload className="size-3.5" />} onClick={() => input.current?.click()}>
            New version
          </Button>
        )}
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {refusal}
      </p>
      {versions.length === 0 ? (
        <p className="text-muted text-sm">
          Another {kind} under this name changes it wherever it is shown. The last {mostVersions} are kept.
        </p>
      ) : (
        <ol className="grid divide-y divide-line">
          {versions.map((version) => (
            <Version
              key={version.fileId}
              version={version}
              isRestoring={restoringId === version.fileId}
              onRestore={() => void restore(version.fileId)}
            />
          ))}
        </ol>
      )}
      <input
        ref={input}
        type="file"
        accept={typesOf[kind].join()}
        className="sr-only"
        tabIndex={-1}
        aria-label="File of the new version"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (!file) return;
          const hint = kindOfHint(file.type);
          const otherKind = hint && refuseAsVersion(kind, hint);
          setRefusal(otherKind && `“${file.name}” was not uploaded. ${otherKind.message}`);
          if (otherKind) return;
          const onDone = (_: unknown, isSame: boolean) => {
            if (isSame) showToast("This is the file it has already");
          };
          startUploads([{ file }], { userId, versionOf: asset.id, onDone });
        }}
      />
    </section>
  );
}

interface VersionProps {
  version: AssetVersion;
  isRestoring: boolean;
  onRestore: () => void;
}

function Version({ version, isRestoring, onRestore }: VersionProps) {
  const { width, height, sizeBytes, replacedAt } = version;
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <History className="size-4 shrink-0 text-faint" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="truncate font-[550]">Until {when.format(new Date(replacedAt))}</p>
        <p className="tabular truncate text-muted">
          {[typeName(version), width > 0 ? `${width} × ${height}` : null, formatBytes(sizeBytes)]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <Button size="sm" loading={isRestoring} onClick={onRestore}>
        Bring back
      </Button>
    </li>
  );
}
