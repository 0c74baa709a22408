import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import { formatCredits } from "~/domain/credits/format-credits";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";
import { Spinner } from "~/ui/spinner";
import type { PlannedStep } from "./plan";

interface PlanStepRowProps {
  planned: PlannedStep;
  number: number;
  /** Credits; 0 for what happens in the browser. */
  price: number;
  isCurrent: boolean;
  /** Its generation is under way, or it is being sent. */
  isBusy: boolean;
  hasResult: boolean;
  isShown: boolean;
  isRunning: boolean;
  onShow: () => void;
  onRemove: () => void;
  onRetry: () => void;
  onSkip: () => void;
}

/** One step of a plan: what it does, what it costs, and where it stands. */
export function PlanStepRow(props: PlanStepRowProps) {
  const { planned, number, price, isCurrent, isBusy, hasResult, isShown, isRunning } = props;
  const { label, state, problem } = planned;
  const isOver = state === "done" || state === "skipped";
  const isStuck = state === "failed" || (state === "asked" && !isBusy && !hasResult && !isRunning);
  return (
    <li
      aria-current={isCurrent && isRunning ? "step" : undefined}
      className={classNames(
        "grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1.5 rounded-md border px-2.5 py-1.5 text-sm",
        isCurrent && (isRunning || state === "asked") ? "border-accent" : "border-line",
      )}
    >
      <span className="tabular grid h-7 place-items-center text-muted">
        {state === "done" ? (
          <Check className="size-4 text-accent" aria-hidden="true" />
        ) : state === "failed" ? (
          <CircleAlert className="size-4 text-danger" aria-hidden="true" />
        ) : isBusy ? (
          <Spinner className="size-4 text-accent" />
        ) : (
          number
        )}
      </span>
      <span dir="auto" className={classNames("wrap-anywhere py-1", isOver && "text-muted")}>
        {label}
        {state === "done" && <span className="sr-only">, done</span>}
        {state === "skipped" && " (skipped)"}
      </span>
      <span className="flex h-7 items-center gap-1">
        {!isOver && <span className="tabular whitespace-nowrap text-muted">{formatCredits(price)}</span>}
        {state === "waiting" && !(isCurrent && isRunning) && (
          <IconButton
            size="sm"
            label={`Remove: ${label}`}
            icon={<X className="size-4" />}
            onClick={props.onRemove}
          />
        )}
      </span>
      {state === "asked" && (
        <p role="status" className="col-start-2 col-end-4 text-muted">
          {hasResult
            ? isShown
              ? "Accept the result, and the steps go on with it."
              : "Its result waits to be accepted."
            : isBusy
              ? "It is being made."
              : "Its result is awaited."}
        </p>
      )}
      {problem && (
        <p role="alert" className="col-start-2 col-end-4 text-danger">
          {problem}
        </p>
      )}
      {(isStuck || (hasResult && !isShown)) && (
        <span className="col-start-2 col-end-4 flex flex-wrap gap-1.5">
          {hasResult && !isShown && (
            <Button size="sm" variant="primary" onClick={props.onShow}>
              Show the result
            </Button>
          )}
          {isStuck && (
            <>
              <Button size="sm" onClick={props.onRetry}>
                Try again
              </Button>
              <Button size="sm" variant="ghost" onClick={props.onSkip}>
                Skip it
              </Button>
            </>
          )}
        </span>
      )}
    </li>
  );
}
