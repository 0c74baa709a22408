import { useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "~/client/call-api";
import { pageTitle } from "~/shell/page-title";
import { StaffPage, StaffPageSkeleton, TableSkeleton } from "~/staff/staff-page";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import type { Route } from "./+types/route";
import { ImportSuite } from "./import-suite";
import { ReportView } from "./report-view";
import { RunDialog } from "./run-dialog";
import { useReport } from "./use-report";

const title = "Function calls";
const description =
  "Whether models call the right tools with the right arguments, by suites of our own and imported ones.";
export const handle = { place: title };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** How well models call functions: accuracy by category, kinds of errors, and every answer beside what was expected. */
export default function FunctionCallingReport() {
  const [parameters, setParameters] = useSearchParams();
  const { loaded, reload } = useReport(parameters.get("run") ?? "");
  const [dialog, setDialog] = useState<"run" | "import" | null>(null);

  if (loaded.state === "failed") {
    const { error } = loaded;
    return (
      <StaffPage title={title} description={description}>
        <ErrorState
          title="The report cannot be shown"
          onRetry={() => void reload()}
          requestId={error instanceof ApiError ? error.requestId : null}
        >
          {error instanceof ApiError ? error.message : "Something went wrong on this page. Nothing is lost."}
        </ErrorState>
      </StaffPage>
    );
  }
  if (loaded.state === "loading") {
    return (
      <StaffPage title={title} description={description}>
        <TableSkeleton />
      </StaffPage>
    );
  }
  const { report } = loaded;
  const run = report.overview.runs.find(({ id }) => id === report.runId);
  const ask = (
    <Button variant="primary" onClick={() => setDialog("run")}>
      Ask models
    </Button>
  );
  return (
    <StaffPage
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={() => setDialog("import")}>Import a suite</Button>
          {run && ask}
        </>
      }
    >
      {run ? (
        <ReportView report={report} run={run} onChanged={reload} />
      ) : (
        <EmptyState title="No model was asked yet" action={ask}>
          The built-in assistant answers the suite of the editor’s own tools in a moment, for nothing.
        </EmptyState>
      )}
      <RunDialog
        open={dialog === "run"}
        overview={report.overview}
        onClose={() => setDialog(null)}
        onRemoved={() => void reload()}
        onStarted={(runId) => {
          setParameters({ run: runId }, { preventScrollReset: true });
        }}
        onImport={() => setDialog("import")}
      />
      <ImportSuite
        open={dialog === "import"}
        onClose={() => setDialog(null)}
        onImported={() => void reload()}
      />
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} description={description} />;
}
