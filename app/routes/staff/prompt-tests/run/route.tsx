import { Link, useParams } from "react-router";
import { pageTitle } from "~/shell/page-title";
import { counted } from "~/staff/figures";
import { StaffPage, StaffPageSkeleton } from "~/staff/staff-page";
import { useFilters } from "~/staff/use-filters";
import { ErrorState } from "~/ui/error-state";
import { Tabs } from "~/ui/tabs";
import type { Route } from "./+types/route";
import { CellDialog } from "./cell-dialog";
import { ComparisonView } from "./comparison-view";
import { FiguresView } from "./figures-view";
import { MatrixView } from "./matrix-view";
import { RunBar } from "./run-bar";
import { useRun } from "./use-run";

const title = "Prompt test";
export const handle = { place: "Prompt tests", reads: "/api/v1/staff/prompt-tests/runs/:runId" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

const viewNames = ["view", "cell"] as const;
type View = "matrix" | "figures" | "compare";
const parseView = (text: string): View => (text === "figures" || text === "compare" ? text : "matrix");

/** One run: cases by prompts and models, as the answers come in. */
export default function PromptTestRun() {
  const { runId = "" } = useParams();
  return <RunOf key={runId} runId={runId} />;
}

function RunOf({ runId }: { runId: string }) {
  const { loaded, problem, reload } = useRun(runId);
  const { values, set } = useFilters(viewNames);
  if (problem && !loaded) {
    const isMissing = problem.status === 404;
    return (
      <StaffPage title={title}>
        <ErrorState
          title={isMissing ? "There is no such run" : "The run could not be read"}
          onRetry={isMissing ? undefined : reload}
          requestId={isMissing ? null : problem.requestId}
          action={
            <Link to="/automated-prompts-testing" className="underline">
              All runs
            </Link>
          }
        >
          {isMissing ? "The latest 60 are kept. Look for it in the list." : problem.message}
        </ErrorState>
      </StaffPage>
    );
  }
  if (!loaded) return <StaffPageSkeleton title={title} />;
  const { run, matrix, metrics, detail } = loaded;
  const open = (place: number | null) => set({ cell: place === null ? "" : String(place) });
  return (
    <StaffPage
      title={run.label || `${run.dataset.name}, ${counted(run.columns.length, "column")}`}
      description={
        <Link to="/automated-prompts-testing" className="underline">
          All runs
        </Link>
      }
    >
      <RunBar run={run} onChanged={reload} />
      <Tabs<View>
        label="Views"
        value={parseView(values.view)}
        onChange={(view) => set({ view: view === "matrix" ? "" : view })}
        tabs={[
          {
            value: "matrix",
            label: "Matrix",
            content: <MatrixView run={run} matrix={matrix} detail={detail} onOpen={open} />,
          },
          {
            value: "figures",
            label: "Figures",
            content: <FiguresView run={run} matrix={matrix} metrics={metrics} onOpen={open} />,
          },
          {
            value: "compare",
            label: "Compare",
            content: <ComparisonView run={run} matrix={matrix} detail={detail} onOpen={open} />,
          },
        ]}
      />
      <CellDialog
        run={run}
        place={values.cell === "" ? null : Number(values.cell)}
        title={detail.cases[Math.floor(Number(values.cell) / run.columns.length)]?.title ?? ""}
        revision={matrix.revision}
        onGo={open}
        onChanged={reload}
      />
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} />;
}
