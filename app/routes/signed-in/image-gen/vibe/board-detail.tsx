import ArrowLeft from "lucide-react/icons/arrow-left";
import Clapperboard from "lucide-react/icons/clapperboard";
import ImagePlus from "lucide-react/icons/image-plus";
import Link2 from "lucide-react/icons/link-2";
import Sparkles from "lucide-react/icons/sparkles";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { isDenied, useDocuments, whenKnown } from "~/firebase/use-documents";
import { AssetPicker } from "~/images/asset-picker";
import { setBoardPictures } from "~/images/boards/set-board-pictures";
import { addressHere } from "~/session/address-here";
import { usePageCommands } from "~/shell/page-commands";
import { pageTitle } from "~/shell/page-title";
import type { Board } from "~/stores/boards/board-document";
import { mostOnBoard } from "~/stores/boards/board-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { setOwnBoardTrashed } from "./board-changes";
import { BoardMenu } from "./board-menu";
import { BoardName } from "./board-name";
import { BoardPictures } from "./board-pictures";
import { BoardReading } from "./board-reading";
import { ShareDialog } from "./share-dialog";
import { SharedBoard } from "./shared-board";
import { TrashNote } from "./trash-note";
import { useBoardReading } from "./use-board-reading";

interface BoardDetailProps {
  userId: string;
  boardId: string;
}

/** One board: its owner's to change, another's to look at and copy where its link was given away. */
export function BoardDetail({ userId, boardId }: BoardDetailProps) {
  const reading = useDocuments(
    `${userId} ${boardId}`,
    () => import("~/stores/boards/boards"),
    ({ watchBoard }, documents, onChange: (board: Board | null) => void, onError) =>
      watchBoard(documents, boardId, whenKnown(onChange), onError),
  );
  const back = (
    <Link
      to={href("/image-gen/vibe")}
      className="inline-flex items-center gap-1.5 text-muted text-sm hover:text-text"
    >
      <ArrowLeft className="size-4" /> All boards
    </Link>
  );
  const board = reading.kind === "present" ? reading.value : null;
  const name = board?.name;
  useEffect(() => {
    if (name) document.title = pageTitle(name);
  }, [name]);
  if (reading.kind === "loading") return <Skeleton className="h-64" />;
  // Somebody else's board, and one that is gone, are the same to whoever may not see it.
  if (!board) {
    return (
      <>
        {back}
        {reading.kind === "failed" && !isDenied(reading) ? (
          <ErrorState title="The board could not be loaded" onRetry={reading.retry}>
            It is safe. Try again in a moment.
          </ErrorState>
        ) : (
          <EmptyState title="This board is not there">
            It was deleted, its owner does not share it any more, or the address is wrong.
          </EmptyState>
        )}
      </>
    );
  }
  return (
    <>
      {back}
      {board.ownerId === userId ? <OwnBoard board={board} /> : <SharedBoard board={board} userId={userId} />}
    </>
  );
}

function OwnBoard({ board }: { board: Board }) {
  const [isChoosing, setChoosing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  useBoardReading(board);
  const room = mostOnBoard - board.assetIds.length;
  const navigate = useNavigate();
  usePageCommands(
    "This board",
    board.trashedAt
      ? []
      : [
          ...(room > 0
            ? [{ label: "Add images", words: "pictures", icon: <ImagePlus />, run: () => setChoosing(true) }]
            : []),
          { label: "Share", words: "link public", icon: <Link2 />, run: () => setSharing(true) },
          {
            label: "Make images",
            words: "create generate steer",
            icon: <Sparkles />,
            run: () => void navigate(`${href("/image-gen")}?steering=${board.id}`),
          },
          {
            label: "Delete this board",
            words: "trash remove",
            icon: <Trash2 />,
            run: () => void setOwnBoardTrashed(board, true),
          },
        ],
  );
  const video = addressHere(`${href("/prompt-to-video")}?board=${board.id}`);
  return (
    <>
      {board.trashedAt && <TrashNote board={board} trashedAt={board.trashedAt} />}
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <BoardName board={board} />
        {!board.trashedAt && (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              icon={<ImagePlus className="size-4" />}
              disabled={room === 0}
              onClick={() => setChoosing(true)}
            >
              Add images
            </Button>
            <Button icon={<Link2 className="size-4" />} onClick={() => setSharing(true)}>
              Share
            </Button>
            {video && (
              <ButtonLink to={video} icon={<Clapperboard className="size-4" />}>
                Make a video
              </ButtonLink>
            )}
            <ButtonLink
              variant="primary"
              to={`${href("/image-gen")}?steering=${board.id}`}
              icon={<Sparkles className="size-4" />}
            >
              Make images
            </ButtonLink>
            <BoardMenu board={board} />
          </div>
        )}
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {board.assetIds.length === 0 ? (
          <EmptyState
            title="Nothing on it yet"
            action={<Button onClick={() => setChoosing(true)}>Add images</Button>}
          >
            Choose from what you made or uploaded, or put images here from any page.
          </EmptyState>
        ) : (
          <BoardPictures
            board={board}
            onRemove={(assetId) => void setBoardPictures(board, [assetId], false)}
          />
        )}
        <BoardReading board={board} />
      </div>
      <ShareDialog board={board} open={isSharing} onOpenChange={setSharing} />
      <AssetPicker
        userId={board.ownerId}
        open={isChoosing}
        onOpenChange={setChoosing}
        chosenIds={board.assetIds}
        most={Math.min(40, room)}
        onChoose={(pictures) =>
          void setBoardPictures(
            board,
            pictures.map(({ id }) => id),
            true,
          )
        }
      />
    </>
  );
}
