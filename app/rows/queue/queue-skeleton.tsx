import { Skeleton } from "~/ui/skeleton";
import { Spinner } from "~/ui/spinner";

/** Says at once what is waited for: of a long table it takes some seconds. */
export function QueueSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <p className="flex items-center gap-2 text-muted">
        <Spinner className="size-4" />
        Reading the rows…
      </p>
      <Skeleton className="h-10" />
      <Skeleton className="h-16" />
      <Skeleton className="h-11" />
    </div>
  );
}
