import { useSearchParams } from "react-router";
import { TablesHome } from "~/rows/start/tables-home";
import { pageTitle } from "~/shell/page-title";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { TablePage } from "./table-page";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Bulk") }];

export { keepOnSearchChange as shouldRevalidate } from "~/client/keep-on-search-change";
export { loadViewer as clientLoader } from "~/session/page-loaders";

/** All tables and the ways to begin one, or the table that the address names. */
export default function Bulk({ loaderData: { userId } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const batchId = parameters.get("table");
  if (!batchId) {
    return (
      <main className="measure grid content-start py-8 lg:py-10">
        <TablesHome userId={userId} />
      </main>
    );
  }
  // As high as the window leaves: what scrolls is the table.
  return (
    <main className="flex h-[calc(100dvh-3.5rem)] min-h-0 flex-col max-md:h-[calc(100dvh-7.5rem)]">
      <TablePage key={batchId} batchId={batchId} />
    </main>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <h1 tabIndex={-1} className="sr-only">
        Bulk
      </h1>
      <div role="status" aria-label="Loading" className="grid gap-6">
        <Skeleton className="h-10 w-40 rounded-md" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </main>
  );
}
