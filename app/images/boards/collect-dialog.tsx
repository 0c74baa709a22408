import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Image } from "~/stores/image-document";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Skeleton } from "~/ui/skeleton";
import { fitsOnBoard } from "../gallery/bulk-actions";
import { changeImageBoard } from "../image-actions";
import { NewBoardDialog } from "./new-board-dialog";
import { putOnNewBoard } from "./put-on-new-board";
import { useBoards } from "./use-boards";

interface CollectDialogProps {
  userId: string;
  /** Live, so that what is pressed shows; null closes. */
  image: Pick<Image, "id" | "boardIds"> | null;
  onClose: () => void;
}

/** Puts an image on boards and takes it off. */
export function CollectDialog({ userId, image, onClose }: CollectDialogProps) {
  return (
    <Dialog
      open={image !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Put on a board"
      size="sm"
    >
      {image && <Boards userId={userId} image={image} />}
    </Dialog>
  );
}

function Boards({ userId, image }: { userId: string; image: Pick<Image, "id" | "boardIds"> }) {
  const boards = useBoards(userId);
  const [isNaming, setNaming] = useState(false);
  // Nothing to press before the boards are there: Enter would make a new one.
  if (!boards) return <Skeleton className="h-24 rounded-md" />;
  return (
    <>
      <ul className="-mx-2 grid max-h-[50dvh] overflow-y-auto">
        {boards.map((board) => {
          const isOn = image.boardIds.includes(board.id);
          const put = () => {
            if (isOn || fitsOnBoard(board.assetIds.length + 1)) {
              void changeImageBoard([image.id], board, !isOn);
            }
          };
          return (
            <li key={board.id}>
              <button
                type="button"
                aria-pressed={isOn}
                onClick={put}
                className="flex h-11 w-full items-center justify-between gap-3 rounded-md px-2 text-start hover:bg-hover"
              >
                <span className="truncate">{board.name}</span>
                {isOn ? (
                  <Check className="size-4 shrink-0 text-accent" />
                ) : (
                  <Plus className="size-4 shrink-0 text-faint" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {boards.length === 0 && (
        <p className="text-muted">
          A board collects images; their colours and words steer what you make next.
        </p>
      )}
      <Button
        icon={<Plus className="size-4" />}
        className="justify-self-start"
        onClick={() => setNaming(true)}
      >
        New board
      </Button>
      <NewBoardDialog
        open={isNaming}
        onOpenChange={setNaming}
        onMake={(name) => void putOnNewBoard(userId, name, [image.id])}
      />
    </>
  );
}
