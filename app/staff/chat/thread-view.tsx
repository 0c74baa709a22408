import type { ReactNode } from "react";
import type { ThreadList } from "~/domain/chat/thread";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { ThreadTalk } from "./thread-talk";
import { useTalk } from "./use-talk";

interface ThreadViewProps {
  threadId: string;
  list: ThreadList | null;
  listButton: ReactNode;
  onChanged: () => void;
}

const none: ThreadList["models"] = [];

/** One thread, or why it is not there. */
export function ThreadView({ threadId, list, listButton, onChanged }: ThreadViewProps) {
  const { loaded, retry } = useTalk(threadId);
  if (loaded.state === "failed") {
    const isMissing = loaded.error.status === 404;
    const title = isMissing ? "There is no such thread" : "The thread cannot be shown";
    return (
      <div className="p-4">
        <h1 className="sr-only">{title}</h1>
        {listButton}
        <ErrorState
          title={title}
          onRetry={isMissing ? undefined : retry}
          requestId={isMissing ? null : loaded.error.requestId}
        >
          {isMissing
            ? "It was deleted, or it is somebody else’s. Choose one at the side."
            : loaded.error.message}
        </ErrorState>
      </div>
    );
  }
  if (loaded.state === "loading") {
    return (
      <div role="status" aria-label="Loading" className="mx-auto grid w-full max-w-[50rem] gap-4 p-6">
        <Skeleton className="ms-auto h-10 w-2/3" />
        <Skeleton className="h-40" />
        <Skeleton className="ms-auto h-10 w-1/2" />
        <Skeleton className="h-24" />
      </div>
    );
  }
  return (
    <ThreadTalk
      talk={loaded.talk}
      models={list?.models ?? none}
      listButton={listButton}
      onChanged={onChanged}
    />
  );
}
