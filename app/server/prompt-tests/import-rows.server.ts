import Papa from "papaparse";
import { type ImportedRows, importJsonRows, importTableRows } from "~/domain/prompt-tests/dataset";

/** Rows of a file: CSV whose first line names the variables, or JSON as a list or one object to a line. */
export function importRows(format: "csv" | "json", text: string): ImportedRows {
  if (format === "json") return importJsonRows(text);
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" });
  return importTableRows(data);
}
