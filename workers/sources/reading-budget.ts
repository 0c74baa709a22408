import { DurableObject } from "cloudflare:workers";
import {
  type BudgetState,
  type ReadingBudgetRpc,
  type ReadingKind,
  readingBudgets,
  takeFromBudget,
} from "~/domain/facts/reading-budget";
import type { Env } from "~/settings/settings.server";

/** One per account: what it may still have fetched from elsewhere, however many isolates fetch for it. */
export class ReadingBudget extends DurableObject<Env> implements ReadingBudgetRpc {
  async take(kind: ReadingKind): Promise<number | null> {
    const most = readingBudgets[kind];
    const nowMs = Date.now();
    const known = await this.ctx.storage.get<BudgetState>(kind);
    const { state, freeAtMs } = takeFromBudget(known ?? { left: most, atMs: nowMs }, most, nowMs);
    await this.ctx.storage.put(kind, state);
    return freeAtMs;
  }
}
