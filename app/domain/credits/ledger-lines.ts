import type { LedgerEntry } from "./ledger";

/** One happening of a ledger: what came or went, or a piece of work with all that was set aside, used and given back for it. */
export interface LedgerLine {
  /** That of its latest entry. */
  id: number;
  title: string;
  /** Change of the balance by all of it, in whole credits. */
  credits: number;
  balanceAfter: number;
  /** The latest first; never empty. */
  entries: readonly [LedgerEntry, ...LedgerEntry[]];
}

/** Entries, the newest first, as lines in the order of their latest entries. Σ credits is the same. */
export function ledgerLines(entries: readonly LedgerEntry[]): LedgerLine[] {
  const lines = Map.groupBy(entries, ({ spendKind, key, id }) => (spendKind ? `work ${key}` : id));
  return [...lines.values()].flatMap((parts) => {
    const [latest, ...earlier] = parts;
    if (!latest) return [];
    const title = parts.at(-1)?.title ?? latest.title;
    const credits = parts.reduce((sum, part) => sum + part.credits, 0);
    const { id, balanceAfter } = latest;
    return { id, title, credits, balanceAfter, entries: [latest, ...earlier] as const };
  });
}

/**
 * All lines down to some point, each with the balance that was left as if it had been one step: work that went on side
 * by side set its credits aside first and was done later, and would all stand at the last balance.
 */
export function inSteps(lines: readonly LedgerLine[]): LedgerLine[] {
  let balance = lines[0]?.balanceAfter ?? 0;
  return lines.map((line) => {
    const stepped = { ...line, balanceAfter: balance };
    balance -= line.credits;
    return stepped;
  });
}
