import { Skeleton } from "~/ui/skeleton";

/** The builder before its page is known: its header, list, page and side in their places. */
export function BuilderSkeleton() {
  return (
    <main className="flex h-[calc(100dvh-7.5rem)] min-h-96 flex-col md:h-[calc(100dvh-3.5rem)]">
      <h1 className="sr-only">Product page</h1>
      <div className="flex h-12 shrink-0 items-center gap-3 border-line border-b bg-surface px-4">
        <Skeleton className="h-5 w-48" />
      </div>
      <div role="status" aria-label="Opening the page" className="flex min-h-0 grow">
        <div className="hidden w-64 shrink-0 content-start gap-1.5 border-line border-e bg-surface px-3 pt-10 md:grid">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} className="h-8" />
          ))}
        </div>
        <div className="min-w-0 grow bg-sunken md:px-6 md:pt-5 [&>*]:h-full">
          <Skeleton className="h-full" />
        </div>
        <div className="hidden w-96 shrink-0 content-start gap-4 border-line border-s bg-surface p-4 md:grid">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-9" />
          <Skeleton className="h-20" />
          <Skeleton className="h-9" />
        </div>
      </div>
    </main>
  );
}
