import { useState } from "react";
import type { RunAct, RunSummary } from "~/domain/prompt-tests/desk";
import { counted, dollars, moment, whole } from "~/staff/figures";
import { problemOf } from "~/staff/problem-of";
import { changeRun } from "~/staff/prompt-tests/api";
import { runStateWords } from "~/staff/prompt-tests/state-words";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { showErrorToast, showToast } from "~/ui/toast";

const done: Record<RunAct, string> = {
  pause: "Paused. Questions that are out come in.",
  resume: "The run goes on",
  cancel: "Stopped. What was answered is kept.",
  "ask-again": "What failed is asked again",
};

/** How far a run is, what it cost, and what can be done with it. */
export function RunBar({ run, onChanged }: { run: RunSummary; onChanged: () => void }) {
  const [busy, setBusy] = useState<RunAct | null>(null);
  const { counts } = run;
  const total = run.cases * run.columns.length;
  const left = counts.waiting + counts.answered;
  const failed = counts["no-answer"] + counts.ungraded + counts.cancelled;
  const isOpen = run.state === "running" || run.state === "paused";

  async function act(name: RunAct) {
    setBusy(name);
    try {
      await changeRun(run.id, name);
      showToast(done[name]);
      onChanged();
    } catch (error) {
      showErrorToast(problemOf(error).message);
    }
    setBusy(null);
  }

  const { label, tone } = runStateWords[run.state];
  return (
    <section aria-label="Run" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
        <Badge tone={tone}>{label}</Badge>
        <span>
          {moment(run.startedAt)} by {run.by}
        </span>
        <span>
          {run.dataset.name}, version {run.dataset.version.slice(0, 6)}
        </span>
        <span className="tabular">{counted(total, "cell")}</span>
        <span className="tabular">
          {run.isCostKnown ? dollars(run.costUsd) : `at least ${dollars(run.costUsd)}`}
        </span>
        {run.parameters.repeats > 1 && <span>{run.parameters.repeats} answers per cell</span>}
        {counts.undecided > 0 && <span>{whole(counts.undecided)} to decide</span>}
        <span className="ms-auto flex flex-wrap gap-2">
          {run.state === "running" && (
            <Button size="sm" loading={busy === "pause"} onClick={() => act("pause")}>
              Pause
            </Button>
          )}
          {run.state === "paused" && (
            <Button size="sm" variant="primary" loading={busy === "resume"} onClick={() => act("resume")}>
              Resume
            </Button>
          )}
          {isOpen && (
            <Button size="sm" loading={busy === "cancel"} onClick={() => act("cancel")}>
              Stop
            </Button>
          )}
          {!isOpen && failed > 0 && (
            <Button size="sm" loading={busy === "ask-again"} onClick={() => act("ask-again")}>
              Ask {whole(failed)} again
            </Button>
          )}
        </span>
      </div>
      {isOpen && (
        <ProgressBar
          label={run.state === "paused" ? "Paused" : "Asking"}
          value={total === 0 ? null : 1 - left / total}
          detail={`${whole(total - left)} of ${counted(total, "cell")}`}
        />
      )}
    </section>
  );
}
