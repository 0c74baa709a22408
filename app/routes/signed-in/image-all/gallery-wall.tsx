import { type KeyboardEvent, useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { NewBoardDialog } from "~/images/boards/new-board-dialog";
import { putOnNewBoard } from "~/images/boards/put-on-new-board";
import { BulkBar } from "~/images/gallery/bulk-bar";
import { CompareDialog } from "~/images/gallery/compare-dialog";
import { GalleryCell } from "~/images/gallery/gallery-cell";
import { GalleryGrid } from "~/images/gallery/gallery-grid";
import { placeOf, type Segment } from "~/images/gallery/time-segments";
import type { Gallery } from "~/images/gallery/use-gallery";
import { changeImageBoard, keepImages, starImages, trashImages } from "~/images/image-actions";
import type { Image } from "~/stores/image-document";
import { useGallerySelection } from "./use-gallery-selection";
import { useZip } from "./use-zip";

interface GalleryWallProps {
  userId: string;
  gallery: Gallery;
  segments: readonly Segment<Image>[];
  total: number;
  isTrash: boolean;
  /** Changes with what is shown. */
  viewKey: string;
  boards: readonly { id: string; name: string }[];
  /** A press on an image selects it. */
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
  /** A moment to scroll to. */
  jump: { timeMs: number } | null;
}

/** The grid with its selection: by press, by range, by keys; and what can be done with it. */
export function GalleryWall({
  userId,
  gallery,
  segments,
  total,
  isTrash,
  viewKey,
  isSelecting,
  onSelecting,
  boards,
  jump,
}: GalleryWallProps) {
  const [current, setCurrent] = useState(0);
  const [dialog, setDialog] = useState<"compare" | "board" | null>(null);
  const [place, setPlace] = useState<{ place: number } | null>(null);
  const navigate = useNavigate();
  const selection = useGallerySelection(gallery, viewKey);
  const zip = useZip();
  const ids = [...selection.ids];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each jump is made once
  useEffect(() => {
    if (jump) setPlace({ place: Math.min(total - 1, placeOf(segments, jump.timeMs)) });
  }, [jump]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected is let go when selecting ends
  useEffect(() => {
    if (!isSelecting) selection.clear();
  }, [isSelecting]);

  const clear = () => {
    selection.clear();
    onSelecting(false);
  };
  /** What is selected is dealt with; the selection has nothing left to say. */
  const done = (work: (selected: readonly string[]) => void) => {
    work(ids);
    clear();
  };

  function press(event: KeyboardEvent, _: number, image: Image | null) {
    const { key, metaKey, ctrlKey, shiftKey } = event;
    if ((metaKey || ctrlKey) && key.toLowerCase() === "a") {
      event.preventDefault();
      void selection.all(total);
    } else if (key === "Escape" && (selection.ids.size > 0 || isSelecting)) {
      event.preventDefault();
      clear();
    } else if (image && !metaKey && !ctrlKey) {
      const mine = selection.ids.size > 0 ? ids : [image.id];
      if (key === " " || (shiftKey && key.startsWith("Arrow"))) {
        event.preventDefault();
        selection.press(image, shiftKey);
      } else if (key === "s") void starImages(mine, !image.starred);
      else if ((key === "Delete" || key === "Backspace") && !isTrash) done(() => void trashImages(mine));
      else if (key === "e") navigate(`${href("/image-gen")}/edit?image=${image.id}`);
    }
  }

  return (
    <>
      <GalleryGrid
        label="Images"
        segments={segments}
        total={total}
        selected={selection.ids}
        current={Math.min(current, total - 1)}
        onCurrent={setCurrent}
        onWindow={gallery.show}
        onKey={press}
        jump={place}
      >
        {(image, at) => (
          <GalleryCell
            image={image}
            place={at}
            isSelected={selection.ids.has(image.id)}
            isSelecting={isSelecting || selection.ids.size > 0}
            isCurrent={at === Math.min(current, total - 1)}
            onPress={(_place, toAnchor) => selection.press(image, toAnchor)}
            onStar={({ id }, starred) => void starImages([id], starred)}
          />
        )}
      </GalleryGrid>
      {selection.ids.size > 0 && (
        <BulkBar
          count={selection.ids.size}
          isTrash={isTrash}
          boards={boards}
          downloading={zip.progress}
          onStar={(starred) => void starImages(ids, starred)}
          onBoard={(boardId) => {
            const board = boards.find(({ id }) => id === boardId);
            if (board) void changeImageBoard(ids, board, true);
          }}
          onNewBoard={() => setDialog("board")}
          onDownload={() => void zip.download(selection.images)}
          onCompare={() => setDialog("compare")}
          onTrash={() => done((selected) => void trashImages(selected))}
          onRestore={() => done((selected) => void keepImages(selected))}
          onClear={clear}
        />
      )}
      <NewBoardDialog
        open={dialog === "board"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "board" : null)}
        onMake={(name) => void putOnNewBoard(userId, name, ids)}
      />
      <CompareDialog
        images={selection.images}
        open={dialog === "compare"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "compare" : null)}
      />
    </>
  );
}
