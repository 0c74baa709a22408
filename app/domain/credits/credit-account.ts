import type { EntryFilter } from "./entry-filter";
import type { GivenGrant, LedgerEntry, LedgerState, Subscription } from "./ledger";

export interface EntriesPage {
  /** Those of whole lines, line by line (`ledgerLines`). */
  entries: LedgerEntry[];
  filter: EntryFilter;
  /** Where the next page begins; null after the last one. */
  before: number | null;
}

/** An account's credits as staff see them. */
export interface CreditAccount {
  userId: string;
  email: string | null;
  emailVerified: boolean;
  state: LedgerState;
  /** The newest first. */
  given: GivenGrant[];
  subscription: Subscription | null;
  /** Subscriptions that run. */
  running: number;
  page: EntriesPage;
}
