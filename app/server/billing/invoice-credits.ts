import { type PlanId, plans } from "~/domain/credits/plan";

/** A line of a paid invoice. Times are seconds since the epoch. */
export interface PlanLine {
  plan: PlanId;
  fromSeconds: number;
  toSeconds: number;
  /** Part of a month, after a change of plan; what is given back is below zero. */
  isProration: boolean;
  amount: number;
}

const monthSeconds = (365.25 / 12) * 24 * 3600;
/** The next payment may take a few days; what is left does not vanish before it. */
const graceSeconds = 3 * 24 * 3600;

/**
 * What a paid invoice brings: a month's credits for each month it pays, a share for a part of one, less the share of
 * what it pays back. Null where that is nothing.
 */
export function creditsOfInvoice(
  lines: readonly PlanLine[],
): { credits: number; plan: PlanId; fromSeconds: number; expiresSeconds: number } | null {
  const credits = Math.floor(lines.reduce((sum, line) => sum + creditsOfLine(line), 0));
  const last = lines.filter(({ amount }) => amount >= 0).at(-1);
  if (!last || credits <= 0) return null;
  const expiresSeconds = Math.max(...lines.map(({ toSeconds }) => toSeconds)) + graceSeconds;
  return { credits, plan: last.plan, fromSeconds: last.fromSeconds, expiresSeconds };
}

function creditsOfLine({ plan, fromSeconds, toSeconds, isProration, amount }: PlanLine): number {
  const months = (toSeconds - fromSeconds) / monthSeconds;
  const paid = isProration ? months : Math.max(1, Math.round(months));
  return plans[plan].creditsPerMonth * paid * (amount < 0 ? -1 : 1);
}
