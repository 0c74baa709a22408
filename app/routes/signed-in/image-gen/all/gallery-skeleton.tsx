import { Skeleton } from "~/ui/skeleton";

const places = Array.from({ length: 21 }, (_, index) => `place-${index}`);

/** Squares where the images will be. */
export function GallerySkeleton() {
  return (
    <div className="grid grid-cols-3 gap-2 sm:grid-cols-5 xl:grid-cols-7">
      {places.map((place) => (
        <Skeleton key={place} className="aspect-square rounded-md" />
      ))}
    </div>
  );
}
