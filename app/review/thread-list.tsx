import type { ReactNode } from "react";
import type { Reading } from "~/firebase/use-documents";
import type { Comment, ThreadOf } from "~/stores/review/comment-document";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";

interface ThreadListProps<One extends Comment> {
  reading: Reading<ThreadOf<One>[]>;
  /** Which of them are listed. */
  isListed: (thread: ThreadOf<One>) => boolean;
  /** Said while there is none. */
  nothing: string;
  children: (thread: ThreadOf<One>) => ReactNode;
}

/** The open threads, the newest first, and behind them those that are settled. */
export function ThreadList<One extends Comment>(props: ThreadListProps<One>) {
  const { reading, isListed, nothing, children } = props;
  if (reading.kind === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p className="text-muted">The comments could not be read. They are safe. {reading.error.message}</p>
        <Button size="sm" onClick={reading.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (reading.kind === "loading") {
    return (
      <div role="status" aria-label="Loading" className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  }
  const threads = reading.value.filter(isListed);
  const open = threads.filter(({ isResolved }) => !isResolved).toReversed();
  const settled = threads.filter(({ isResolved }) => isResolved).toReversed();
  return (
    <>
      {open.length === 0 ? (
        <p className="text-muted text-sm">{settled.length > 0 ? "All is settled." : nothing}</p>
      ) : (
        <ul aria-label="Comments" className="grid gap-2.5">
          {open.map(children)}
        </ul>
      )}
      {settled.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded-sm text-muted hover:text-text">
            {settled.length} resolved
          </summary>
          <ul aria-label="Resolved comments" className="mt-2 grid gap-2.5 opacity-75">
            {settled.map(children)}
          </ul>
        </details>
      )}
    </>
  );
}
