import { mediaAddress } from "~/client/media-address";
import { Skeleton } from "~/ui/skeleton";

interface ImageTilesProps {
  /** Null while they are not known. */
  images: readonly { id: string; alt: string; name: string }[] | null;
  present: string | null;
  /** Said where there are none. */
  none: string;
  onUse: (assetId: string, alt: string) => void;
}

/** Images to choose one from. */
export function ImageTiles({ images, present, none, onUse }: ImageTilesProps) {
  if (images?.length === 0) return <p className="py-10 text-center text-muted">{none}</p>;
  return (
    <ul
      aria-label="Images"
      className="grid max-h-[50dvh] grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-2 overflow-y-auto p-1"
    >
      {images
        ? images.map(({ id, alt, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={alt || name}
                aria-pressed={id === present}
                onClick={() => onUse(id, alt)}
                className="block aspect-square w-full overflow-hidden rounded-sm bg-sunken outline-offset-2 hover:outline-2 hover:outline-line-strong aria-pressed:outline-2 aria-pressed:outline-accent"
              >
                <img src={mediaAddress(id, 320)} alt="" loading="lazy" className="size-full object-cover" />
              </button>
            </li>
          ))
        : Array.from({ length: 10 }, (_, index) => index).map((place) => (
            <li key={place} className="[&_*]:h-full">
              <Skeleton className="aspect-square" />
            </li>
          ))}
    </ul>
  );
}
