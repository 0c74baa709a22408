import type { PipelineOverview } from "~/domain/pipelines/pipeline-answers";
import { type ChartSpan, chartSpans } from "~/domain/pipelines/pipeline-answers";
import { type PipelineState, pipelineStates } from "~/domain/pipelines/pipeline-row";
import { stateWords } from "~/staff/pipelines/pipeline-words";
import { classNames } from "~/ui/class-names";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";

interface OverviewProps {
  /** Null until it is there. */
  overview: PipelineOverview | null;
  /** Whether it could not be read. */
  hasFailed: boolean;
  state: PipelineState | null;
  onState: (state: PipelineState | null) => void;
  span: ChartSpan;
  onSpan: (span: ChartSpan) => void;
}

const dots: Record<PipelineState, string> = {
  running: "bg-accent",
  waiting: "bg-warning",
  done: "bg-success",
  failed: "bg-danger",
  cancelled: "bg-neutral-8",
  recovered: "bg-neutral-8",
};

const count = new Intl.NumberFormat("en");

/** How many jobs are in each state, which narrows the list by a press, and how many began over time. */
export function Overview({ overview, hasFailed, state, onState, span, onSpan }: OverviewProps) {
  return (
    <section aria-label="Counts" className="grid gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-3 gap-1.5">
        {pipelineStates.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={state === each}
            onClick={() => onState(state === each ? null : each)}
            className={classNames(
              "grid gap-0.5 rounded-md border px-3 py-2 text-start transition-colors",
              state === each
                ? "border-accent bg-accent-soft"
                : "border-line bg-raised hover:border-neutral-8",
            )}
          >
            <span className="flex items-center gap-1.5 text-muted text-sm">
              <span className={classNames("size-1.5 rounded-full", dots[each])} />
              {stateWords[each].label}
            </span>
            {overview ? (
              <b className="tabular font-semibold text-lg">{count.format(overview.counts[each])}</b>
            ) : (
              <Skeleton className="my-1 h-5 w-12" />
            )}
          </button>
        ))}
      </div>
      <Chart overview={overview} hasFailed={hasFailed} span={span} onSpan={onSpan} />
    </section>
  );
}

function Chart({
  overview,
  hasFailed,
  span,
  onSpan,
}: Pick<OverviewProps, "overview" | "hasFailed" | "span" | "onSpan">) {
  const bars = overview?.chart ?? [];
  const most = Math.max(1, ...bars.map(({ began }) => began));
  const began = bars.reduce((sum, bar) => sum + bar.began, 0);
  const failed = bars.reduce((sum, bar) => sum + bar.failed, 0);
  return (
    <figure className="grid min-w-0 content-between gap-2 rounded-md border border-line bg-raised p-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-sm">
        {overview ? (
          <span>
            <b className="tabular font-semibold">{count.format(began)}</b> began,{" "}
            <b className="tabular font-semibold text-danger">{count.format(failed)}</b> failed for good
          </span>
        ) : hasFailed ? (
          <span className="text-danger">The jobs could not be counted; they are again in a moment.</span>
        ) : (
          <Skeleton className="h-5 w-44" />
        )}
        <SegmentedControl
          label="Chart over"
          size="sm"
          value={span}
          onChange={onSpan}
          segments={(Object.keys(chartSpans) as ChartSpan[]).map((value) => ({
            value,
            label: chartSpans[value],
          }))}
        />
      </figcaption>
      <div
        className="flex h-16 items-end gap-px"
        role="img"
        aria-label={overview ? `${began} jobs began, ${failed} of them failed` : "Jobs are being counted"}
      >
        {bars.map((bar) => (
          <div
            key={bar.fromMs}
            title={`${new Date(bar.fromMs).toLocaleString()}: ${bar.began} began, ${bar.failed} failed`}
            className="relative h-full min-w-0 grow rounded-sm hover:bg-hover"
          >
            <div
              className="absolute inset-x-0 bottom-0 rounded-sm bg-neutral-7"
              style={{ height: `${(bar.began / most) * 100}%` }}
            />
            <div
              className="absolute inset-x-0 bottom-0 rounded-sm bg-danger"
              style={{ height: `${(bar.failed / most) * 100}%` }}
            />
          </div>
        ))}
      </div>
    </figure>
  );
}
