import type { EntryKind } from "./ledger";

/** What of a ledger is shown. */
export const entryFilters = ["all", "spent", "received", "expired"] as const;
export type EntryFilter = (typeof entryFilters)[number];

export const kindsOfFilter: Record<EntryFilter, readonly EntryKind[] | null> = {
  all: null,
  spent: ["reserve", "settle", "refund"],
  received: ["grant", "take-back"],
  expired: ["expire"],
};

export function parseEntryFilter(value: string | null): EntryFilter {
  return entryFilters.find((filter) => filter === value) ?? "all";
}
