import { useState } from "react";
import { NewBoardDialog } from "~/images/boards/new-board-dialog";
import { putOnNewBoard } from "~/images/boards/put-on-new-board";
import { deleteAll, fitsOnBoard, putAllOnBoard, starAll } from "~/images/gallery/bulk-actions";
import { trashImages } from "~/images/image-actions";
import type { Board } from "~/stores/boards/board-document";
import type { Image } from "~/stores/images/image-document";
import { BulkBar } from "./bulk-bar";
import { CompareDialog } from "./compare-dialog";
import { DeleteDialog } from "./delete-dialog";
import type { Zip } from "./use-zip";

interface SelectedImagesProps {
  userId: string;
  images: readonly Image[];
  total: number;
  isTrash: boolean;
  boards: readonly Board[];
  zip: Zip;
  onSelectAll: () => void;
  onRestore: () => void;
  onClear: () => void;
}

/** The bar of what is selected, with the dialogs it opens. */
export function SelectedImages(props: SelectedImagesProps) {
  const { userId, images, total, isTrash, boards, zip, onSelectAll, onRestore, onClear } = props;
  const [dialog, setDialog] = useState<"compare" | "board" | "delete" | null>(null);
  const ids = images.map(({ id }) => id);
  const close = () => setDialog(null);
  return (
    <>
      <BulkBar
        count={images.length}
        total={total}
        isTrash={isTrash}
        boards={boards}
        downloading={zip.progress}
        onStopDownload={zip.stop}
        onSelectAll={onSelectAll}
        onStar={(starred) => starAll(images, starred)}
        onBoard={(boardId) => {
          const board = boards.find(({ id }) => id === boardId);
          if (board) putAllOnBoard(images, board);
        }}
        onNewBoard={() => fitsOnBoard(images.length) && setDialog("board")}
        onDownload={() => void zip.download(images)}
        onCompare={() => setDialog("compare")}
        onTrash={() => {
          void trashImages(ids);
          onClear();
        }}
        onRestore={onRestore}
        onDelete={() => setDialog("delete")}
        onClear={onClear}
      />
      <NewBoardDialog
        open={dialog === "board"}
        onOpenChange={(isOpen) => !isOpen && close()}
        onMake={(name) => void putOnNewBoard(userId, name, ids)}
      />
      <CompareDialog
        images={images}
        open={dialog === "compare"}
        onOpenChange={(isOpen) => !isOpen && close()}
      />
      <DeleteDialog
        count={images.length}
        open={dialog === "delete"}
        onClose={close}
        onConfirm={async () => {
          await deleteAll(images);
          onClear();
        }}
      />
    </>
  );
}
