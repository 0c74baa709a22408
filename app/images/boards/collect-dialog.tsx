import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Image } from "~/stores/images/image-document";
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
  /** Live, so that what is pressed shows; none closes. */
  images: readonly Pick<Image, "id" | "boardIds">[];
  onClose: () => void;
}

/** Puts images on boards and takes them off. */
export function CollectDialog({ userId, images, onClose }: CollectDialogProps) {
  return (
    <Dialog
      open={images.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={images.length > 1 ? `Put ${images.length} images on a board` : "Put on a board"}
      size="sm"
    >
      {images.length > 0 && <Boards userId={userId} images={images} />}
    </Dialog>
  );
}

function Boards({ userId, images }: Pick<CollectDialogProps, "userId" | "images">) {
  const boards = useBoards(userId);
  const [isNaming, setNaming] = useState(false);
  // Nothing to press before the boards are there: Enter would make a new one.
  if (!boards) return <Skeleton className="h-24 rounded-md" />;
  return (
    <>
      <ul className="-mx-2 grid max-h-[50dvh] overflow-y-auto">
        {boards.map((board) => {
          const joining = images.filter(({ boardIds }) => !boardIds.includes(board.id));
          const isOn = joining.length === 0;
          const put = () => {
            if (isOn || fitsOnBoard(board.assetIds.length + joining.length))
              void changeImageBoard(idsOf(isOn ? images : joining), board, !isOn);
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
        onMake={(name) => void putOnNewBoard(userId, name, idsOf(images))}
      />
    </>
  );
}

const idsOf = (images: CollectDialogProps["images"]) => images.map(({ id }) => id);
