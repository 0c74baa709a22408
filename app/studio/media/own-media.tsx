import Upload from "lucide-react/icons/upload";
import { useRef } from "react";
import { useDocuments } from "~/firebase/use-documents";
import { mediaOfAsset, ratioOfAsset } from "~/scene/media-of-asset";
import type { MediaContent } from "~/scene/storyboard";
import type { Asset } from "~/stores/assets/asset-document";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { MediaTile } from "./media-tile";
import { acceptedTypes } from "./upload-asset";
import { UploadProblem } from "./upload-problem";
import { UploadTile } from "./upload-tile";
import { useUploads } from "./uploads";

interface OwnMediaProps {
  /** What is uploaded for it is shown here: a scene's id, or a name of what it is for. */
  uploadsFor: string;
  present: MediaContent | null;
  ownerId: string;
  /** `ratio`: of its width to its height, where that is known. */
  onChoose: (media: MediaContent, ratio?: number) => void;
  onFiles: (files: readonly File[]) => void;
}

/** The user's own pictures and clips, the latest first, with what is on its way. */
export function OwnMedia({ uploadsFor, present, ownerId, onChoose, onFiles }: OwnMediaProps) {
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads(uploadsFor);
  const reading = useDocuments<typeof import("~/stores/assets/assets"), Asset[]>(
    ownerId,
    () => import("~/stores/assets/assets"),
    ({ watchRecentAssets }, documents, onItems, onError) =>
      watchRecentAssets(documents, ownerId, ({ items }) => onItems(items), onError),
  );
  const assets = reading.kind === "present" ? reading.value : [];
  const choices = assets.flatMap((asset) => {
    const media = mediaOfAsset(asset);
    return media ? [{ asset, media }] : [];
  });
  return (
    <div className="grid gap-3">
      <ul className="grid grid-flow-dense grid-cols-3 gap-2">
        <li>
          <button
            type="button"
            onClick={() => input.current?.click()}
            className="grid aspect-square w-full content-center justify-items-center gap-1.5 rounded-md border border-line-strong border-dashed p-2 text-center text-muted text-sm transition-colors hover:bg-hover hover:text-text"
          >
            <Upload className="size-4" aria-hidden="true" />
            Upload
          </button>
        </li>
        {uploads.map((run) => (
          <li key={run.id} className={run.error ? "col-span-full" : undefined}>
            {run.error ? <UploadProblem run={run} /> : <UploadTile run={run} />}
          </li>
        ))}
        {reading.kind === "loading" &&
          [0, 1, 2, 3, 4].map((index) => (
            <li key={index}>
              <Skeleton className="aspect-square w-full" />
            </li>
          ))}
        {choices.map(({ asset, media }) => (
          <li key={asset.id}>
            <MediaTile
              asset={asset}
              isChosen={asset.id === present?.assetId}
              onChoose={() => asset.id !== present?.assetId && onChoose(media, ratioOfAsset(asset))}
            />
          </li>
        ))}
      </ul>
      {reading.kind === "failed" && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-danger text-sm">Your pictures could not be listed. They are safe.</p>
          <Button size="sm" onClick={reading.retry}>
            Try again
          </Button>
        </div>
      )}
      <p className="text-muted text-sm">
        Drop or paste a picture or a clip here: PNG, JPEG, WebP, AVIF, GIF or SVG to 32 MB, MP4, WebM or MOV
        to 1,024 MB.
      </p>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes.join()}
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Picture or clip"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </div>
  );
}
