import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Link } from "react-router";
import { timeAgo } from "~/domain/video/video-figures";
import type { Reading } from "~/firebase/use-documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { Batch } from "~/stores/batches/batch-document";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { IconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast, showUndoToast } from "~/ui/toast";
import { tableAddress } from "./create-table";

/** A person's tables, or those in the trash. Nothing where there are none: the ways to start one stand above. */
export function TableList({ reading }: { reading: Reading<Batch[]> }) {
  const [show, setShow] = useState<"all" | "trash">("all");
  if (reading.kind === "failed") {
    return (
      <ErrorState title="Your tables could not be loaded" onRetry={reading.retry}>
        {reading.error.message} They are safe.
      </ErrorState>
    );
  }
  if (reading.kind === "loading") {
    return (
      <div role="status" aria-label="Loading your tables" className="grid gap-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  const tables = reading.value;
  if (tables.length === 0) return null;
  const listed = tables.filter(({ trashedAt }) => (trashedAt !== null) === (show === "trash"));
  return (
    <section aria-labelledby="tables-heading" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tables-heading" className="font-[600] text-lg">
          Your tables
        </h2>
        <SegmentedControl
          label="Show"
          value={show}
          onChange={setShow}
          segments={[
            { value: "all", label: "All" },
            { value: "trash", label: "Trash" },
          ]}
        />
      </div>
      {listed.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {listed.map((table) => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
      ) : show === "trash" ? (
        <EmptyState title="No tables in the trash">A deleted table stays here for 30 days.</EmptyState>
      ) : (
        <EmptyState title="All tables are in the trash">Bring one back, or start another above.</EmptyState>
      )}
    </section>
  );
}

function TableLine({ table: { id, name, rowCount, updatedAt, trashedAt } }: { table: Batch }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
      <Link to={tableAddress(id)} className="-mx-2 grid min-w-0 rounded-sm px-2 py-2.5 hover:bg-hover">
        <bdi className="truncate font-[550]">{name}</bdi>
        <span className="text-muted text-sm">
          {rowCount === 1 ? "1 row" : `${rowCount.toLocaleString()} rows`} · {timeAgo(updatedAt, new Date())}
        </span>
      </Link>
      {trashedAt ? (
        <IconButton
          label={`Bring ${name} back`}
          icon={<RotateCcw className="size-4" />}
          onClick={() => void setTrashed(id, false)}
        />
      ) : (
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 className="size-4" />}
          onClick={() => {
            void setTrashed(id, true);
            showUndoToast("Table moved to the trash", () => void setTrashed(id, false));
          }}
        />
      )}
    </li>
  );
}

async function setTrashed(id: string, isTrashed: boolean): Promise<void> {
  try {
    const { setBatchTrashed } = await import("~/stores/batches/batches");
    await writeDocuments((documents) => setBatchTrashed(documents, id, isTrashed));
  } catch (error) {
    const title = isTrashed ? "The table could not be deleted" : "The table could not be brought back";
    showErrorToast(title, (error as Error).message);
  }
}
