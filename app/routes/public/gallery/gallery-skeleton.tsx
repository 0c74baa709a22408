import { Skeleton } from "~/ui/skeleton";

export function GallerySkeleton({ ratio }: { ratio: string }) {
  return (
    <div role="status" aria-label="Loading" className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
      {["a", "b", "c", "d"].map((key) => (
        <div key={key} style={{ aspectRatio: ratio }} className="grid *:h-full">
          <Skeleton className="h-full" />
        </div>
      ))}
    </div>
  );
}
