import type { EntryFilter } from "./entry-filter";
import type { LedgerEntry } from "./ledger";

export interface EntriesPage {
  /** Those of whole lines, line by line (`ledgerLines`). */
  entries: LedgerEntry[];
  filter: EntryFilter;
  /** Where the next page begins; null after the last one. */
  before: number | null;
}
