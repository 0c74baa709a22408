import Clapperboard from "lucide-react/icons/clapperboard";
import { useState } from "react";
import { href } from "react-router";
import { useTableSession } from "~/rows/use-table-session";
import { useLibrary } from "~/session/use-library";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { PictureNote } from "./picture-note";
import type { OpenTask } from "./table-dialogs";
import { TableHeader } from "./table-header";
import { TableNotices } from "./table-notices";
import { TableOptionsSheet } from "./table-options-sheet";
import { TableScreen } from "./table-screen";
import { TableSkeleton } from "./table-skeleton";
import { useVideosSheet } from "./videos-sheet";

/** What stands over the table comes and goes by itself. */
const isSideTask = ({ kind }: OpenTask) => kind !== "filter" && kind !== "picture";

/** One table, live: found or not, its name and what all its videos have in common, and the table itself. */
export function TablePage({ batchId }: { batchId: string }) {
  const library = useLibrary();
  const table = useTableSession(batchId);
  const [task, setTask] = useState<OpenTask | null>(null);
  const videos = useVideosSheet();
  /** One at a time: they stand at the same place. */
  const open = (next: OpenTask | null) => {
    setTask(next);
    if (next && isSideTask(next) && videos.isOpen) videos.setOpen(false);
  };
  const setMaking = (isMaking: boolean) => {
    if (isMaking) setTask(null);
    videos.setOpen(isMaking);
  };
  const isBeside = videos.isOpen || (task !== null && isSideTask(task));

  switch (table.status) {
    case "loading":
      return (
        <>
          <PageHeading />
          <TableSkeleton />
        </>
      );
    case "missing":
      return (
        <>
          <PageHeading />
          <EmptyState
            title="This table is not here"
            action={<ButtonLink to={href("/megapot")}>All tables</ButtonLink>}
          >
            It was deleted, or it belongs to another account.
          </EmptyState>
        </>
      );
    case "failed":
      return (
        <>
          <PageHeading />
          <ErrorState title="The table could not be loaded" onRetry={table.retry}>
            {table.error.message} Nothing of it is lost.
          </ErrorState>
        </>
      );
    case "ready":
      return (
        // What is done at the side leaves the table and the video that it changes in sight.
        <div className={`flex min-h-0 grow flex-col ${isBeside ? "lg:pe-[26.5rem]" : ""}`}>
          <TableHeader
            name={table.name}
            saveState={table.saveState}
            isTrashed={table.isTrashed}
            onRename={table.rename}
            onOptions={() => open({ kind: "table-options" })}
            onTrash={() => table.setTrashed(true)}
          >
            <Button
              variant="primary"
              icon={<Clapperboard className="size-4" />}
              aria-expanded={videos.isOpen}
              onClick={() => setMaking(!videos.isOpen)}
            >
              Make videos
            </Button>
          </TableHeader>
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
            task={task}
            onTask={open}
            isMaking={videos.isOpen}
            onMaking={setMaking}
            onBase={table.setBase}
          />
          {task?.kind === "table-options" && (
            <TableOptionsSheet
              base={table.base}
              state={table.state}
              settings={table.settings}
              library={library}
              onBase={table.setBase}
              onSettings={table.setSettings}
              onClose={() => setTask(null)}
            />
          )}
        </div>
      );
  }
}

/** Of the page, where no table gives it its name. */
function PageHeading() {
  return (
    <h1 tabIndex={-1} className="sr-only">
      Bulk
    </h1>
  );
}
