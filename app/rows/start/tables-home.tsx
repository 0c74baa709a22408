import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { showErrorToast } from "~/ui/toast";
import { tableAddress } from "./create-table";
import { forgetNewTable, keepDraft, readKeptDraft } from "./kept-new-table";
import { NewTable } from "./new-table";
import { createExample } from "./start-example";
import { StartTable } from "./start-table";
import type { TableDraft } from "./table-draft";
import { TableList } from "./table-list";
import { useTables } from "./use-tables";

/** Where tables begin: rows from somewhere, or a table there is. */
export function TablesHome({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const isNew = parameters.has("new");
  const [draft, setDraft] = useState<TableDraft | null>(() => (isNew ? readKeptDraft(userId) : null));
  const [isKept, setKept] = useState(true);
  const reading = useTables(userId);
  const open = (batchId: string) => void navigate(tableAddress(batchId));

  const take = (next: TableDraft) => {
    setKept(keepDraft(userId, next));
    setDraft(next);
    if (!isNew) setParameters({ new: "" });
  };

  if (isNew && draft) {
    return (
      <NewTable
        userId={userId}
        draft={draft}
        isKept={isKept}
        tables={reading.kind === "present" ? reading.value : []}
        onDraft={take}
        onLeave={() => {
          forgetNewTable(userId);
          setParameters({});
        }}
        onCreated={(batchId) => {
          forgetNewTable(userId);
          open(batchId);
        }}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="font-display text-3xl">
          Bulk
        </h1>
        <p className="max-w-prose text-muted">
          A video for every row of a table: a catalogue, a price list, a feed.
        </p>
      </header>
      <StartTable
        userId={userId}
        onDraft={take}
        onExample={async () => {
          try {
            open(await createExample(userId));
          } catch (error) {
            showErrorToast("The example could not be made", (error as Error).message);
          }
        }}
      />
      <TableList reading={reading} />
    </div>
  );
}
