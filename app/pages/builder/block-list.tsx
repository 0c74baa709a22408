import Plus from "lucide-react/icons/plus";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { SectionDefinition } from "~/sections/define-section";
import { addBlock, moveBlock } from "~/sections/edit/edit-blocks";
import { newBlockId } from "~/sections/edit/new-ids";
import { initialSlots } from "~/sections/new-page";
import { blocksOf, pageLimits, type Section } from "~/sections/page";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { BlockRow } from "./block-row";
import type { FieldSurroundings } from "./fields/field-surroundings";
import type { Selection } from "./selection";
import { useDragOrder } from "./use-drag-order";

interface BlockListProps {
  sectionId: string;
  section: Section;
  declared: NonNullable<SectionDefinition["blocks"]>;
  selection: Selection;
  around: FieldSurroundings;
}

/** What a section has several of, in order: one is open at a time; dragged, or moved with Alt and the arrows. */
export function BlockList({ sectionId, section, declared, selection, around }: BlockListProps) {
  const { editor } = around;
  const [openId, setOpenId] = useState<string | null>(selection.blockId);
  const blocks = blocksOf(section);
  const most = Math.min(declared.most, pageLimits.blocks);
  const move = (id: string, toIndex: number) =>
    editor.change("Move", (page) => moveBlock(page, sectionId, id, toIndex));
  const drag = useDragOrder(move);
  const wasMoved = useRef<string | null>(null);
  useEffect(() => {
    if (selection.blockId) setOpenId(selection.blockId);
  }, [selection.blockId]);
  useEffect(() => {
    if (!wasMoved.current) return;
    drag.list.current
      ?.querySelector<HTMLElement>(`[data-item-id="${wasMoved.current}"] [data-block-row]`)
      ?.focus();
    wasMoved.current = null;
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-block-row]")?.dataset.blockRow;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!id || !step) return;
    event.preventDefault();
    const index = section.blockOrder.indexOf(id);
    if (event.altKey) {
      wasMoved.current = id;
      move(id, index + step);
    } else {
      const next = section.blockOrder[index + step];
      drag.list.current?.querySelector<HTMLElement>(`[data-block-row="${next}"]`)?.focus();
    }
  }

  function add() {
    const id = newBlockId();
    const slots = initialSlots(declared.slots);
    if (
      editor.change(`Add ${declared.label}`, (page) =>
        addBlock(page, sectionId, { slots }, blocks.length, id),
      )
    )
      editor.select({ sectionId, blockId: id, slot: null });
  }

  return (
    <section aria-label={declared.label} className="grid gap-2">
      <h3 className="flex items-baseline justify-between font-[550] text-sm">
        {declared.label}
        <span className="tabular font-normal text-faint text-xs">
          {blocks.length} of {most}
        </span>
      </h3>
      {blocks.length > 0 && (
        <ol
          ref={(element) => {
            drag.list.current = element;
          }}
          onKeyDown={onKeyDown}
          className={classNames("grid gap-1", drag.dragged && "select-none")}
        >
          {blocks.map((block, index) => {
            const isDragged = drag.dragged?.id === block.id;
            return (
              <li
                key={block.id}
                data-item-id={block.id}
                style={{
                  translate: isDragged
                    ? `0 ${drag.dragged?.offsetY ?? 0}px`
                    : `0 calc(${drag.shiftOf(index)} * (100% + 4px))`,
                }}
                className={classNames(
                  "relative",
                  drag.dragged && !isDragged && "transition-[translate] duration-150",
                  isDragged && "z-10 opacity-90",
                )}
              >
                <BlockRow
                  id={block.id}
                  index={index}
                  block={section.blocks[block.id] ?? block}
                  sectionId={sectionId}
                  declared={declared}
                  isOpen={openId === block.id && !drag.dragged}
                  selectedSlot={selection.blockId === block.id ? selection.slot : null}
                  around={around}
                  onOpen={(isOpen) => setOpenId(isOpen ? block.id : null)}
                  onGrab={drag.begin}
                  onDrag={drag.follow}
                  onLetGo={drag.end}
                  onCancel={drag.cancel}
                />
              </li>
            );
          })}
        </ol>
      )}
      {blocks.length < declared.least && (
        <p className="text-muted text-sm">
          Shown on the page once there {declared.least === 1 ? "is one" : `are ${declared.least}`}.
        </p>
      )}
      <Button
        size="sm"
        icon={<Plus className="size-3.5" />}
        className="justify-self-start"
        disabled={blocks.length >= most}
        onClick={add}
      >
        {declared.label}
      </Button>
    </section>
  );
}
