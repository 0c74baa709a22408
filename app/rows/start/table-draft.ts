import type { RowTable } from "~/domain/rows/table";
import type { ImportReport } from "../import/import-table";

/** A table that was read and has no document yet. */
export interface TableDraft {
  /** What the document is called at first. */
  name: string;
  /** Where it comes from, for people: "prices.csv", "Pasted cells". */
  origin: string;
  table: RowTable;
  /** Null where nothing had to be found out. */
  report: ImportReport | null;
  /** What it was read from, to be read again otherwise. */
  file: Blob | null;
}

/** A name without the ending of a file. */
export function nameOfFile(fileName: string): string {
  return (
    fileName
      .replace(/\.(?:csv|tsv|txt|json|jsonl|ndjson|xml|gz)$/giu, "")
      .replace(/[_-]+/gu, " ")
      .trim() || "Table"
  );
}

/** No two imports into one table have the same. */
export function newIdPart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
}
