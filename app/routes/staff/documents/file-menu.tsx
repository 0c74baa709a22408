import Download from "lucide-react/icons/download";
import { useState } from "react";
import { saveFile } from "~/client/save-file";
import type { DocumentRow } from "~/domain/documents/document-answers";
import { documentsAsCsv } from "~/domain/documents/documents-csv";
import { documentsAsJsonLines } from "~/domain/documents/json-lines";
import { fieldsOfRow } from "~/staff/documents/row-fields";
import { problemOf } from "~/staff/problem-of";
import { Button } from "~/ui/button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "~/ui/menu";
import { showErrorToast, showToast } from "~/ui/toast";
import { mostRead } from "./use-documents";

interface FileMenuProps {
  project: string;
  collection: string;
  /** All that the query finds; tells how many were read so far. */
  readAll: (onRead: (count: number) => void) => Promise<DocumentRow[]>;
  /** Those that are selected, instead of all that the query finds. */
  selected: readonly DocumentRow[];
  onImport: (() => void) | null;
}

/** Documents as files, with every type, and back. What the query leaves out is left out; what is masked stays masked. */
export function FileMenu({ project, collection, readAll, selected, onImport }: FileMenuProps) {
  const [readCount, setReadCount] = useState<number | null>(null);
  async function save(ending: "csv" | "jsonl") {
    try {
      const rows = selected.length > 0 ? selected : await readAll(setReadCount);
      const documents = rows.map((row) => ({ path: row.path, fields: fieldsOfRow(row) }));
      const text = ending === "csv" ? documentsAsCsv(documents) : documentsAsJsonLines(project, documents);
      const type = ending === "csv" ? "text/csv" : "application/x-ndjson";
      saveFile(
        new Blob([text], { type: `${type};charset=utf-8` }),
        `${collection.replaceAll("/", "-")}.${ending}`,
      );
      showToast(exportedWords(documents.length));
    } catch (error) {
      showErrorToast("Nothing was exported", problemOf(error).message);
    }
    setReadCount(null);
  }
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          disabled={readCount !== null}
          className="tabular"
          icon={<Download className="size-3.5" />}
        >
          {readCount === null ? "Files" : `${readCount.toLocaleString("en")} read`}
        </Button>
      }
    >
      <MenuLabel>
        {selected.length > 0 ? `Export ${selected.length} selected` : "Export all that the query finds"}
      </MenuLabel>
      <MenuItem onSelect={() => void save("jsonl")}>JSON lines, every type kept</MenuItem>
      <MenuItem onSelect={() => void save("csv")}>CSV, every type kept</MenuItem>
      {onImport && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={onImport}>Import a file…</MenuItem>
        </>
      )}
    </Menu>
  );
}

function exportedWords(count: number): string {
  const figure = count.toLocaleString("en");
  if (count >= mostRead)
    return `The first ${figure} documents were exported. Narrow the query for the others.`;
  return count === 1 ? "1 document exported" : `${figure} documents exported`;
}
