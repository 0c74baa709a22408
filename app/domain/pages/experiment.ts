import { winnerOf } from "./experiment-statistics";
import type { EditionCounts } from "./page-visits";

/** What can be asked of an experiment. */
export const experimentLimits = {
  /** Of the visitors. */
  shareB: { least: 0.05, most: 0.95 },
  mostViewers: { least: 100, most: 200_000 },
  days: { least: 1, most: 90 },
} as const;

export interface ExperimentShown {
  shareB: number;
  mostViewers: number;
  /** ISO 8601. */
  startedAt: string;
  untilAt: string;
  counts: EditionCounts;
}

/** Where an experiment stands: it is over when as many came as were planned, or its days are. A winner may be known before. */
export function standingOf(
  { shareB, mostViewers, untilAt, counts }: Omit<ExperimentShown, "startedAt">,
  nowMs: number,
): { isOver: boolean; winner: "a" | "b" | null; progress: number } {
  const viewers = counts.a.views + counts.b.views;
  const isOver = viewers >= mostViewers || nowMs >= Date.parse(untilAt);
  return { isOver, winner: winnerOf(counts, shareB), progress: Math.min(1, viewers / mostViewers) };
}
