import { type ExperimentShown, standingOf } from "~/domain/pages/experiment";
import { clickRate, type Interval, timesAsOften, viewersNeeded } from "~/domain/pages/experiment-statistics";
import type { VisitCounts } from "~/domain/pages/page-visits";

/** What can be said of a test, in a line and what explains it. */
export interface Verdict {
  winner: "a" | "b" | null;
  isOver: boolean;
  line: string;
  detail: string;
}

/** No more than the counts allow: a winner only where chance is ruled out, at any look. */
export function verdictOf(experiment: ExperimentShown, nowMs: number): Verdict {
  const { counts, shareB } = experiment;
  const { winner, isOver } = standingOf(experiment, nowMs);
  const times = timesAsOften(counts, shareB);
  if (winner) {
    const [name, than] = winner === "b" ? ["B", "A"] : ["A", "B"];
    const line = `${name} is clicked more often than ${than}`;
    return { winner, isOver, line, detail: `${timesWords(times, winner)} Chance is ruled out.` };
  }
  const detail = counts.a.clicks + counts.b.clicks === 0 ? "Nobody has clicked." : timesWords(times, "b");
  if (isOver) {
    const line = "No difference was found";
    return { winner, isOver, line, detail: `${detail} Keep the one you like better.` };
  }
  return { winner, isOver, line: "It cannot be said yet which is clicked more often", detail };
}

/** “B is clicked between 1.1 and 1.8 times as often as A.” */
function timesWords({ low, high }: Interval, of: "a" | "b"): string {
  const [name, than] = of === "b" ? ["B", "A"] : ["A", "B"];
  const [least, most] = of === "b" ? [low, high] : [1 / high, 1 / low];
  if (least === 0 && most === Number.POSITIVE_INFINITY) return "Anything is possible so far.";
  if (most === Number.POSITIVE_INFINITY) {
    return `${name} is clicked at least ${factor(least)} times as often as ${than}.`;
  }
  if (least === 0) return `${name} is clicked at most ${factor(most)} times as often as ${than}.`;
  return `${name} is clicked between ${factor(least)} and ${factor(most)} times as often as ${than}.`;
}

/** How many more viewers would show the difference that is counted so far; null where the counts cannot tell. */
export function viewersStillNeeded({ counts, shareB }: ExperimentShown): number | null {
  const [a, b] = [clickRate(counts.a)?.rate, clickRate(counts.b)?.rate];
  if (!a || b === undefined) return null;
  const needed = viewersNeeded(a, b / a, shareB) - counts.a.views - counts.b.views;
  return Number.isFinite(needed) ? Math.max(0, roughly(needed)) : null;
}

/** “4.2 %”, and between which bounds it truly is. */
export function rateWords(counts: VisitCounts): { rate: string; between: string } | null {
  const known = clickRate(counts);
  if (!known) return null;
  const { rate, low, high } = known;
  return { rate: percent(rate), between: `${percent(low)} to ${percent(high)}` };
}

/** To two figures: nobody knows it better. */
export function roughly(count: number): number {
  return Number(Math.ceil(count).toPrecision(2));
}

export function number(count: number): string {
  return count.toLocaleString();
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

function percent(share: number): string {
  return share.toLocaleString(undefined, { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 });
}

function factor(times: number): string {
  return times.toLocaleString(undefined, { maximumFractionDigits: times < 10 ? 2 : 0 });
}
