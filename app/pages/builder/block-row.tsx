import ChevronRight from "lucide-react/icons/chevron-right";
import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import GripVertical from "lucide-react/icons/grip-vertical";
import Trash2 from "lucide-react/icons/trash-2";
import type { PointerEvent } from "react";
import type { SectionDefinition } from "~/sections/define-section";
import { duplicateBlock, removeBlock } from "~/sections/edit/edit-blocks";
import { newBlockId } from "~/sections/edit/new-ids";
import type { Block } from "~/sections/page";
import { writeValue } from "~/sources/write-value";
import { classNames } from "~/ui/class-names";
import { PlainIconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import type { FieldSurroundings } from "./fields/field-surroundings";
import { SlotFields } from "./section-fields";
import { sectionSelection } from "./selection";

interface BlockRowProps {
  id: string;
  index: number;
  block: Block;
  sectionId: string;
  declared: NonNullable<SectionDefinition["blocks"]>;
  isOpen: boolean;
  selectedSlot: string | null;
  around: FieldSurroundings;
  onOpen: (isOpen: boolean) => void;
  onGrab: (id: string, event: PointerEvent<HTMLElement>) => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
  onLetGo: () => void;
  onCancel: () => void;
}

/** One of several: a line that opens into its fields. */
export function BlockRow(props: BlockRowProps) {
  const { id, index, block, sectionId, declared, isOpen, selectedSlot, around, onOpen } = props;
  const { editor } = around;
  const words = wordsOf(block, declared, around);
  const name = `${declared.label} ${index + 1}`;
  const grab = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => props.onGrab(id, event),
    onPointerMove: props.onDrag,
    onPointerUp: props.onLetGo,
    onPointerCancel: props.onCancel,
  };
  return (
    <div className="rounded-md border border-line bg-raised">
      <div className="group flex h-9 items-center">
        <span
          aria-hidden="true"
          {...grab}
          className="grid h-full w-7 shrink-0 cursor-grab touch-none place-items-center text-faint opacity-60 group-hover:opacity-100 active:cursor-grabbing"
        >
          <GripVertical className="size-3.5" />
        </span>
        <button
          type="button"
          data-block-row={id}
          aria-expanded={isOpen}
          aria-label={words ? `${name}: ${words}` : name}
          onClick={() => {
            onOpen(!isOpen);
            if (!isOpen) editor.select({ sectionId, blockId: id, slot: null });
          }}
          className="flex h-full min-w-0 grow items-center gap-1.5 text-start"
        >
          <bdi className={classNames("min-w-0 grow truncate text-sm", !words && "text-faint")}>
            {words || name}
          </bdi>
          <ChevronRight
            className={classNames(
              "size-4 shrink-0 text-faint transition-transform rtl:-scale-x-100",
              isOpen && "rotate-90",
            )}
          />
        </button>
        <Menu
          trigger={
            <PlainIconButton label={`More about ${name}`} size="sm" icon={<Ellipsis className="size-4" />} />
          }
        >
          <MenuItem
            icon={<Copy />}
            onSelect={() => {
              const newId = newBlockId();
              editor.change("Duplicate", (page) => duplicateBlock(page, sectionId, id, newId));
            }}
          >
            Duplicate
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 />}
            danger
            onSelect={() => {
              editor.change("Delete", (page) => removeBlock(page, sectionId, id));
              editor.select(sectionSelection(sectionId));
            }}
          >
            Delete
          </MenuItem>
        </Menu>
      </div>
      {isOpen && (
        <div className="border-line border-t p-3">
          <SlotFields
            declarations={declared.slots}
            slots={block.slots}
            sectionId={sectionId}
            blockId={id}
            selectedSlot={selectedSlot}
            around={around}
          />
        </div>
      )}
    </div>
  );
}

/** What tells it from its neighbours: its first words, else the fact it shows. */
function wordsOf(
  { slots }: Block,
  { slots: declarations }: BlockRowProps["declared"],
  { facts }: FieldSurroundings,
): string {
  for (const name of Object.keys(declarations)) {
    const content = slots[name];
    if (content?.kind === "text" && content.text.trim()) return content.text;
    const fact = content?.kind === "fact" && facts.find(({ id }) => id === content.factId);
    if (fact) return [fact.label, writeValue(fact.value)].filter(Boolean).join(": ");
  }
  return "";
}
