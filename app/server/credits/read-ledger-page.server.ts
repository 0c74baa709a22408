import type { EntriesPage } from "~/domain/credits/entries-page";
import { kindsOfFilter, parseEntryFilter } from "~/domain/credits/entry-filter";
import { ledgerLines } from "~/domain/credits/ledger-lines";
import type { Settings } from "~/settings/settings.server";
import { ledgerOf } from "./credits.server";

const linesPerPage = 50;

/** A page of an account's ledger, what changed last first, as the query `show` and `before` of an address ask for it. */
export async function readEntriesPage(
  settings: Settings,
  userId: string,
  query: URLSearchParams,
): Promise<EntriesPage> {
  const filter = parseEntryFilter(query.get("show"));
  const before = Number(query.get("before"));
  const entries = await ledgerOf(settings, userId).lines(userId, {
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
    limit: linesPerPage + 1,
    kinds: kindsOfFilter[filter],
  });
  const lines = ledgerLines(entries);
  const shown = lines.slice(0, linesPerPage);
  return {
    entries: shown.flatMap((line) => line.entries),
    filter,
    before: lines.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
