import type { Score } from "~/domain/function-calls/accuracy";
import { interval, percent } from "~/staff/figures";
import { classNames } from "~/ui/class-names";

/** A share with what it may be by chance: the bar is the 95% interval, the tick the share itself. */
export function Share({ score, className }: { score: Score; className?: string }) {
  if (score.share === null) return <span className="text-faint">–</span>;
  return (
    <span
      className={classNames("grid gap-1", className)}
      title={`${score.passed} of ${score.judged}; by chance ${interval(score)}`}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="tabular font-[550]">{percent(score.share)}</span>
        <span className="tabular text-faint text-xs">
          {score.passed}/{score.judged}
        </span>
      </span>
      <span className="relative block h-1.5 rounded-full bg-neutral-4" aria-hidden="true">
        <span
          className="absolute inset-y-0 rounded-full bg-neutral-7"
          style={{ insetInlineStart: `${score.low * 100}%`, width: `${(score.high - score.low) * 100}%` }}
        />
        <span
          className="absolute -inset-y-0.5 w-0.5 rounded-full bg-text"
          style={{ insetInlineStart: `calc(${score.share * 100}% - 1px)` }}
        />
      </span>
      <span className="sr-only">95% interval {interval(score)}</span>
    </span>
  );
}
