import Plus from "lucide-react/icons/plus";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Page } from "~/sections/page";
import { pageLimits } from "~/sections/page";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { PageVisitor } from "../page-visitor";
import type { PageEditor } from "./page-editor";
import { copySection, dropSection, moveSectionTo, nameOfType, toggleSection } from "./section-actions";
import { SectionRow } from "./section-row";
import { sectionSelection } from "./selection";
import { useDragOrder } from "./use-drag-order";

interface SectionListProps {
  page: Page;
  selectedId: string | null;
  editor: PageEditor;
  isReadOnly: boolean;
  /** Open threads by section. */
  openThreads: ReadonlyMap<string, number>;
  /** Others who have the page open. */
  visitors: readonly PageVisitor[];
  onComments: (sectionId: string) => void;
  /** After a section is chosen by a press: a sheet that covers the page closes. */
  onChosen?: () => void;
}

/** The sections in their order. One has the keyboard: arrows go on, with Alt they move it, Enter writes in it. */
export function SectionList(props: SectionListProps) {
  const { page, selectedId, editor, isReadOnly, onChosen } = props;
  const { order, sections } = page;
  const [said, setSaid] = useState("");
  const wasMoved = useRef(false);
  const drag = useDragOrder((id, toIndex) => moveSectionTo(editor, id, toIndex));
  const current = selectedId ?? order[0];

  function focusRow(id: string) {
    drag.list.current?.querySelector<HTMLElement>(`[data-item-id="${id}"] [data-row]`)?.focus();
  }
  // A row that is moved in the document loses the keyboard.
  useEffect(() => {
    if (!wasMoved.current || !selectedId) return;
    wasMoved.current = false;
    focusRow(selectedId);
    const index = order.indexOf(selectedId);
    setSaid(`${nameOfType(sections[selectedId]?.type ?? "")} is now ${index + 1} of ${order.length}`);
  });

  function go(toIndex: number) {
    const id = order[Math.min(order.length - 1, Math.max(0, toIndex))];
    if (!id) return;
    editor.select(sectionSelection(id));
    focusRow(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-row]")?.dataset.row;
    if (!id) return;
    const index = order.indexOf(id);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const mod = event.ctrlKey || event.metaKey;
    const run = (work: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      work();
    };
    if (step && event.altKey && !isReadOnly) {
      run(() => {
        wasMoved.current = true;
        editor.select(sectionSelection(id));
        moveSectionTo(editor, id, index + step);
      });
    } else if (step && !mod && !event.altKey) run(() => go(index + step));
    else if (event.key === "Home") run(() => go(0));
    else if (event.key === "End") run(() => go(order.length - 1));
    else if (isReadOnly) return;
    else if (event.key === "Enter") run(() => editor.writeAt(id));
    else if (event.key === "Delete" || event.key === "Backspace")
      run(() => {
        wasMoved.current = true;
        dropSection(editor, id);
      });
    else if (mod && event.key.toLowerCase() === "d") run(() => copySection(editor, id));
    else if (event.key.toLowerCase() === "h" && !mod) run(() => toggleSection(editor, id));
  }

  return (
    <div className="flex min-h-0 grow flex-col">
      <ol
        ref={(element) => {
          drag.list.current = element;
        }}
        aria-label="Sections"
        onKeyDown={onKeyDown}
        className={classNames(
          "relative min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-2",
          drag.dragged && "select-none",
        )}
      >
        {order.map((id, index) => {
          const section = sections[id];
          const isDragged = drag.dragged?.id === id;
          return (
            section && (
              <li
                key={id}
                data-item-id={id}
                style={{
                  translate: isDragged
                    ? `0 ${drag.dragged?.offsetY ?? 0}px`
                    : `0 ${drag.shiftOf(index) * 100}%`,
                }}
                className={classNames(
                  "relative",
                  drag.dragged && !isDragged && "transition-[translate] duration-150",
                  isDragged && "z-10",
                )}
              >
                <SectionRow
                  id={id}
                  section={section}
                  isSelected={id === selectedId}
                  isTabStop={id === current}
                  isDragged={isDragged}
                  isReadOnly={isReadOnly}
                  editor={editor}
                  threads={props.openThreads.get(id) ?? 0}
                  visitors={props.visitors.filter(({ place }) => place.sectionId === id)}
                  onComments={props.onComments}
                  onChosen={onChosen}
                  onGrab={drag.begin}
                  onDrag={drag.follow}
                  onLetGo={drag.end}
                  onCancel={drag.cancel}
                />
              </li>
            )
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {!isReadOnly && (
        <div className="border-line border-t p-2">
          <Button
            variant="ghost"
            icon={<Plus className="size-4" />}
            className="w-full"
            disabled={order.length >= pageLimits.sections}
            onClick={() => editor.addAt(selectedId ? order.indexOf(selectedId) + 1 : order.length)}
          >
            {order.length >= pageLimits.sections ? `All ${pageLimits.sections} sections` : "Add section"}
          </Button>
        </div>
      )}
    </div>
  );
}
