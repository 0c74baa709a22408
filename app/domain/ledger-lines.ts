import type { LedgerEntry } from "./ledger";

/** One happening of a ledger: what came or went, or a piece of work with all that was set aside, used and given back for it. */
export interface LedgerLine {
  /** That of its latest entry. */
  id: number;
  title: string;
  /** Change of the balance by all of it, in whole credits. */
  credits: number;
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
    return { id: latest.id, title, credits, entries: [latest, ...earlier] as const };
  });
}
