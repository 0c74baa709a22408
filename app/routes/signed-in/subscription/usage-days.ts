import { type SpendKind, spendKinds, type UsageDay } from "~/domain/credits/ledger";
import { utcDay } from "~/domain/text/utc-calendar";

export interface DayOfUsage {
  /** YYYY-MM-DD. */
  day: string;
  credits: number;
  /** What was spent on it, in the order of `spendKinds`. */
  parts: { kind: SpendKind; credits: number; count: number }[];
}

/** Every day from the first to the last, with what was spent on it. */
export function usageByDay(usage: readonly UsageDay[], sinceDay: string, untilDay: string): DayOfUsage[] {
  const days: DayOfUsage[] = [];
  for (let ms = Date.parse(sinceDay); utcDay(ms) <= untilDay; ms += 24 * 3600 * 1000) {
    const day = utcDay(ms);
    const parts = spendKinds.flatMap((kind) => {
      const found = usage.find((each) => each.day === day && each.kind === kind);
      return found ? [{ kind, credits: found.credits, count: found.count }] : [];
    });
    days.push({ day, credits: parts.reduce((sum, part) => sum + part.credits, 0), parts });
  }
  return days;
}

/** What was spent on each kind in all, the most first. */
export function usageByKind(
  usage: readonly UsageDay[],
): { kind: SpendKind; credits: number; count: number }[] {
  return spendKinds
    .map((kind) => {
      const own = usage.filter((each) => each.kind === kind);
      return {
        kind,
        credits: own.reduce((sum, each) => sum + each.credits, 0),
        count: own.reduce((sum, each) => sum + each.count, 0),
      };
    })
    .filter(({ credits }) => credits > 0)
    .sort((left, right) => right.credits - left.credits);
}

/** A round figure at or above the highest day whose half is whole, for the top of the scale: 4, 10, 20, 40, 100… */
export function topOfScale(days: readonly DayOfUsage[]): number {
  const most = Math.max(4, ...days.map(({ credits }) => credits));
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 10].map((step) => step * power).find((top) => top >= most && top % 2 === 0) ?? most;
}
