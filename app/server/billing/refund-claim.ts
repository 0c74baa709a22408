/**
 * What a refund of this status claims. One that failed or was cancelled gave nothing back and never will, in whichever
 * order Stripe's events come: the higher rank holds.
 */
export function claimOfRefund(status: string | null): { holds: boolean; rank: number } {
  const isUndone = status === "failed" || status === "canceled";
  return isUndone ? { holds: false, rank: 1 } : { holds: true, rank: 0 };
}
