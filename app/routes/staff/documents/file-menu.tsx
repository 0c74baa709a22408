import Download from "lucide-react/icons/download";
import { saveFile } from "~/client/save-file";
import type { DocumentRow } from "~/domain/documents/document-answers";
import { documentsAsCsv } from "~/domain/documents/documents-csv";
import { documentsAsJsonLines } from "~/domain/documents/json-lines";
import { fieldsOfRow } from "~/staff/documents/row-fields";
import { problemOf } from "~/staff/problem-of";
import { Button } from "~/ui/button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "~/ui/menu";
import { showErrorToast, showToast } from "~/ui/toast";

interface FileMenuProps {
  project: string;
  collection: string;
  readAll: () => Promise<DocumentRow[]>;
  /** Those that are selected, instead of all that the query finds. */
  selected: readonly DocumentRow[];
  onImport: (() => void) | null;
}

/** Documents as files, with every type, and back. What the query leaves out is left out; what is masked stays masked. */
export function FileMenu({ project, collection, readAll, selected, onImport }: FileMenuProps) {
  async function save(ending: "csv" | "jsonl") {
    try {
      const rows = selected.length > 0 ? selected : await readAll();
      const documents = rows.map((row) => ({ path: row.path, fields: fieldsOfRow(row) }));
      const text = ending === "csv" ? documentsAsCsv(documents) : documentsAsJsonLines(project, documents);
      const type = ending === "csv" ? "text/csv" : "application/x-ndjson";
      saveFile(
        new Blob([text], { type: `${type};charset=utf-8` }),
        `${collection.replaceAll("/", "-")}.${ending}`,
      );
      showToast(documents.length === 1 ? "1 document exported" : `${documents.length} documents exported`);
    } catch (error) {
      showErrorToast("Nothing was exported", problemOf(error).message);
    }
  }
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Download className="size-3.5" />}>
          Files
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
