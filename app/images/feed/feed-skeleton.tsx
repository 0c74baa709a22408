import { Skeleton } from "~/ui/skeleton";

/** The feed before it is known what was made. */
export function FeedSkeleton() {
  return (
    <div role="status" aria-label="Loading your images" className="grid gap-10">
      {[1, 2].map((card) => (
        <div key={card} className="grid gap-3">
          <Skeleton className="h-5 w-3/5" />
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            {[1, 2, 3, 4].map((tile) => (
              <Skeleton key={tile} className="aspect-square" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
