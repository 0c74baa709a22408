import WandSparkles from "lucide-react/icons/wand-sparkles";
import { Suspense, useState } from "react";
import { lazy } from "~/client/lazy";
import type { TextDeclaration } from "~/sections/define-section";
import type { SlotContent } from "~/sections/page";
import { placeKey, type SlotPlace } from "~/sections/shown-page";
import { PlainIconButton } from "~/ui/icon-button";
import { Popover } from "~/ui/popover";
import { Skeleton } from "~/ui/skeleton";
import type { FieldSurroundings } from "./field-surroundings";

const TextChoices = lazy(() => import("./text-choices"));

interface TextToolsProps {
  place: SlotPlace;
  declaration: TextDeclaration;
  content: Extract<SlotContent, { kind: "text" }> | null;
  around: FieldSurroundings;
}

/** Other words for a text, or for what is marked of it; and what it had before. */
export function TextTools({ place, declaration, content, around }: TextToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const [part, setPart] = useState<[start: number, end: number] | null>(null);
  if (!content || (!content.text.trim() && !content.takes)) return null;
  const label = `Other words: ${declaration.label}`;
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      align="end"
      className="w-80 p-3"
      trigger={
        <PlainIconButton
          label={label}
          size="sm"
          icon={<WandSparkles className="size-3.5" />}
          // Before the press takes what is marked away.
          onPointerDown={() => setPart(markedPart(placeKey(place)))}
          className="!size-6"
        />
      }
    >
      <Suspense fallback={<Skeleton className="h-24" />}>
        <TextChoices
          place={place}
          declaration={declaration}
          content={content}
          part={part}
          around={around}
          onDone={() => setOpen(false)}
        />
      </Suspense>
    </Popover>
  );
}

/** What is marked in the field of a place, where that is not all of it. */
function markedPart(key: string): [number, number] | null {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[data-field="${key}"]`);
  if (!field) return null;
  const { selectionStart: start, selectionEnd: end, value } = field;
  return end > start && end - start < value.length ? [start, end] : null;
}
