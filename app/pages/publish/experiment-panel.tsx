import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import type { BuilderPanelProps } from "../builder/page-editor";
import { EditionCountsTable } from "./edition-counts";
import { ExperimentRunning } from "./experiment-running";
import { ExperimentStart } from "./experiment-start";
import { pageDifferences } from "./page-differences";
import { moment } from "./published-link";
import { useExperiment } from "./use-experiment";

/** Two versions of a page tried against each other, for its owner. */
export default function ExperimentPanel(props: BuilderPanelProps) {
  if (!props.isOwner) {
    return (
      <p className="text-pretty text-muted text-sm">
        This page belongs to somebody else. You edit it with them; they test versions of it.
      </p>
    );
  }
  if (props.isReadOnly) {
    return <p className="text-muted text-sm">Restore the page from the trash to test a version of it.</p>;
  }
  return <Panel {...props} />;
}

function Panel({ project, page, saveState, publishing }: BuilderPanelProps) {
  const experiment = useExperiment(project.id, project.updatedAt.getTime());
  const readings = [experiment.reading, publishing.reading];
  const failed = readings.find((reading) => reading.kind === "failed");
  if (failed?.kind === "failed") {
    const retry = () => {
      for (const reading of readings) if (reading.kind === "failed") reading.retry();
    };
    return (
      <ErrorState title="The test cannot be shown" onRetry={retry}>
        {failed.message}
      </ErrorState>
    );
  }
  if (experiment.reading.kind !== "ready" || publishing.reading.kind !== "ready") {
    return (
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  const { isPublished, running, ended, earlier, visits } = experiment.reading.state;
  const { shown, open, outOfDate } = publishing.reading.state;
  if (!isPublished) {
    return (
      <div className="grid gap-2 text-pretty text-muted text-sm">
        <p>Nobody sees this page yet. Publish it, then change it: both versions can be tried here.</p>
        <About />
      </div>
    );
  }
  const obstacle =
    open.length > 0
      ? "Nothing backs some of its statements. Settle them under Publish, then begin."
      : saveState.kind !== "saved"
        ? "It can be tested once your last edit is saved."
        : null;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      {running ? (
        <ExperimentRunning
          projectId={project.id}
          experiment={running}
          doing={experiment.doing}
          onEnd={(keep) => void experiment.end(keep).then(publishing.reload)}
        />
      ) : (
        <>
          <About />
          {page.action.href === "" && (
            <p className="text-pretty text-sm text-warning">
              The button of this page leads nowhere yet. Give it an address under Page, or there is little to
              click.
            </p>
          )}
          <ExperimentStart
            earlier={earlier}
            isChanged={shown !== null && pageDifferences(shown, page).length + outOfDate.length > 0}
            obstacle={obstacle}
            total={visits.total}
            isStarting={experiment.doing === "start"}
            onStart={(plan) => void experiment.start(plan)}
          />
        </>
      )}
      {!running && ended && (
        <section aria-labelledby="last-test" className="grid gap-2 border-line border-t pt-5">
          <h3 id="last-test" className="font-[550] text-sm">
            Last test: {ended.kept.toUpperCase()} was kept
          </h3>
          <p className="text-muted text-sm">
            {moment(ended.startedAt)} to {moment(ended.endedAt)}
          </p>
          <EditionCountsTable counts={ended.counts} addresses={null} />
        </section>
      )}
    </div>
  );
}

function About() {
  return (
    <p className="text-pretty text-muted text-sm">
      Show a second version to some of your visitors and see which one leads more of them to click. Each
      viewer counts once. You and programs do not count, and nothing is kept in anybody's browser.
    </p>
  );
}
