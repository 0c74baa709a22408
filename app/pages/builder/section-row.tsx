import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import GripVertical from "lucide-react/icons/grip-vertical";
import MessageSquare from "lucide-react/icons/message-square";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { memo, type PointerEvent } from "react";
import { VisitorFaces } from "~/review/visitor-faces";
import type { Section } from "~/sections/page";
import { classNames } from "~/ui/class-names";
import { PlainIconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import type { PageVisitor } from "../page-visitor";
import type { PageEditor } from "./page-editor";
import { copySection, dropSection, nameOfType, toggleSection } from "./section-actions";
import { SectionIcon } from "./section-icon";
import { sectionSelection } from "./selection";

interface SectionRowProps {
  id: string;
  section: Section;
  isSelected: boolean;
  isTabStop: boolean;
  isDragged: boolean;
  isReadOnly: boolean;
  editor: PageEditor;
  /** Open threads that are about it. */
  threads: number;
  /** Others who are at it now. */
  visitors: readonly PageVisitor[];
  onComments: (sectionId: string) => void;
  onChosen: (() => void) | undefined;
  onGrab: (id: string, event: PointerEvent<HTMLElement>) => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
  onLetGo: () => void;
  onCancel: () => void;
}

/** A section in the list: what it is, how it begins, and what can be done with it. */
export function SectionRow(props: SectionRowProps) {
  const { id, section, isSelected, isTabStop, isDragged, isReadOnly, editor, onChosen } = props;
  const { threads, visitors } = props;
  const isHidden = section.isHidden === true;
  return (
    <div
      className={classNames(
        "group relative flex h-9 items-center rounded-sm transition-colors",
        isSelected ? "bg-accent-soft" : "hover:bg-hover",
        isDragged && "bg-raised shadow-overlay",
      )}
    >
      <button
        type="button"
        data-row={id}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isSelected || undefined}
        onClick={() => {
          editor.select(sectionSelection(id));
          onChosen?.();
        }}
        {...(!isReadOnly && {
          onPointerDown: (event: PointerEvent<HTMLElement>) =>
            event.pointerType === "mouse" && props.onGrab(id, event),
          onPointerMove: props.onDrag,
          onPointerUp: props.onLetGo,
          onPointerCancel: props.onCancel,
        })}
        className="flex h-full min-w-0 grow items-center gap-2.5 rounded-sm ps-2 pe-1 text-start outline-offset-[-2px]"
      >
        <SectionIcon
          type={section.type}
          className={classNames("size-4 shrink-0", isSelected ? "text-accent" : "text-faint")}
        />
        <Words section={section} isHidden={isHidden} />
      </button>
      <VisitorFaces visitors={visitors} className="me-1 size-5 !text-[9px]" most={2} />
      {threads > 0 && (
        <button
          type="button"
          tabIndex={isTabStop ? 0 : -1}
          aria-label={`${threads} open ${threads === 1 ? "comment" : "comments"} on ${nameOfType(section.type)}`}
          onClick={() => props.onComments(id)}
          className="tabular me-0.5 flex h-6 shrink-0 items-center gap-1 rounded-sm px-1 text-accent text-xs hover:bg-hover"
        >
          <MessageSquare className="size-3.5" aria-hidden="true" />
          {threads}
        </button>
      )}
      {isHidden && <EyeOff aria-label="Hidden" className="me-1 size-3.5 shrink-0 text-faint" />}
      {!isReadOnly && (
        <>
          <Menu
            trigger={
              <PlainIconButton
                label={`More about ${nameOfType(section.type)}`}
                size="sm"
                tabIndex={isTabStop ? 0 : -1}
                icon={<Ellipsis className="size-4" />}
                className="opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100"
              />
            }
          >
            <MenuItem icon={<Plus />} onSelect={() => editor.addAt(editor.read().order.indexOf(id) + 1)}>
              Add a section below
            </MenuItem>
            <MenuItem icon={<Copy />} shortcut="Mod d" onSelect={() => copySection(editor, id)}>
              Duplicate
            </MenuItem>
            <MenuItem
              icon={isHidden ? <Eye /> : <EyeOff />}
              shortcut="h"
              onSelect={() => toggleSection(editor, id)}
            >
              {isHidden ? "Show" : "Hide"}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} danger onSelect={() => dropSection(editor, id)}>
              Delete
            </MenuItem>
          </Menu>
          <span
            aria-hidden="true"
            onPointerDown={(event) => props.onGrab(id, event)}
            onPointerMove={props.onDrag}
            onPointerUp={props.onLetGo}
            onPointerCancel={props.onCancel}
            className="hidden h-full w-8 shrink-0 cursor-grab touch-none place-items-center text-faint pointer-coarse:grid"
          >
            <GripVertical className="size-4" />
          </span>
        </>
      )}
    </div>
  );
}

const Words = memo(function Words({ section, isHidden }: { section: Section; isHidden: boolean }) {
  const heading = section.slots.heading ?? section.slots.title;
  const words = heading?.kind === "text" ? heading.text : "";
  return (
    <span className={classNames("flex min-w-0 items-baseline gap-2", isHidden && "opacity-55")}>
      <span className="shrink-0 font-[550] text-sm">{nameOfType(section.type)}</span>
      {words && (
        <bdi className="truncate text-muted text-sm" aria-hidden="true">
          {words}
        </bdi>
      )}
    </span>
  );
});
