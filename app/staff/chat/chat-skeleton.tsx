import { Skeleton } from "~/ui/skeleton";

/** The chat before its data is there; also what is exported of its pages at build. */
export function ChatSkeleton() {
  return (
    <main className="flex h-[calc(100dvh-7.5rem)] min-h-96 md:h-[calc(100dvh-3.5rem)]">
      <div className="grid w-full content-start gap-2 border-line p-3 md:w-72 md:border-e">
        <h1 tabIndex={-1} className="sr-only">
          Chat
        </h1>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} className="h-8" />
        ))}
      </div>
      <div className="hidden grow p-6 md:block">
        <Skeleton className="mx-auto h-40 max-w-[46rem]" />
      </div>
    </main>
  );
}
