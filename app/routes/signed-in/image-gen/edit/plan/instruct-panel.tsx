import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { EditDraft } from "~/image-editor/edit-draft";
import { promptOf } from "~/images/edit/edit-request";
import { PlanPanel } from "../later-parts";
import { TaskPanel } from "../task-panel";
import { pendingTasks } from "../task-state";
import type { Bake } from "../use-bake";
import type { ShownCandidate } from "../use-shown-candidate";
import { PlanOffer } from "./plan-offer";
import { usePlanRequest } from "./use-plan-request";
import type { PlanRun } from "./use-plan-run";
import type { Plans } from "./use-plans";
import { useTextModel } from "./use-text-model";

export interface InstructPanelProps extends ComponentProps<typeof TaskPanel> {
  plans: Plans;
  planRun: PlanRun;
  candidate: ShownCandidate;
  bake: Bake;
}

/** An instruction: done by the image model as it is, or worked out as steps that are seen before they run. */
export function InstructPanel({ plans, planRun, candidate, bake, ...props }: InstructPanelProps) {
  const { assetId, draft, change, offered, balance, run, onTask } = props;
  const textModel = useTextModel();
  const request = usePlanRequest({ assetId, draft, model: offered.model, textModel, plans });
  const { plan } = planRun;
  const field = useRef<HTMLDivElement>(null);
  const [isReworded, setReworded] = useState(false);
  useEffect(() => {
    if (!isReworded) return;
    field.current?.querySelector("textarea")?.focus();
    setReworded(false);
  }, [isReworded]);
  if (!plan) {
    const isTyped = promptOf(draft, "instruct").trim() !== "";
    return (
      <div ref={field}>
        <TaskPanel {...props}>
          <PlanOffer textModel={textModel} request={request} isTyped={isTyped} />
        </TaskPanel>
      </div>
    );
  }
  return (
    <PlanPanel
      plan={plan}
      planRun={planRun}
      offered={offered}
      balance={balance}
      isSending={run.isSending}
      candidate={candidate}
      isSetByHand={pendingTasks(draft).length > 0}
      bake={bake}
      isNew={request.isNew}
      onTask={onTask}
      onReword={() => {
        const isOver = planRun.current === null;
        change((before) => withInstruction(before, isOver ? "" : plan.instruction), null);
        planRun.clear();
        setReworded(true);
      }}
    />
  );
}

function withInstruction(draft: EditDraft, instruct: string): EditDraft {
  return { ...draft, words: { ...draft.words, instruct } };
}
