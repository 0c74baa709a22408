import { useEffect, useMemo, useRef, useState } from "react";
import { setText } from "~/sections/edit/edit-slots";
import { sectionTypes } from "~/sections/section-types";
import { placeKey, placeOfKey, type ShownPage, type SlotPlace } from "~/sections/shown-page";
import { PreviewFrame } from "../preview-frame";
import { useSize } from "../use-size";
import { shownWords, withWordsHeld } from "./edited-page";
import { editingCss, selectionCss } from "./editing-css";
import type { PageEditor } from "./page-editor";
import { RoomForMessages } from "./room-for-messages";
import { SectionBar } from "./section-bar";
import { SectionInPreview } from "./section-in-preview";
import { type Selection, sectionSelection, selectedKey } from "./selection";
import { useWordsInPlace } from "./words-in-place";

/** What a page's own bar takes at its foot, in CSS pixels of the page. */
const barPixels = 88;

interface PageStageProps {
  page: ShownPage;
  title: string;
  /** CSS pixels the page is laid out for; null takes the room there is. */
  width: number | null;
  selection: Selection | null;
  editor: PageEditor;
  isReadOnly: boolean;
  /** Told of the preview's document: the builder writes and scrolls in it. */
  onDocument: (inner: Document) => void;
}

/** The page itself, scaled to the room there is; words are written where they stand, sections chosen by a press. */
export function PageStage(props: PageStageProps) {
  const { page, title, width, selection, editor, isReadOnly, onDocument } = props;
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const [inner, setInner] = useState<Document | null>(null);
  const typeOf = (place: SlotPlace) => page.sections.find(({ id }) => id === place.sectionId)?.type ?? "";
  const held = useWordsInPlace(inner, isReadOnly, {
    hasManyLines: (place) => hasManyLines(typeOf(place), place),
    wordsOf: (place) => shownWords(page, place),
    onBegin: editor.select,
    onType: (place, text) => editor.change("Write", (now) => setText(now, place, text), placeKey(place)),
    undo: editor.undo,
    redo: editor.redo,
  });
  const shown = useMemo(() => (held ? withWordsHeld(page, held.place, held.text) : page), [page, held]);
  usePressedSections(inner, editor);
  useScrollToSelection(inner, selection, held !== null);
  const types = [...new Set(page.sections.map(({ type }) => type))].sort().join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the sections, only their types decide
  const css = useMemo(() => editingCss(page), [types]);
  const hasBarAtFoot = page.sections.some(
    ({ type, variant }) => type === "sticky-bar" && variant === "bottom",
  );
  const layoutWidth = width ?? size.width;
  const scale = layoutWidth > 0 ? Math.min(1, size.width / layoutWidth) : 1;
  return (
    <div ref={room} className="relative min-h-0 min-w-0 grow overflow-clip" data-stage="">
      {size.width > 0 && (
        <div
          className="absolute top-0 left-1/2 h-full overflow-clip bg-white shadow-overlay md:rounded-t-md"
          style={{ width: layoutWidth * scale, translate: "-50%" }}
        >
          <div className="origin-top-left" style={{ scale, width: layoutWidth }}>
            <PreviewFrame
              page={shown}
              title={`Preview of ${title}`}
              width={layoutWidth}
              height={Math.ceil(size.height / scale)}
              Section={SectionInPreview}
              onDocument={(loaded) => {
                setInner(loaded);
                onDocument(loaded);
              }}
            >
              <style>{css}</style>
              <style>{selectionCss(selection?.sectionId ?? null, selectedKey(selection))}</style>
              {inner && selection && !isReadOnly && (
                <SectionBar
                  inner={inner}
                  page={shown}
                  sectionId={selection.sectionId}
                  editor={editor}
                  scale={scale}
                  isQuiet={held !== null}
                />
              )}
            </PreviewFrame>
          </div>
          {hasBarAtFoot && <RoomForMessages height={barPixels * scale} />}
        </div>
      )}
    </div>
  );
}

function hasManyLines(type: string, { blockId, slot }: SlotPlace): boolean {
  const definition = sectionTypes.get(type);
  const declared = (blockId === null ? definition?.slots : definition?.blocks?.slots)?.[slot];
  return declared?.kind === "text" && declared.lines === "many";
}

/** A press in the page chooses what lies under it; keys pressed there are the builder's. */
function usePressedSections(inner: Document | null, editor: PageEditor): void {
  useEffect(() => {
    if (!inner) return;
    const listening = new AbortController();
    const { signal } = listening;
    inner.addEventListener(
      "click",
      (event) => {
        const target = event.target as Element | null;
        const key = target?.closest?.<HTMLElement>("[data-image]")?.dataset.image;
        const section = target?.closest?.<HTMLElement>("[data-section]");
        if (target?.closest?.("[data-slot], [data-builder]")) return;
        if (key) editor.select(placeOfKey(key));
        else if (section) editor.select(sectionSelection(section.dataset.section ?? ""));
      },
      { signal },
    );
    inner.addEventListener(
      "keydown",
      (event) => {
        const target = event.target as HTMLElement | null;
        if (
          event.defaultPrevented ||
          target?.isContentEditable ||
          target?.closest?.("input, textarea, select")
        )
          return;
        const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
        const again = new KeyboardEvent("keydown", {
          ...{ key, ctrlKey, metaKey, shiftKey, altKey, repeat },
          ...{ bubbles: true, cancelable: true },
        });
        if (!document.body.dispatchEvent(again)) event.preventDefault();
      },
      { signal },
    );
    return () => listening.abort();
  }, [inner, editor]);
}

/** What is chosen elsewhere comes into sight; what is pressed in the page is in sight. */
function useScrollToSelection(inner: Document | null, selection: Selection | null, isWriting: boolean): void {
  const sectionId = selection?.sectionId;
  const key = selectedKey(selection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words that end move nothing
  useEffect(() => {
    if (!inner || !sectionId || isWriting) return;
    const place = key && inner.querySelector(`[data-slot="${key}"], [data-image="${key}"]`);
    const element = place || inner.querySelector(`[data-section="${sectionId}"]`);
    const box = element?.getBoundingClientRect();
    const height = inner.documentElement.clientHeight;
    if (!element || !box || (box.bottom > 80 && box.top < height - 80)) return;
    element.scrollIntoView({ block: box.height > height ? "start" : "center", behavior: "smooth" });
  }, [inner, sectionId, key]);
}
