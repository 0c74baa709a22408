import { Skeleton } from "~/ui/skeleton";

/** The grid before its projects are known. */
export function ListSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your pages"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-5 gap-y-8"
    >
      {["a", "b", "c", "d", "e", "f"].map((place) => (
        <div key={place} className="grid content-start gap-2.5">
          <Skeleton className="aspect-[4/3]" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}
