import { useEffect, useRef } from "react";
import { isAsked } from "~/domain/image/edit-plan";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { priceOfImages } from "~/domain/image/make-images";
import { MakeButton } from "~/images/composer/make-button";
import { wishOfStep } from "~/images/edit/possible-steps";
import type { OfferedModels } from "~/images/edit/use-models";
import { useSinglePress } from "~/images/use-single-press";
import { Button } from "~/ui/button";
import type { TaskId } from "../tasks";
import type { Bake } from "../use-bake";
import type { ShownCandidate } from "../use-shown-candidate";
import { currentStep, type Plan, type PlannedStep, priceOfPlan } from "./plan";
import { PlanStepRow } from "./plan-step-row";
import { UnmetWishes } from "./unmet-wishes";
import type { PlanRun } from "./use-plan-run";

interface PlanPanelProps {
  plan: Plan;
  planRun: PlanRun;
  offered: OfferedModels;
  balance: number | null;
  isSending: boolean;
  candidate: ShownCandidate;
  /** Something is cut, set or laid over that is not part of the picture yet. */
  isSetByHand: boolean;
  bake: Bake;
  /** It has just come: whoever asked for it is led to it. */
  isNew: boolean;
  onTask: (task: TaskId) => void;
  /** Back to the instruction, with its words. */
  onReword: () => void;
}

/** The steps of an instruction, before they run and while they do. */
export default function PlanPanel(props: PlanPanelProps) {
  const { plan, planRun, offered, balance, isSending, candidate, onTask, onReword } = props;
  const { isSetByHand, bake, isNew } = props;
  const press = useSinglePress();
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes
  useEffect(() => {
    if (isNew) top.current?.focus();
  }, []);
  const { isRunning, current, isMaking, result } = planRun;
  const open = plan.steps.filter(({ state }) => state === "waiting" || state === "failed").length;
  const hasBegun = plan.steps.some(({ state }) => state !== "waiting");
  const isOver = plan.steps.length > 0 && currentStep(plan) === null;
  const isWaiting = current?.state === "asked" || current?.state === "failed";
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press.take();
        planRun.start();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div ref={top} tabIndex={-1} className="grid scroll-mt-4 gap-1 outline-none">
        <p dir="auto" className="wrap-anywhere line-clamp-4 rounded-md bg-sunken px-3 py-2.5 text-sm">
          {plan.instruction}
        </p>
        <p className="flex justify-between gap-3 text-muted text-sm">
          <span className="min-w-0 truncate">Read by {plan.madeBy}</span>
          <button type="button" onClick={onReword} className="shrink-0 font-[550] text-text hover:underline">
            {isOver ? "New instruction" : "Reword it"}
          </button>
        </p>
      </div>
      {plan.steps.length > 0 && (
        <section aria-labelledby="steps-heading" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 id="steps-heading" className="font-[550] text-sm">
            Steps
          </h3>
          <ol aria-label="Steps" className="grid gap-1.5">
            {plan.steps.map((planned, index) => {
              const isCurrent = planned.id === current?.id;
              return (
                <PlanStepRow
                  key={planned.id}
                  planned={planned}
                  number={index + 1}
                  price={priceOfStep(planned, offered.model)}
                  isCurrent={isCurrent}
                  isBusy={isCurrent && (isMaking || (isRunning && isSending))}
                  hasResult={isCurrent && result !== null}
                  isShown={result !== null && candidate.id === result.id}
                  isRunning={isRunning}
                  onShow={() => candidate.show(result)}
                  onRemove={() => planRun.remove(planned.id)}
                  onRetry={() => planRun.retry(planned.id)}
                  onSkip={() => planRun.skip(planned.id)}
                />
              );
            })}
          </ol>
        </section>
      )}
      {isOver ? (
        <div className="grid gap-2">
          <p role="status" className="text-muted text-sm">
            All steps are done.
            {isSetByHand && " What was set by hand can still be changed under Crop, Adjust and Design."}
          </p>
          {bake.problem && (
            <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
              {bake.problem}
            </p>
          )}
          {isSetByHand && (
            <Button
              variant="primary"
              size="lg"
              disabled={!bake.isReady}
              loading={bake.isBaking}
              onClick={bake.bake}
            >
              Apply · free
            </Button>
          )}
        </div>
      ) : isRunning ? (
        // Where the button that runs it stood: the second press of a double click is for that one.
        <Button size="lg" onClick={() => !press.isSecond() && planRun.stop()}>
          Stop
        </Button>
      ) : isWaiting || open === 0 ? null : (
        <MakeButton
          label={`${hasBegun ? "Continue with" : "Run"} ${open === 1 ? "1 step" : `${open} steps`}`}
          price={priceOfPlan(plan, offered.model)}
          balance={balance}
          isSending={false}
          waitingFor={null}
          onStopWaiting={() => {}}
        />
      )}
      <UnmetWishes wishes={plan.cannot} offered={offered} onTask={onTask} />
    </form>
  );
}

function priceOfStep({ step }: PlannedStep, model: ImageModelInfo | undefined): number {
  return model && isAsked(step) ? priceOfImages(model, wishOfStep(step)) : 0;
}
