import LayoutGrid from "lucide-react/icons/layout-grid";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { useDocuments } from "~/firebase/use-documents";
import { makeBoard } from "~/images/boards/make-board";
import { NewBoardDialog } from "~/images/boards/new-board-dialog";
import { usePageCommands } from "~/shell/page-commands";
import type { Board } from "~/stores/boards/board-document";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast } from "~/ui/toast";
import { boardAddress } from "./board-address";
import { PaletteStrip } from "./palette-strip";
import { useTrashedIds } from "./use-trashed-ids";

/** A person's boards as cards, or those in the trash. */
export function BoardList({ userId }: { userId: string }) {
  const [parameters, setParameters] = useSearchParams();
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();
  const isTrash = parameters.get("show") === "trash";
  const reading = useDocuments(
    userId,
    () => import("~/stores/boards/boards"),
    ({ watchBoards }, documents, onChange: (boards: Board[]) => void, onError) =>
      watchBoards(
        documents,
        userId,
        ({ items, fromCache }) => (items.length || !fromCache) && onChange(items),
        onError,
      ),
  );
  const trashedIds = useTrashedIds(userId);
  const boards = reading.kind === "present" ? reading.value : null;
  const shown = boards?.filter(({ trashedAt }) => (trashedAt !== null) === isTrash);

  async function make(name: string) {
    try {
      const { boardId, written } = await makeBoard(userId, name);
      navigate(boardAddress(boardId));
      await written;
    } catch (error) {
      showErrorToast("The board could not be made", (error as Error).message);
    }
  }

  usePageCommands("Your boards", [
    { label: "New board", words: "make create", icon: <Plus />, run: () => setNaming(true) },
    {
      label: isTrash ? "Show all boards" : "Open the trash",
      words: "deleted restore",
      icon: isTrash ? <LayoutGrid /> : <Trash2 />,
      run: () => setParameters(isTrash ? {} : { show: "trash" }),
    },
  ]);
  return (
    <>
      <Header onNew={() => setNaming(true)} />
      {boards && boards.length > 0 && (
        <SegmentedControl
          label="Show"
          value={isTrash ? "trash" : "all"}
          onChange={(show) => setParameters(show === "trash" ? { show } : {})}
          segments={[
            { value: "all", label: "All" },
            { value: "trash", label: "Trash" },
          ]}
        />
      )}
      {reading.kind === "failed" && (
        <ErrorState title="Your boards could not be loaded" onRetry={reading.retry}>
          {reading.error.message} They are safe.
        </ErrorState>
      )}
      {reading.kind === "loading" && <CardsSkeleton />}
      {shown?.length === 0 &&
        (isTrash ? (
          <EmptyState title="No boards in the trash">A deleted board stays here for 30 days.</EmptyState>
        ) : (
          <EmptyState
            title="A board holds what you like"
            action={
              <Button variant="primary" onClick={() => setNaming(true)}>
                Make your first board
              </Button>
            }
          >
            Put images on it from anywhere. It reads their colours and words, and hands them to your next
            images and videos.
          </EmptyState>
        ))}
      <ul className={cards}>
        {shown?.map((board) => (
          <li key={board.id} className="min-w-0">
            <BoardCard board={board} assetIds={board.assetIds.filter((id) => !trashedIds.has(id))} />
          </li>
        ))}
      </ul>
      <NewBoardDialog open={isNaming} onOpenChange={setNaming} onMake={(name) => void make(name)} />
    </>
  );
}

/** The list before it is known whose boards it shows. */
export function BoardListSkeleton() {
  return (
    <>
      <Header onNew={() => {}} />
      <CardsSkeleton />
    </>
  );
}

function Header({ onNew }: { onNew: () => void }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="font-display text-3xl">
          Boards
        </h1>
        <p className="text-muted">Collect images. Their colours, words and mood steer what you make next.</p>
      </div>
      <Button variant="primary" icon={<Plus className="size-4" />} onClick={onNew}>
        New board
      </Button>
    </header>
  );
}

function CardsSkeleton() {
  return (
    <div role="status" aria-label="Loading your boards" className={cards}>
      <Skeleton className="aspect-[4/3]" />
      <Skeleton className="aspect-[4/3]" />
      <Skeleton className="aspect-[4/3]" />
    </div>
  );
}

const cards = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** `assetIds`: those on it that are not in the trash. */
function BoardCard({ board, assetIds }: { board: Board; assetIds: readonly string[] }) {
  const [first, ...others] = assetIds.slice(-4).reverse();
  const count = assetIds.length;
  return (
    <Link
      to={boardAddress(board.id)}
      prefetch="intent"
      viewTransition
      className="group grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-lg"
    >
      <span className="grid aspect-[4/3] grid-cols-[minmax(0,2fr)_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] gap-1 overflow-hidden rounded-lg bg-sunken transition-shadow group-hover:shadow-raised">
        {first ? (
          <>
            <Picture assetId={first} isWide={others.length === 0} />
            {others.length > 0 && (
              <span className="grid min-h-0 auto-rows-fr gap-1">
                {others.map((assetId) => (
                  <Picture key={assetId} assetId={assetId} />
                ))}
              </span>
            )}
          </>
        ) : (
          <span className="col-span-2 grid place-items-center text-faint text-sm">Empty</span>
        )}
      </span>
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate font-[550]">{board.name}</span>
        <span className="tabular shrink-0 text-muted text-sm">
          {count === 1 ? "1 image" : `${count} images`}
        </span>
      </span>
      <PaletteStrip colors={board.palette} />
    </Link>
  );
}

function Picture({ assetId, isWide = false }: { assetId: string; isWide?: boolean }) {
  return (
    <img
      src={mediaAddress(assetId, 640)}
      alt=""
      loading="lazy"
      className={`size-full min-h-0 object-cover ${isWide ? "col-span-2" : ""}`}
    />
  );
}
