import { useRef, useState } from "react";
import type { ActOutcome } from "~/domain/pipelines/pipeline-acts";
import { ReasonDialog } from "~/staff/reason-dialog";
import { ProgressBar } from "~/ui/progress-bar";
import { showToast } from "~/ui/toast";
import { describeOutcomes, runAct } from "./run-act";

export interface PlannedAct {
  act: "cancel" | "rerun";
  fromStep: string | null;
  jobIds: readonly string[];
}

interface ActDialogProps {
  planned: PlannedAct | null;
  onClose: () => void;
  onDone: (actId: string, outcomes: readonly ActOutcome[]) => void;
}

/** Asks for the reason, does the act to each of the jobs, and says what it came to. */
export function ActDialog({ planned, onClose, onDone }: ActDialogProps) {
  const [done, setDone] = useState<number | null>(null);
  // One id for one opening: what failed midway is sent again and happens once to each job.
  const opened = useRef({ planned, actId: "" });
  if (opened.current.planned !== planned) opened.current = { planned, actId: crypto.randomUUID() };
  if (!planned) return null;
  const { act, fromStep, jobIds } = planned;
  const jobs = jobIds.length === 1 ? "this job" : `${jobIds.length} jobs`;
  return (
    <ReasonDialog
      open
      title={act === "cancel" ? `Cancel ${jobs}` : `Run ${jobs} again`}
      description={
        act === "cancel"
          ? "What is made already stays with its person; nothing more is made or charged."
          : `A new job does the work again${fromStep ? `, from the step ${fromStep} on` : ""}. It costs its owner nothing, and they see it among their work.`
      }
      confirmLabel={act === "cancel" ? "Cancel jobs" : "Run again"}
      isDanger={act === "cancel"}
      onClose={() => {
        setDone(null);
        onClose();
      }}
      onConfirm={async (reason) => {
        const { actId } = opened.current;
        const outcomes = await runAct({ actId, act, fromStep, reason }, jobIds, setDone);
        showToast(describeOutcomes(act, outcomes));
        onDone(actId, outcomes);
      }}
    >
      {done !== null && jobIds.length > 1 && (
        <ProgressBar label="Jobs" value={done / jobIds.length} detail={`${done} of ${jobIds.length}`} />
      )}
    </ReasonDialog>
  );
}
