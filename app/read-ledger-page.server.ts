import { ledgerOf } from "~/credits.server";
import type { EntriesPage } from "~/domain/credit-account";
import { kindsOfFilter, parseEntryFilter } from "~/domain/entry-filter";
import type { Settings } from "~/settings.server";

const entriesPerPage = 50;

/** A page of an account's ledger, the newest first, as the query `show` and `before` of an address ask for it. */
export async function readEntriesPage(
  settings: Settings,
  userId: string,
  query: URLSearchParams,
): Promise<EntriesPage> {
  const filter = parseEntryFilter(query.get("show"));
  const before = Number(query.get("before"));
  const entries = await ledgerOf(settings, userId).entries(userId, {
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
    limit: entriesPerPage + 1,
    kinds: kindsOfFilter[filter],
  });
  const shown = entries.slice(0, entriesPerPage);
  return {
    entries: shown,
    filter,
    before: entries.length > entriesPerPage ? (shown.at(-1)?.id ?? null) : null,
  };
}
