import { type Plan, planSchema, resumedPlan } from "./plan";

/** Plans live in this browser, by person and picture, so that a reload loses neither the steps nor how far they are. */

const keyOf = (userId: string, assetId: string) => `vitrine:image-plan:${userId}:${assetId}`;

export function readKeptPlan(userId: string, assetId: string): Plan | null {
  try {
    const kept = localStorage.getItem(keyOf(userId, assetId));
    return kept === null ? null : resumedPlan(planSchema.parse(JSON.parse(kept)));
  } catch {
    return null;
  }
}

export function keepPlan(userId: string, assetId: string, plan: Plan | null): void {
  try {
    if (plan) localStorage.setItem(keyOf(userId, assetId), JSON.stringify(plan));
    else localStorage.removeItem(keyOf(userId, assetId));
  } catch {
    // Storage is full or off: the plan lives as long as the page.
  }
}
