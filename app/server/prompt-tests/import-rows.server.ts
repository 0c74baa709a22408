import Papa from "papaparse";
import { type ImportedRows, importJsonRows, importTableRows } from "~/domain/prompt-tests/dataset";

/** Rows of a file: CSV whose first line names the variables, or JSON as a list or one object to a line. */
export function importRows(format: "csv" | "json", text: string): ImportedRows {
  if (format === "json") return importJsonRows(text);
  // Files put together of others end their lines in more than one way.
  const lines = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const { data, errors } = Papa.parse<string[]>(lines, { newline: "\n", skipEmptyLines: "greedy" });
  if (errors.some(({ code }) => code === "MissingQuotes")) {
    const message = "A quote is opened here and closed nowhere: it takes in all that follows. Close it.";
    return { rows: null, errors: [{ line: data.length, message }] };
  }
  return importTableRows(data);
}
