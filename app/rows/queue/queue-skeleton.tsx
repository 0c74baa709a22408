import { Skeleton } from "~/ui/skeleton";

export function QueueSkeleton() {
  return (
    <div role="status" aria-label="Reading the rows" className="grid gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-16" />
      <Skeleton className="h-11" />
    </div>
  );
}
