import { Skeleton } from "~/ui/skeleton";

/** The grid before it is known what is in it. */
export function LibrarySkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your files"
      className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(180px,1fr))]"
    >
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((place) => (
        <div key={place} className="grid gap-2">
          <Skeleton className="aspect-[5/4] w-full" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}
