import { useState } from "react";
import { ApiError } from "~/client/call-api";
import type { RunSummary } from "~/domain/function-calls/desk";
import { moment } from "~/staff/figures";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { Select } from "~/ui/select";
import { showErrorToast, showToast } from "~/ui/toast";
import { askAgain, cancelRun, judgeAnew } from "./api";

interface RunBarProps {
  runs: readonly RunSummary[];
  run: RunSummary;
  judgeVersion: number;
  onChoose: (runId: string) => void;
  onChanged: () => void;
}

/** Which run is shown, how far it is, and what can be done with its answers. */
export function RunBar({ runs, run, judgeVersion, onChoose, onChanged }: RunBarProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const isRunning = run.state === "running";

  async function act(name: string, work: () => Promise<string>) {
    setBusy(name);
    try {
      showToast(await work());
      onChanged();
    } catch (error) {
      showErrorToast(error instanceof ApiError ? error.message : "Nothing was changed. Try again.");
    }
    setBusy(null);
  }

  const judge = () =>
    act("judge", async () => {
      const { judged, nowPass, nowFail, stale } = await judgeAnew(run.id);
      const gone = stale > 0 ? ` ${stale} have to be asked again: their question has changed.` : "";
      return nowPass + nowFail === 0
        ? `${judged} answers judged anew, none otherwise than before.${gone}`
        : `${judged} answers judged anew: ${nowPass} pass now, ${nowFail} fail now.${gone}`;
    });

  return (
    <section aria-label="Run" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-full max-w-md">
          <Select
            label="Run"
            value={run.id}
            onChange={onChoose}
            choices={runs.map((one) => ({
              value: one.id,
              label: one.label || moment(one.startedAt),
              detail: `${one.label ? `${moment(one.startedAt)}, ` : ""}${one.models.map(({ label }) => label).join(", ")}`,
            }))}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 py-1">
          <Button size="sm" loading={busy === "judge"} disabled={isRunning} onClick={judge}>
            Judge anew
          </Button>
          {!isRunning && run.failed > 0 && (
            <Button
              size="sm"
              loading={busy === "ask"}
              onClick={() =>
                act("ask", async () => {
                  const { asked } = await askAgain(run.id);
                  return `${asked} questions are asked again`;
                })
              }
            >
              Ask {run.failed} again
            </Button>
          )}
          {isRunning && (
            <Button
              size="sm"
              loading={busy === "cancel"}
              onClick={() =>
                act("cancel", async () => {
                  await cancelRun(run.id);
                  return "Stopped. What was answered is kept.";
                })
              }
            >
              Stop
            </Button>
          )}
          {run.state === "cancelled" && <Badge tone="warning">Stopped</Badge>}
          {run.judgeVersion !== judgeVersion && <Badge tone="warning">Judged by older rules</Badge>}
        </div>
      </div>
      {isRunning && (
        <ProgressBar
          label="Asking"
          value={run.total === 0 ? null : 1 - run.waiting / run.total}
          detail={`${run.total - run.waiting} of ${run.total} answers`}
        />
      )}
    </section>
  );
}
