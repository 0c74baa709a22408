/**
 * What a dispute of this status claims. An inquiry (`warning_…`) takes no money yet and may become a dispute; what is
 * closed is closed, also where Stripe's events come in another order: the higher rank holds.
 */
export function claimOfDispute(status: string): { holds: boolean; rank: number } {
  if (status === "won" || status === "prevented" || status === "warning_closed")
    return { holds: false, rank: 2 };
  if (status === "lost") return { holds: true, rank: 2 };
  return status.startsWith("warning_") ? { holds: false, rank: 0 } : { holds: true, rank: 1 };
}
