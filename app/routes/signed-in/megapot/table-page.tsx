import { useState } from "react";
import { href } from "react-router";
import { useTableSession } from "~/rows/use-table-session";
import { useLibrary } from "~/session/use-library";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { PictureNote } from "./picture-note";
import { TableHeader } from "./table-header";
import { TableNotices } from "./table-notices";
import { TableOptionsSheet } from "./table-options-sheet";
import { TableScreen } from "./table-screen";
import { TableSkeleton } from "./table-skeleton";

/** One table, live: found or not, its name and what all its videos have in common, and the table itself. */
export function TablePage({ batchId }: { batchId: string }) {
  const library = useLibrary();
  const table = useTableSession(batchId);
  const [isDesigning, setDesigning] = useState(false);

  switch (table.status) {
    case "loading":
      return <TableSkeleton />;
    case "missing":
      return (
        <EmptyState
          title="This table is not here"
          action={<ButtonLink to={href("/megapot")}>All tables</ButtonLink>}
        >
          It was deleted, or it belongs to another account.
        </EmptyState>
      );
    case "failed":
      return (
        <ErrorState title="The table could not be loaded" onRetry={table.retry}>
          {table.error.message} Nothing of it is lost.
        </ErrorState>
      );
    case "ready":
      return (
        <>
          <TableHeader
            name={table.name}
            saveState={table.saveState}
            isTrashed={table.isTrashed}
            onRename={table.rename}
            onOptions={() => setDesigning(true)}
            onTrash={() => table.setTrashed(true)}
          />
          <TableNotices {...table} />
          <PictureNote importing={table.importing} />
          <TableScreen
            batchId={batchId}
            name={table.name}
            base={table.base}
            formats={table.settings.formats}
            library={library}
            pictures={table.pictures}
            state={table.state}
            canUndo={table.canUndo}
            canRedo={table.canRedo}
            onChange={table.change}
            onUndo={table.undo}
            onRedo={table.redo}
          />
          {isDesigning && (
            <TableOptionsSheet
              base={table.base}
              settings={table.settings}
              library={library}
              onBase={table.setBase}
              onSettings={table.setSettings}
              onClose={() => setDesigning(false)}
            />
          )}
        </>
      );
  }
}
