import { Link } from "react-router";
import type { BackLinks } from "~/domain/documents/document-answers";
import { documentAddress } from "~/staff/documents/documents-api";
import { usePolled } from "~/staff/use-polled";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";

/** Documents that name this one. */
export function BackLinksPane({ path }: { path: string }) {
  const { answer, problem, retry } = usePolled<BackLinks>(
    `/api/v1/staff/documents/links?${new URLSearchParams({ path })}`,
    null,
  );
  if (problem) {
    return (
      <ErrorState title="Links could not be looked for" onRetry={retry} requestId={problem.requestId}>
        {problem.message}
      </ErrorState>
    );
  }
  if (!answer) return <Skeleton className="h-24" />;
  if (answer.links.length === 0) {
    return (
      <EmptyState title="No document names this one">
        {answer.looked} fields that hold references or ids were looked at, in the collections open here.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1 text-sm">
        {answer.links.map(({ path: from, field }) => (
          <li key={`${from} ${field}`} className="flex flex-wrap gap-x-3">
            <Link to={documentAddress(from)} className="wrap-anywhere font-mono text-xs underline">
              {from}
            </Link>
            <span className="font-mono text-muted text-xs">{field}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        Up to 10 of each of {answer.looked} fields that hold references or ids; found by a sample of each
        collection.
      </p>
    </div>
  );
}
