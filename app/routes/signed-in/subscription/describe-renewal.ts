import type { LedgerState, Subscription } from "~/domain/credits/ledger";
import { plans } from "~/domain/credits/plan";
import { figure, formatDay, formatLastDay } from "./format";

type Renewing = Pick<LedgerState, "plan" | "balance" | "renewsAt" | "grants">;

/** What happens to the credits on the day more of them come: what comes, what lapses and what carries over. */
export function describeRenewal(
  state: Renewing,
  subscription: Pick<Subscription, "plan" | "isEnding"> | null,
  nowMs: number,
): string {
  const day = formatDay(state.renewsAt);
  if (subscription?.plan !== state.plan) {
    const news = `On ${day} you get ${figure(plans[state.plan].creditsPerMonth)} new credits.`;
    return [news, describeLapse(state, state.renewsAt, nowMs)].filter(Boolean).join(" ");
  }
  const paid = subscription.isEnding
    ? `Paid until ${day}, then the plan ends.`
    : `Paid until ${day}. New credits come with the next payment.`;
  const ends = running(state, nowMs).flatMap(({ expiresAt }) => expiresAt ?? []);
  const [firstEnd] = ends.sort();
  return [paid, firstEnd && describeLapse(state, firstEnd, nowMs)].filter(Boolean).join(" ");
}

/** Grants end at their own time: a month's at its end, a gift or a paid month when its last day is over, some never. */
function describeLapse(state: Renewing, endsAt: string, nowMs: number): string {
  const lapsing = running(state, nowMs)
    .filter(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) <= Date.parse(endsAt))
    .reduce((sum, { left }) => sum + left, 0);
  const staying = state.balance - lapsing;
  if (lapsing === 0) return staying > 0 ? `The ${figure(staying)} you have carry over.` : "";
  const end = formatLastDay(endsAt);
  return staying > 0
    ? `${figure(lapsing)} of those you have now lapse after ${end} unless you spend them; ${figure(staying)} carry over.`
    : `The ${figure(lapsing)} you have now lapse after ${end} unless you spend them; none carry over.`;
}

const running = ({ grants }: Renewing, nowMs: number) =>
  grants.filter(({ left, effectiveAt }) => left > 0 && Date.parse(effectiveAt) <= nowMs);
