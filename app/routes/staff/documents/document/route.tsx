import { Link, useParams, useSearchParams } from "react-router";
import { isDocumentPath } from "~/domain/documents/document-access";
import type { DocumentDetail } from "~/domain/documents/document-answers";
import { pageTitle } from "~/shell/page-title";
import { collectionAddress } from "~/staff/documents/documents-api";
import { StaffPage, StaffPageSkeleton } from "~/staff/staff-page";
import { usePolled } from "~/staff/use-polled";
import { ErrorState } from "~/ui/error-state";
import type { Route } from "./+types/route";
import { DocumentView } from "./document-view";

const title = "Document";
const lookEveryMs = 4_000;
export const handle = { place: "Documents" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** One document: its fields by their types, what lies below it, who names it, and what staff changed in it. */
export default function Document() {
  const { collection = "", documentId = "" } = useParams();
  const [query] = useSearchParams();
  const path = [collection, documentId, query.get("below")].filter(Boolean).join("/");
  return <DocumentAt key={path} path={path} />;
}

function DocumentAt({ path }: { path: string }) {
  const [query, setQuery] = useSearchParams();
  const isLive = query.get("live") !== "off";
  const { answer, problem, retry } = usePolled<DocumentDetail>(
    `/api/v1/staff/documents/read?${new URLSearchParams({ path })}`,
    isLive ? lookEveryMs : null,
  );
  const setLive = (next: boolean) =>
    setQuery(
      (before) => {
        if (next) before.delete("live");
        else before.set("live", "off");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const collection = path.slice(0, path.lastIndexOf("/"));
  if (!isDocumentPath(path) || (problem && !answer)) {
    const isMissing = problem === null || problem.status === 404;
    return (
      <StaffPage title={path}>
        <ErrorState
          title={isMissing ? "There is no such collection here" : "The document could not be read"}
          onRetry={isMissing ? undefined : retry}
          requestId={isMissing ? null : problem.requestId}
          action={
            <Link to="/firestore-dashboard" className="underline">
              All collections
            </Link>
          }
        >
          {problem?.message ?? "Check the address: it is made of collections and ids in turn."}
        </ErrorState>
      </StaffPage>
    );
  }
  if (!answer) return <StaffPageSkeleton title={title} />;
  if (!answer.document) {
    return (
      <StaffPage title={path}>
        <ErrorState
          title="There is no such document"
          action={
            <Link to={collectionAddress(collection)} className="underline">
              All of {collection}
            </Link>
          }
        >
          {answer.collections.length > 0
            ? `Documents lie below it: ${answer.collections.join(", ")}.`
            : "It was deleted or moved, or its id is another. The changes of its collection say which."}
        </ErrorState>
      </StaffPage>
    );
  }
  return (
    <DocumentView
      document={answer.document}
      mode={answer.mode}
      collections={answer.collections}
      isLive={isLive}
      onLive={setLive}
      onWritten={retry}
      problem={problem?.message ?? null}
    />
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} />;
}
