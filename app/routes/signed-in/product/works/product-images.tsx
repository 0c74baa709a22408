import { href, Link } from "react-router";
import { mediaAddress } from "~/client/media-address";
import type { ProductPhoto } from "~/domain/products/product";
import { useDocuments } from "~/firebase/use-documents";
import type { Image } from "~/stores/images/image-document";
import { Skeleton } from "~/ui/skeleton";

const shownFirst = 9;

/** The images that were made from photos of a product. */
export function ProductImages({ userId, photos }: { userId: string; photos: readonly ProductPhoto[] }) {
  if (photos.length === 0) return null;
  return <MadeImages userId={userId} assetIds={assetsOf(photos)} />;
}

function MadeImages({ userId, assetIds }: { userId: string; assetIds: readonly string[] }) {
  const reading = useDocuments(
    [userId, ...assetIds].join(" "),
    () => import("~/stores/images/images"),
    ({ watchMadeFrom }, documents, onChange: (images: Image[]) => void, onError) =>
      watchMadeFrom(
        documents,
        userId,
        assetIds,
        // A bare product is kept with its photo.
        ({ items }) =>
          onChange(
            items.filter(({ shelf, operation }) => shelf === "kept" && operation !== "remove-background"),
          ),
        onError,
      ),
  );
  const images = reading.kind === "present" ? reading.value : [];
  return (
    <section aria-labelledby="images-heading" className="grid gap-3">
      <h2 id="images-heading" className="font-[550] text-lg">
        Images of it
      </h2>
      {reading.kind === "loading" && <Skeleton className="h-20" />}
      {reading.kind === "failed" && (
        <p role="alert" className="text-muted text-sm">
          The images could not be listed.{" "}
          <button type="button" className="font-[550] text-text underline" onClick={reading.retry}>
            Try again
          </button>
        </p>
      )}
      {reading.kind === "present" && images.length === 0 && (
        <p className="text-muted">None yet. What is made from its photos stands here.</p>
      )}
      {images.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {images.slice(0, shownFirst).map(({ id, title, color }) => (
            <li key={id}>
              <Link
                to={href("/image-gen/:id", { id })}
                aria-label={title}
                style={{ backgroundColor: color }}
                className="block aspect-square overflow-hidden rounded-md"
              >
                <img src={mediaAddress(id, 320)} alt="" loading="lazy" className="size-full object-cover" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {images.length > shownFirst && (
        <p className="text-muted text-sm">
          {images.length - shownFirst} more among{" "}
          <Link to={href("/image-gen/all")} className="underline underline-offset-2 hover:text-text">
            all images
          </Link>
          .
        </p>
      )}
    </section>
  );
}

/** Photos and their cut-outs; in one order, so that moving a photo asks nothing anew. */
function assetsOf(photos: readonly ProductPhoto[]): string[] {
  return photos
    .flatMap(({ assetId, cutOutAssetId }) => [assetId, ...(cutOutAssetId ? [cutOutAssetId] : [])])
    .sort();
}
