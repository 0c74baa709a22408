import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { kindNames, typeName } from "~/assets/describe-asset";
import { mediaKindOf } from "~/domain/assets/media-type";
import { formatBytes } from "~/domain/text/format-bytes";
import { timecode } from "~/scene/timecode";
import type { Asset } from "~/stores/assets/asset-document";

const when = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** What is known of the file. */
export function AssetFacts({ asset, folderName }: { asset: Asset; folderName: string | null }) {
  const { width, height, durationSeconds, sizeBytes, createdAt, origin, recipe, sha256, sourceUrl } = asset;
  const isImage = origin === "made" && recipe && !("requestedWidth" in recipe) && !("voice" in recipe);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="pb-2 font-[600]">
        Facts
      </h2>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1.5 text-sm">
        <Fact name="Kind">
          {kindNames[mediaKindOf(asset.mediaType)]}, {typeName(asset)}
        </Fact>
        {width > 0 && (
          <Fact name="Size">
            {width.toLocaleString()} × {height.toLocaleString()} px
          </Fact>
        )}
        {durationSeconds !== undefined && <Fact name="Length">{timecode(durationSeconds)}</Fact>}
        <Fact name="File">{formatBytes(sizeBytes)}</Fact>
        <Fact name="Folder">{folderName ?? "None"}</Fact>
        <Fact name="Added">{when.format(createdAt)}</Fact>
        <Fact name="Came">
          {sourceUrl ? (
            <>
              Fetched from{" "}
              <a href={sourceUrl} target="_blank" rel="noreferrer" className="underline">
                {sourceUrl}
              </a>
            </>
          ) : origin === "upload" ? (
            "Uploaded"
          ) : (
            `Made here${recipe ? ` with ${recipe.modelId}` : ""}`
          )}
        </Fact>
        {recipe && "prompt" in recipe && <Fact name="Prompt">{recipe.prompt}</Fact>}
        {isImage && (
          <Fact name="Recipe">
            <Link to={href("/image-gen/:id", { id: asset.id })} className="underline">
              Everything that made it
            </Link>
          </Fact>
        )}
        {sha256 && (
          <Fact name="SHA-256">
            <span title={sha256} className="font-mono text-xs">
              {sha256.slice(0, 16)}…
            </span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere tabular">{children}</dd>
    </>
  );
}
