import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { daysLeft } from "~/domain/assets/trash";
import { restoreAll, starAll } from "~/images/gallery/bulk-actions";
import { itemAt } from "~/images/gallery/time-segments";
import { starImages, trashImages } from "~/images/image-actions";
import { type ImageListState, mostListed } from "~/images/image-list-state";
import { operationNames } from "~/images/operation-names";
import type { Board } from "~/stores/boards/board-document";
import type { Image } from "~/stores/images/image-document";
import { GalleryCell } from "./gallery-cell";
import { GalleryGrid } from "./gallery-grid";
import { GalleryHead } from "./gallery-head";
import type { GridView } from "./grid-view";
import { SelectedImages } from "./selected-images";
import type { Gallery } from "./use-gallery";
import { useGallerySelection } from "./use-gallery-selection";
import { useKeptPlace } from "./use-kept-place";
import { useSelectAllKey } from "./use-select-all-key";
import type { Zip } from "./use-zip";
import { ZipNote } from "./zip-note";

type PresentGallery = Extract<Gallery["state"], { kind: "present" }>;

interface GalleryContentProps {
  userId: string;
  gallery: Gallery;
  state: PresentGallery;
  isTrash: boolean;
  gridView: GridView;
  /** Changes with what is shown. */
  viewKey: string;
  boards: readonly Board[];
  /** A press on an image selects it. */
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
  zip: Zip;
  /** A place to scroll to. */
  jump: { place: number } | null;
}

/** The grid with its selection: by press, by range, by keys; and what can be done with it. */
export function GalleryContent({
  userId,
  gallery,
  state: { segments, total, newer },
  isTrash,
  gridView,
  viewKey,
  isSelecting,
  onSelecting,
  boards,
  zip,
  jump,
}: GalleryContentProps) {
  const [current, setCurrent] = useState(0);
  const [topPlace, setTopPlace] = useState(0);
  const [goal, setGoal] = useState<{ place: number } | null>(null);
  const navigate = useNavigate();
  const selection = useGallerySelection(gallery, viewKey);
  const keepPlace = useKeptPlace(total, (place) => setGoal({ place }));

  useEffect(() => {
    if (!jump) return;
    setGoal(jump);
    setCurrent(jump.place);
  }, [jump]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another size what is looked at stays in sight
  useEffect(() => {
    if (topPlace > 0) setGoal({ place: topPlace });
  }, [gridView.size]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected is let go when selecting ends
  useEffect(() => {
    if (!isSelecting) selection.clear();
  }, [isSelecting]);

  // Always the same function, so that images that did not change are not drawn again.
  const pressSelection = useRef(selection.press);
  pressSelection.current = selection.press;
  const choose = useCallback(
    (image: Image, toAnchor: boolean) => pressSelection.current(image, toAnchor),
    [],
  );

  const beside = useRef(segments);
  beside.current = segments;
  const open = useCallback(
    (image: Image, place: number) => {
      const state: ImageListState = { listedIds: idsAround(beside.current, place) };
      void navigate(href("/image-gen/:id", { id: image.id }), { state });
    },
    [navigate],
  );

  const clear = () => {
    selection.clear();
    onSelecting(false);
  };

  useSelectAllKey(isSelecting || selection.ids.size > 0, () => void selection.all(total));

  function press(event: KeyboardEvent, image: Image | null) {
    const { key, metaKey, ctrlKey, shiftKey, altKey } = event;
    if ((metaKey || ctrlKey) && key.toLowerCase() === "a") {
      event.preventDefault();
      void selection.all(total);
    } else if (key === "Escape" && (selection.ids.size > 0 || isSelecting)) {
      event.preventDefault();
      clear();
    } else if (image && !metaKey && !ctrlKey && !altKey) {
      const mine = selection.ids.size > 0 ? selection.images : [image];
      if (key === " ") {
        // A button in a tile has its own use for it.
        if (event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        selection.press(image, shiftKey);
      } else if (isTrash) {
        return;
      } else if (key === "s") {
        starAll(mine, !image.starred);
      } else if (key === "Delete" || key === "Backspace") {
        void trashImages(mine.map(({ id }) => id));
        clear();
      } else if (key === "e") navigate(`${href("/image-gen/edit")}?image=${image.id}`);
    }
  }

  return (
    <>
      <GalleryGrid
        label="Images"
        size={gridView.size}
        segments={segments}
        total={total}
        selected={selection.ids}
        current={Math.min(current, total - 1)}
        onCurrent={setCurrent}
        onWindow={gallery.show}
        onTop={(place) => {
          setTopPlace(place);
          gallery.hold(place > 0);
          keepPlace(place);
        }}
        onKey={press}
        onRange={selection.stretch}
        jump={goal}
      >
        {(image, at, isEntry) => (
          <GalleryCell
            image={image}
            place={at}
            isSelected={selection.ids.has(image.id)}
            isSelecting={isSelecting || selection.ids.size > 0}
            isEntry={isEntry}
            gridView={gridView}
            note={isTrash ? goesIn(image) : noteOf(image)}
            onPress={choose}
            onOpen={open}
            onStar={starOne}
          />
        )}
      </GalleryGrid>
      <GalleryHead
        bar={
          selection.ids.size > 0 ? (
            <SelectedImages
              userId={userId}
              images={selection.images}
              total={total}
              isTrash={isTrash}
              boards={boards}
              zip={zip}
              onSelectAll={() => void selection.all(total)}
              onRestore={() => {
                restoreAll(selection.images);
                clear();
              }}
              onClear={clear}
            />
          ) : (
            zip.progress !== null && <ZipNote zip={zip} />
          )
        }
        newer={newer}
        onShowNewer={() => {
          gallery.hold(false);
          window.scrollTo({ top: 0 });
          setCurrent(0);
        }}
        topDate={topPlace > 0 ? (itemAt(segments, topPlace)?.createdAt ?? null) : null}
      />
    </>
  );
}

/** The images around a place as far as they are in memory without a gap. */
function idsAround(segments: PresentGallery["segments"], place: number): string[] {
  const idAt = (at: number) => itemAt(segments, at)?.id;
  let first = place;
  while (first > 0 && place - first < mostListed && idAt(first - 1)) first--;
  const ids: string[] = [];
  for (let at = first; at <= place + mostListed; at++) {
    const id = idAt(at);
    if (!id) break;
    ids.push(id);
  }
  return ids;
}

function starOne({ id }: Image, starred: boolean): void {
  void starImages([id], starred);
}

/** What was made of another image looks much like it. */
function noteOf({ operation }: Image): string | null {
  return operation === "vary" || operation === "upscale" ? operationNames[operation] : null;
}

function goesIn({ trashedAt }: Image): string | null {
  if (!trashedAt) return null;
  const days = daysLeft(trashedAt, new Date());
  return days <= 1 ? "Last day" : `${days} days left`;
}
