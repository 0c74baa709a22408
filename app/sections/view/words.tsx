import type { ElementType } from "react";
import { placeKey, type ShownPage, type ShownSlot } from "~/sections/shown-page";

interface WordsProps {
  slot: ShownSlot<"text"> | undefined;
  page: Pick<ShownPage, "isEditing">;
  /** The element it stands in. */
  as: ElementType;
  className?: string;
  id?: string;
}

/** The words of a slot; where nobody wrote any, nothing. In the builder they can be found by their place. */
export function Words({ slot, page, as: Element, className, id }: WordsProps) {
  if (!slot) return null;
  const paragraphs = slot.text.split(/\n\s*\n/u).filter((text) => text.trim() !== "");
  const marks = page.isEditing ? { "data-slot": placeKey(slot.place) } : {};
  const isParted = paragraphs.length > 1 && (Element === "p" || Element === "div") && !page.isEditing;
  if (!isParted) {
    return (
      <Element className={className} id={id} {...marks}>
        {slot.text}
      </Element>
    );
  }
  return (
    <div className={className} id={id} {...marks}>
      {paragraphs.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else, and are never moved
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
