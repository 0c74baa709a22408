import { csvText } from "../text/csv-field";
import type { LedgerEntry } from "./ledger";

const columns = ["time", "entry", "kind", "title", "credits", "balance", "job", "key"];

export function ledgerCsvHeader(): string {
  return `${columns.join(",")}\r\n`;
}

/** One line of RFC 4180 per entry. */
export function ledgerCsvLines(entries: readonly LedgerEntry[]): string {
  return csvText(
    entries.map(({ at, kind, spendKind, title, credits, balanceAfter, jobId, key }) => [
      at,
      kind,
      spendKind ?? "",
      title,
      credits,
      balanceAfter,
      jobId ?? "",
      key,
    ]),
  );
}
