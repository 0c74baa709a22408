import { useState } from "react";
import { useNavigate } from "react-router";
import { pageTitle } from "~/shell/page-title";
import { StaffPage, StaffPageSkeleton, TableSkeleton } from "~/staff/staff-page";
import { useFilters } from "~/staff/use-filters";
import { Button } from "~/ui/button";
import { ErrorState } from "~/ui/error-state";
import { Tabs } from "~/ui/tabs";
import type { Route } from "./+types/route";
import { DatasetList } from "./dataset-list";
import { PromptList } from "./prompt-list";
import { RunDialog } from "./run-dialog";
import { RunList } from "./run-list";
import { useOverview } from "./use-overview";

const title = "Prompt tests";
const description =
  "Prompts and models held against datasets of cases, with what has to hold of every answer.";
export const handle = { place: title };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

const names = ["tab", "dataset", "prompt"] as const;
type Tab = "runs" | "datasets" | "prompts";
const parseTab = (text: string): Tab => (text === "datasets" || text === "prompts" ? text : "runs");

/** What can be tested, with what, and what came of it. */
export default function PromptTests() {
  const { overview, problem, reload } = useOverview();
  const { values, set } = useFilters(names);
  const [isStarting, setStarting] = useState(false);
  const navigate = useNavigate();
  if (problem && !overview) {
    return (
      <StaffPage title={title} description={description}>
        <ErrorState
          title="Prompt tests cannot be shown"
          onRetry={() => void reload()}
          requestId={problem.requestId}
        >
          {problem.message}
        </ErrorState>
      </StaffPage>
    );
  }
  if (!overview) {
    return (
      <StaffPage title={title} description={description}>
        <TableSkeleton />
      </StaffPage>
    );
  }
  const start = (
    <Button variant="primary" onClick={() => setStarting(true)}>
      New run
    </Button>
  );
  return (
    <StaffPage title={title} description={description} actions={start}>
      <Tabs<Tab>
        label="Parts"
        value={parseTab(values.tab)}
        onChange={(tab) => set({ tab: tab === "runs" ? "" : tab, dataset: "", prompt: "" })}
        tabs={[
          {
            ...{ value: "runs", label: "Runs", count: overview.runs.length },
            content: <RunList runs={overview.runs} onStart={() => setStarting(true)} />,
          },
          {
            ...{ value: "datasets", label: "Datasets", count: overview.datasets.length },
            content: (
              <DatasetList
                datasets={overview.datasets}
                openId={values.dataset}
                onOpen={(dataset) => set({ dataset })}
                onChanged={reload}
              />
            ),
          },
          {
            ...{ value: "prompts", label: "Prompts", count: overview.prompts.length },
            content: (
              <PromptList
                prompts={overview.prompts}
                openId={values.prompt}
                onOpen={(prompt) => set({ prompt })}
                onChanged={reload}
              />
            ),
          },
        ]}
      />
      <RunDialog
        open={isStarting}
        overview={overview}
        onClose={() => setStarting(false)}
        onStarted={(runId) => void navigate(`/automated-prompts-testing/${runId}`)}
      />
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} description={description} />;
}
