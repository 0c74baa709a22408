import type { ExperimentShown } from "~/domain/pages/experiment";
import type { EditionId } from "~/domain/pages/page-visits";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { EditionCountsTable } from "./edition-counts";
import { number, verdictOf, viewersStillNeeded } from "./experiment-words";
import { moment } from "./published-link";

interface ExperimentRunningProps {
  projectId: string;
  experiment: ExperimentShown;
  doing: "start" | EditionId | null;
  onEnd: (keep: EditionId) => void;
}

/** A test that runs: what was counted, what can be said of it, and the ways to end it. */
export function ExperimentRunning({ projectId, experiment, doing, onEnd }: ExperimentRunningProps) {
  const { counts, mostViewers, untilAt, shareB } = experiment;
  const { winner, isOver, line, detail } = verdictOf(experiment, Date.now());
  const viewers = counts.a.views + counts.b.views;
  const needed = winner || isOver ? null : viewersStillNeeded(experiment);
  const isDecided = winner !== null || isOver;
  const addressOf = (edition: EditionId) => `/pages/${projectId}?edition=${edition}`;
  return (
    <div className="grid min-w-0 gap-5">
      <section
        role="status"
        className={`grid gap-1 rounded-md p-3.5 ${winner ? "bg-success-soft" : "bg-sunken"}`}
      >
        <h3 className="font-[600]">{line}</h3>
        <p className="text-pretty text-muted text-sm">{detail}</p>
        {needed !== null && (
          <p className="text-pretty text-muted text-sm">
            {viewers + needed > mostViewers
              ? `If the difference is as small as counted so far, it takes some ${number(needed)} more viewers to tell: more than this test counts.`
              : `If the difference is as large as counted so far, some ${number(needed)} more viewers are needed.`}
          </p>
        )}
      </section>
      <EditionCountsTable counts={counts} addresses={{ a: addressOf("a"), b: addressOf("b") }} />
      <ProgressBar
        label={isOver ? "The test is over" : "Viewers"}
        value={isOver ? 1 : viewers / mostViewers}
        detail={`${number(viewers)} of ${number(mostViewers)}`}
      />
      <p className="text-muted text-sm">
        A is what others saw before; {Math.round(shareB * 100)} of 100 visitors are shown B.{" "}
        {isOver
          ? "Both go on being shown, and nobody more is counted, until you choose."
          : `It counts until ${moment(untilAt)} at the latest. To publish something else ends it.`}
      </p>
      <div className="flex flex-wrap gap-2 border-line border-t pt-4">
        {(["a", "b"] as const).map((edition) => (
          <Button
            key={edition}
            variant={winner === edition ? "primary" : "secondary"}
            loading={doing === edition}
            disabled={doing !== null}
            onClick={() => onEnd(edition)}
          >
            {isDecided ? `Keep ${edition.toUpperCase()}` : `Stop, keep ${edition.toUpperCase()}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
