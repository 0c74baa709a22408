import Info from "lucide-react/icons/info";
import { Select } from "~/ui/select";
import { Switch } from "~/ui/switch";
import type { Separator } from "../import/find-separator";
import type { ImportReport } from "../import/import-table";
import { ErrorNote } from "./error-note";
import type { TableDraft } from "./table-draft";
import { useTableReading } from "./use-table-reading";

interface FindingsProps {
  draft: TableDraft;
  report: ImportReport;
  onDraft: (draft: TableDraft) => void;
}

const separatorNames: Record<Separator, string> = {
  ",": "Comma",
  ";": "Semicolon",
  "\t": "Tab",
  "|": "Vertical bar",
};

const encodingNames: Record<string, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16, big-endian",
  "windows-1252": "Western European (Windows-1252)",
  "windows-1250": "Central European (Windows-1250)",
  "windows-1251": "Cyrillic (Windows-1251)",
  "windows-1254": "Turkish (Windows-1254)",
  shift_jis: "Japanese (Shift JIS)",
  gb18030: "Chinese (GB 18030)",
  big5: "Chinese (Big5)",
  "euc-kr": "Korean (EUC-KR)",
};

const oneColumn = "none";

/** How the file was understood. A correction reads it again; what is shown stays until that is done. */
export function Findings({ draft, report, onDraft }: FindingsProps) {
  const { readAgain, error, progress } = useTableReading(onDraft);
  const { encoding, separator, hasHeadings, kind, notes } = report;
  const separated = kind === "separated";
  const again = (change: { encoding?: string; separator?: Separator; hasHeadings?: boolean }) =>
    void readAgain(draft, {
      encoding,
      ...(separated && { hasHeadings, ...(separator && { separator }) }),
      ...change,
    });
  return (
    <section aria-labelledby="findings-heading" className="grid gap-4">
      <h2 id="findings-heading" className="font-[600] text-lg">
        How it was read
      </h2>
      {separated && (
        <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
          <Select
            label="Cells are parted by"
            value={separator ?? oneColumn}
            choices={[
              ...Object.entries(separatorNames).map(([value, label]) => ({ value, label })),
              ...(separator ? [] : [{ value: oneColumn, label: "Nothing: one column" }]),
            ]}
            onChange={(next) => next !== oneColumn && again({ separator: next as Separator })}
          />
          <Select
            label="Letters are in"
            hint="If letters look wrong below, choose another."
            value={encoding}
            choices={[...new Set([encoding, ...Object.keys(encodingNames)])].map((value) => ({
              value,
              label: encodingNames[value] ?? value,
            }))}
            onChange={(next) => again({ encoding: next })}
          />
          <div className="sm:col-span-2">
            <Switch
              label="The first row names the columns"
              checked={hasHeadings}
              onChange={(next) => again({ hasHeadings: next })}
            />
          </div>
        </div>
      )}
      {!separated && (
        <p className="text-muted">
          {kind === "feed"
            ? "A product feed: its items are the rows."
            : "JSON: its list is the rows, nested fields are columns of their own."}
        </p>
      )}
      {progress && (
        <p role="status" className="text-muted text-sm">
          Reading again…
        </p>
      )}
      {error && <ErrorNote title="It could not be read this way.">{error.message}</ErrorNote>}
      {notes.length > 0 && (
        <ul className="grid gap-2">
          {notes.map(({ code, message }) => (
            <li
              key={code}
              className="flex items-start gap-2.5 rounded-md bg-warning-soft px-4 py-2.5 text-sm"
            >
              <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
