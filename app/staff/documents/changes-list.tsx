import { useState } from "react";
import { Link } from "react-router";
import type { KeptChange } from "~/domain/documents/document-answers";
import { documentActWords } from "~/staff/documents/act-words";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { showToast } from "~/ui/toast";
import { formatMoment } from "../format-moment";
import { ReasonDialog } from "../reason-dialog";
import { usePolled } from "../use-polled";
import { documentAddress, sendUndo } from "./documents-api";

const lookEveryMs = 10_000;

/** What staff changed in a collection or a document in the last 30 days, each with its way back. */
export function ChangesList({ path, onUndone }: { path: string; onUndone: () => void }) {
  const { answer, problem, retry } = usePolled<{ changes: KeptChange[] }>(
    `/api/v1/staff/documents/changes?${new URLSearchParams({ path })}`,
    lookEveryMs,
  );
  const [undoing, setUndoing] = useState<KeptChange | null>(null);
  if (problem && !answer) {
    return (
      <ErrorState title="The changes could not be read" onRetry={retry} requestId={problem.requestId}>
        {problem.message}
      </ErrorState>
    );
  }
  if (!answer) return <Skeleton className="h-24" />;
  if (answer.changes.length === 0) {
    return (
      <EmptyState title="Nothing was changed from here">
        What staff change in these documents is listed for 30 days, and can be taken back. What else changed
        them is in the{" "}
        <Link to={`/content-update-logs?${new URLSearchParams({ target: path })}`} className="underline">
          change log
        </Link>
        .
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-2">
        {answer.changes.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line p-3"
          >
            <span className="font-[550] text-sm">
              {documentActWords[change.act] ?? change.act}{" "}
              {change.count === 1 ? "1 document" : `${change.count} documents`}
            </span>
            <span className="text-muted text-sm">
              {change.by} · <time dateTime={change.at}>{formatMoment(Date.parse(change.at))}</time>
            </span>
            <span dir="auto" className="min-w-0 wrap-anywhere text-sm">
              {change.reason}
            </span>
            <span className="flex w-full flex-wrap gap-x-3 font-mono text-xs">
              {change.paths.slice(0, 3).map((each) => (
                <Link key={each} to={documentAddress(each)} className="underline">
                  {each}
                </Link>
              ))}
              {change.count > 3 && <span className="text-muted">and {change.count - 3} more</span>}
            </span>
            <span className="ms-auto">
              {change.undoneBy ? (
                <Badge>Taken back</Badge>
              ) : (
                <Button size="sm" onClick={() => setUndoing(change)}>
                  Take back
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={undoing !== null}
        title="Take this change back?"
        description="The documents become as they were before it. Where one was written since, nothing is taken back."
        confirmLabel="Take back"
        onConfirm={async (reason) => {
          if (!undoing) return;
          await sendUndo(undoing.id, reason);
          showToast("Taken back");
          retry();
          onUndone();
        }}
        onClose={() => setUndoing(null)}
      />
    </>
  );
}
