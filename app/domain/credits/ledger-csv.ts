import type { LedgerEntry } from "./ledger";

const columns = ["time", "entry", "kind", "title", "credits", "balance", "job", "key"];

export function ledgerCsvHeader(): string {
  return `${columns.join(",")}\r\n`;
}

/** One line of RFC 4180 per entry. */
export function ledgerCsvLines(entries: readonly LedgerEntry[]): string {
  return entries
    .map(({ at, kind, spendKind, title, credits, balanceAfter, jobId, key }) =>
      [at, kind, spendKind ?? "", title, credits, balanceAfter, jobId ?? "", key].map(csvField).join(","),
    )
    .map((line) => `${line}\r\n`)
    .join("");
}

/**
 * What a spreadsheet would take for a formula is told to be text: titles are what people typed. Spreadsheets of East
 * Asian languages read the full-width signs as the others.
 */
function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
