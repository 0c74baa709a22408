/** What one person may have fetched from elsewhere within an hour. */
export const readingBudgets = { page: 60, picture: 400, file: 20 } as const;
export type ReadingKind = keyof typeof readingBudgets;

const hourMs = 60 * 60 * 1000;

/** What is left of a budget, and when it was counted: it fills up again steadily. */
export interface BudgetState {
  left: number;
  atMs: number;
}

/** Takes one from a budget. Where nothing is left the state is as it was, and `freeAtMs` says when there is one again. */
export function takeFromBudget(
  { left, atMs }: BudgetState,
  most: number,
  nowMs: number,
): { state: BudgetState; freeAtMs: number | null } {
  const msPerOne = hourMs / most;
  const filled = Math.min(most, left + Math.max(0, nowMs - atMs) / msPerOne);
  if (filled < 1) return { state: { left, atMs }, freeAtMs: Math.ceil(nowMs + (1 - filled) * msPerOne) };
  return { state: { left: filled - 1, atMs: nowMs }, freeAtMs: null };
}

/** What the one object of an account (workers/sources) is asked, by the worker. */
export interface ReadingBudgetRpc {
  /** Takes one of this kind; the time at which there is one again, in milliseconds since the epoch, where none is left. */
  take(kind: ReadingKind): Promise<number | null>;
}
