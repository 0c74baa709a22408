import type { FailureGroup } from "./failure-groups";
import type { PipelineRow, PipelineState } from "./pipeline-row";

/** A page of the list, the newest first. Times are in ms since 1970. */
export interface PipelinePage {
  rows: PipelineRow[];
  /** Where the next page begins; null after the last one. */
  nextMs: number | null;
  /** What changed from here on is told by the question for changes. */
  asOfMs: number;
}

/** Jobs that changed, of everybody: the page knows which of them it lists. */
export interface PipelineChanges {
  rows: PipelineRow[];
  asOfMs: number;
}

export const chartSpans = { day: "24 hours", week: "7 days", month: "30 days" } as const;
export type ChartSpan = keyof typeof chartSpans;

export interface PipelineOverview {
  counts: Record<PipelineState, number>;
  span: ChartSpan;
  chart: { fromMs: number; toMs: number; began: number; failed: number }[];
}

export interface PipelineFailures {
  groups: FailureGroup[];
  /** How many failures, the newest, they were made of; more may be there where it is the most. */
  read: number;
  most: number;
}

const hourMs = 3_600_000;
const buckets: Record<ChartSpan, { count: number; ms: number }> = {
  day: { count: 24, ms: hourMs },
  week: { count: 28, ms: 6 * hourMs },
  month: { count: 30, ms: 24 * hourMs },
};

/** The stretches of a chart up to now, the oldest first; each begins at a whole hour, six hours or day, UTC. */
export function chartBuckets(span: ChartSpan, nowMs: number): { fromMs: number; toMs: number }[] {
  const { count, ms } = buckets[span];
  const lastMs = Math.floor(nowMs / ms) * ms;
  return Array.from({ length: count }, (_, index) => {
    const fromMs = lastMs - (count - 1 - index) * ms;
    return { fromMs, toMs: fromMs + ms };
  });
}
