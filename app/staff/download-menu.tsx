import Download from "lucide-react/icons/download";
import { useState } from "react";
import { saveFile } from "~/client/save-file";
import { Button } from "~/ui/button";
import { Menu, MenuItem, MenuLabel } from "~/ui/menu";
import { showErrorToast, showToast } from "~/ui/toast";
import { problemOf } from "./problem-of";
import type { Column } from "./table/column";
import { rowsAsCsv, rowsAsJsonLines } from "./table/rows-text";

interface DownloadMenuProps<Row> {
  /** Of the files, without an ending. */
  name: string;
  /** What is filtered; `all` fetches what is not loaded yet. */
  rows: readonly Row[];
  all?: () => Promise<readonly Row[]>;
  /** So many are fetched at most. */
  most?: number;
  columns: readonly Column<Row>[];
  /** What stands in a JSON line, where it is not the row itself. */
  lineOf?: (row: Row) => unknown;
}

/** Downloads what the filters leave: as CSV with the page's columns, or as JSON lines with everything known of a row. */
export function DownloadMenu<Row>({ name, rows, all, most, columns, lineOf }: DownloadMenuProps<Row>) {
  const [isSaving, setSaving] = useState(false);
  const save = async (ending: "csv" | "jsonl") => {
    setSaving(true);
    try {
      const saved = all ? await all() : rows;
      const text =
        ending === "csv" ? rowsAsCsv(saved, columns) : rowsAsJsonLines(lineOf ? saved.map(lineOf) : saved);
      const type = ending === "csv" ? "text/csv" : "application/x-ndjson";
      saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${name}.${ending}`);
      showToast(savedWords(saved.length, most));
    } catch (error) {
      showErrorToast("Nothing was downloaded", problemOf(error).message);
    }
    setSaving(false);
  };
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          disabled={rows.length === 0}
          loading={isSaving}
          icon={<Download className="size-3.5" />}
        >
          Download
        </Button>
      }
    >
      <MenuLabel>What is filtered</MenuLabel>
      <MenuItem onSelect={() => void save("csv")}>CSV, for a spreadsheet</MenuItem>
      <MenuItem onSelect={() => void save("jsonl")}>JSON lines, with everything</MenuItem>
    </Menu>
  );
}

function savedWords(count: number, most: number | undefined): string {
  const figure = count.toLocaleString("en");
  if (most !== undefined && count >= most) {
    return `The first ${figure} rows were downloaded. Narrow the filters for the others.`;
  }
  return count === 1 ? "1 row downloaded" : `${figure} rows downloaded`;
}
