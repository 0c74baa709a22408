import { Skeleton } from "~/ui/skeleton";

const rows = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A table that is on its way: its head, its bars, its rows and the video beside them. */
export function TableSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex min-h-0 grow flex-col">
      <div className="flex h-12 shrink-0 items-center px-4">
        <Skeleton className="h-7 w-56 rounded-md" />
      </div>
      <div className="flex h-12 shrink-0 items-center border-line border-b px-4">
        <Skeleton className="h-7 w-80 max-w-full rounded-md" />
      </div>
      <div className="flex min-h-0 grow">
        <div className="grid min-w-0 grow content-start gap-px overflow-hidden bg-sunken">
          {rows.map((name) => (
            <div key={name} className="flex h-[52px] items-center gap-6 bg-raised px-4">
              <Skeleton className="h-10 w-6 rounded-sm" />
              <Skeleton className="h-4 w-40 rounded-sm" />
              <Skeleton className="h-4 w-64 rounded-sm max-sm:hidden" />
              <Skeleton className="h-4 w-24 rounded-sm max-sm:hidden" />
            </div>
          ))}
        </div>
        <div className="w-[21rem] shrink-0 border-line border-s p-4 max-md:hidden">
          <Skeleton className="aspect-[9/16] w-full rounded-md" />
        </div>
      </div>
    </div>
  );
}
