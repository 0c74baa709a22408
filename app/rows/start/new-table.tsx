import ChevronLeft from "lucide-react/icons/chevron-left";
import { useEffect, useMemo, useState } from "react";
import { guessTableLanguage } from "~/domain/rows/guess-table-language";
import type { Column, Mapping } from "~/domain/rows/table";
import { plainView } from "~/domain/rows/table-view";
import { useOnlineState } from "~/firebase/use-documents-state";
import { mapColumns } from "~/scene/rows/map-columns";
import type { Storyboard } from "~/scene/storyboard";
import { useLibrary } from "~/session/use-library";
import { type Batch, longestTableName } from "~/stores/batches/batch-document";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { UnfilledParts } from "../unfilled-parts";
import { type BaseChoice, BasePicker, useBases } from "./base-picker";
import { ColumnList } from "./column-list";
import { createTable } from "./create-table";
import { ErrorNote } from "./error-note";
import { Findings } from "./findings";
import { formerTable, mappingAsIn, typesAsIn } from "./former-mapping";
import { keepChoices, readKeptChoices } from "./kept-new-table";
import { RowPreview } from "./row-preview";
import type { TableDraft } from "./table-draft";

interface NewTableProps {
  userId: string;
  draft: TableDraft;
  /** Whether a reload brings it back. */
  isKept: boolean;
  tables: readonly Batch[];
  onDraft: (draft: TableDraft) => void;
  onLeave: () => void;
  onCreated: (batchId: string) => void;
}

/** What was read, what every video is made from, and where each column goes: all found by itself, all to be corrected. */
export function NewTable({ userId, draft, isKept, tables, onDraft, onLeave, onCreated }: NewTableProps) {
  const library = useLibrary();
  const former = useMemo(() => formerTable(tables, draft.table.columns), [tables, draft.table.columns]);
  const bases = useBases(userId, library, former);
  const [kept] = useState(() => readKeptChoices(userId));
  const [name, setName] = useState(kept?.name ?? draft.name);
  const [choice, setChoice] = useState<BaseChoice | null>(kept?.choice ?? null);
  const [changed, setChanged] = useState<Record<string, Column>>(kept?.changed ?? {});
  const [ownMapping, setOwnMapping] = useState<Mapping | null>(kept?.ownMapping ?? null);
  /** The chosen base with words of its sample that are kept. */
  const [ownBase, setOwnBase] = useState<Storyboard | null>(kept?.ownBase ?? null);
  const [creation, setCreation] = useState<"none" | "running" | { message: string }>("none");
  const online = useOnlineState();

  useEffect(() => {
    if (isKept) keepChoices(userId, { name, choice, changed, ownMapping, ownBase });
  }, [isKept, userId, name, choice, changed, ownMapping, ownBase]);

  const chosen = choice ?? bases.usual;
  const language = useMemo(() => guessTableLanguage(draft.table), [draft.table]);
  const base: Storyboard = useMemo(() => {
    const found = bases.storyboardOf(chosen);
    // A template's sample speaks the language of the rows; a video of one's own keeps its own.
    return ownBase ?? (chosen.from === "template" && language ? { ...found, language } : found);
  }, [ownBase, bases, chosen, language]);
  const columns = useMemo(() => {
    const typed = former ? typesAsIn(former, draft.table.columns) : draft.table.columns;
    return typed.map((column) => changed[column.id] ?? column);
  }, [former, draft.table.columns, changed]);
  const foundMapping = useMemo(
    () => (former ? mappingAsIn(former, columns, base) : mapColumns(columns, base)),
    [former, columns, base],
  );
  const mapping = ownMapping ?? foundMapping;

  async function create() {
    setCreation("running");
    try {
      const content = {
        ...{ name: name.trim().slice(0, longestTableName) || draft.name, base, columns, mapping },
        ...{ view: plainView, settings: { formats: [], brandId: null }, rows: draft.table.rows },
      };
      onCreated(await createTable(userId, content));
    } catch (error) {
      setCreation({ message: (error as Error).message });
    }
  }

  const { rows } = draft.table;
  const createButton = (
    <Button variant="primary" loading={creation === "running"} onClick={() => void create()}>
      Open the table
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-3">
        <button
          type="button"
          onClick={onLeave}
          className="flex w-fit items-center gap-1 rounded-sm text-muted text-sm hover:text-text"
        >
          <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          Other rows
        </button>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-1">
            <h1 tabIndex={-1} className="font-display text-3xl">
              New table
            </h1>
            <p className="text-muted">
              <bdi>{draft.origin}</bdi> · {countOf(rows.length, "row")} · {countOf(columns.length, "column")}
            </p>
          </div>
          {createButton}
        </div>
      </header>
      {typeof creation === "object" && (
        <ErrorNote title="The table was not saved.">
          {" "}
          {creation.message} Everything you set is still here.
        </ErrorNote>
      )}
      {!isKept && (
        <p role="status" className="rounded-md bg-sunken px-4 py-3">
          This table is too large to come back after a reload. Open it, and it is saved.
        </p>
      )}
      {creation === "running" && online === "offline" && (
        <p role="status" className="rounded-md bg-sunken px-4 py-3">
          You are offline. The table is saved as soon as the connection is back; keep this page open.
        </p>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="grid min-w-0 content-start gap-8">
          <section aria-label="Table" className="grid max-w-xl gap-4">
            <TextField
              label="Name"
              value={name}
              limit={longestTableName}
              onChange={(event) => setName(event.target.value)}
            />
          </section>
          {draft.report && (
            <Findings
              key={draft.file ? "file" : "none"}
              draft={draft}
              report={draft.report}
              onDraft={(next) => {
                setChanged({});
                setOwnMapping(null);
                onDraft(next);
              }}
            />
          )}
          <BasePicker
            bases={bases}
            library={library}
            chosen={chosen}
            columns={columns}
            firstRow={rows[0]}
            onChoose={(next) => {
              setChoice(next);
              setOwnBase(null);
              // Where its columns go is found anew: the scenes are others.
              setOwnMapping(null);
            }}
          />
          <ColumnList
            columns={columns}
            rows={rows}
            mapping={mapping}
            base={base}
            library={library}
            formerName={former && !ownMapping ? former.name : null}
            onColumn={(column) => setChanged({ ...changed, [column.id]: column })}
            onMapping={setOwnMapping}
          />
          <UnfilledParts
            base={base}
            columns={columns}
            mapping={mapping}
            onMapping={setOwnMapping}
            onBase={setOwnBase}
          />
          <div className="lg:hidden">{createButton}</div>
        </div>
        <RowPreview columns={columns} rows={rows} mapping={mapping} base={base} library={library} />
      </div>
    </div>
  );
}

const countOf = (count: number, noun: string) =>
  count === 1 ? `1 ${noun}` : `${count.toLocaleString()} ${noun}s`;
