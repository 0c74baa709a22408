import { useSearchParams } from "react-router";
import { topOf } from "~/domain/documents/document-access";
import type { CollectionList } from "~/domain/documents/document-answers";
import { pageTitle } from "~/shell/page-title";
import { StaffPage, StaffPageSkeleton } from "~/staff/staff-page";
import { usePolled } from "~/staff/use-polled";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import type { Route } from "./+types/route";
import { Collections } from "./collection-list";
import { CollectionView } from "./collection-view";

const title = "Documents";
const description =
  "What lies in the database, document by document. Whatever is written here is written over what people see: each change shows its difference, needs a reason, and can be taken back for 30 days.";
export const handle = { place: title };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** The collections that the settings open to staff, and the documents of one of them by a query. */
export default function Documents() {
  const [query, setQuery] = useSearchParams();
  const { answer, problem, retry } = usePolled<CollectionList>("/api/v1/staff/documents", null);
  if (problem && !answer) {
    return (
      <StaffPage title={title} description={description}>
        <ErrorState title="The collections could not be read" onRetry={retry} requestId={problem.requestId}>
          {problem.message}
        </ErrorState>
      </StaffPage>
    );
  }
  if (!answer) return <StaffPageSkeleton title={title} description={description} />;
  const first = answer.collections.find(({ isEmpty }) => !isEmpty) ?? answer.collections[0];
  const collection = query.get("collection") || first?.id || "";
  const top = answer.collections.find(({ id }) => id === topOf(collection));
  return (
    <StaffPage title={title} description={description}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Collections
          list={answer}
          current={topOf(collection)}
          onChoose={(id) => setQuery(new URLSearchParams({ collection: id }))}
        />
        {top ? (
          <CollectionView key={collection} collection={collection} mode={top.mode} list={answer} />
        ) : (
          <EmptyState title="This collection is not open here">
            Choose one of the list. The setting DOCUMENT_COLLECTIONS says which are open.
          </EmptyState>
        )}
      </div>
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} description={description} />;
}
