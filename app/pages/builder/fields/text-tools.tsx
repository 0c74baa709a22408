import History from "lucide-react/icons/history";
import { useState } from "react";
import { timeAgo } from "~/domain/video/video-figures";
import type { TextDeclaration } from "~/sections/define-section";
import { bringBackTake } from "~/sections/edit/edit-takes";
import { newTakeId } from "~/sections/edit/new-ids";
import type { SlotContent } from "~/sections/page";
import type { SlotPlace } from "~/sections/shown-page";
import { PlainIconButton } from "~/ui/icon-button";
import { Popover } from "~/ui/popover";
import type { FieldSurroundings } from "./field-surroundings";

interface TextToolsProps {
  place: SlotPlace;
  declaration: TextDeclaration;
  content: Extract<SlotContent, { kind: "text" }> | null;
  around: FieldSurroundings;
}

/** What a text had before, and was offered: each can be brought back. */
export function TextTools({ place, declaration, content, around }: TextToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const takes = content?.takes ?? [];
  if (takes.length === 0) return null;
  const now = new Date();
  return (
    <Popover
      label={`Earlier words: ${declaration.label}`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      align="end"
      className="w-80 p-1"
      trigger={
        <PlainIconButton
          label={`Earlier words: ${declaration.label}`}
          size="sm"
          icon={<History className="size-3.5" />}
          className="!size-6"
        />
      }
    >
      <ul className="grid max-h-80 overflow-y-auto">
        {takes.map((take) => (
          <li key={take.id}>
            <button
              type="button"
              aria-pressed={take.text === content?.text}
              onClick={() => {
                around.editor.change("Bring back", (page) => bringBackTake(page, place, take.id, newMark));
                setOpen(false);
              }}
              className="grid w-full gap-0.5 rounded-sm px-2 py-1.5 text-start hover:bg-hover aria-pressed:bg-accent-soft"
            >
              <bdi className="line-clamp-4 text-sm">{take.text}</bdi>
              <span className="text-faint text-xs">
                {take.madeBy ? `${take.madeBy} · ` : ""}
                {timeAgo(new Date(take.keptAt), now)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

export const newMark = () => ({ id: newTakeId(), keptAt: new Date().toISOString() });
