import { useEffect } from "react";
import { foundRanges } from "./found-ranges";

/** One place where words are found: the how-manieth of a message. */
export interface FoundPlace {
  messageId: string;
  nth: number;
}

const everywhere = "found";
const here = "found-here";

/** The place as it is drawn; null where its message is not. */
export function rangeOf(list: Element, words: string, { messageId, nth }: FoundPlace): Range | null {
  const message = list.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
  const ranges = message ? foundRanges(message, words) : [];
  return ranges[Math.min(nth, ranges.length - 1)] ?? null;
}

/** Marks (folded) words wherever they are drawn, and one place more than the others. Nothing of the text is changed by it. */
export function useFoundMarks(list: Element | null, words: string, place: FoundPlace | null): void {
  useEffect(() => {
    if (!list || words === "" || !("highlights" in CSS)) return;
    let frame = 0;
    const mark = () => {
      frame = 0;
      const ranges = [...list.querySelectorAll("[data-message]")].flatMap((message) =>
        foundRanges(message, words),
      );
      const current = place && rangeOf(list, words, place);
      CSS.highlights.set(everywhere, new Highlight(...ranges));
      CSS.highlights.set(here, Object.assign(new Highlight(...(current ? [current] : [])), { priority: 1 }));
    };
    mark();
    const seen = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mark);
    });
    seen.observe(list, { childList: true, subtree: true, characterData: true });
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(everywhere);
      CSS.highlights.delete(here);
    };
  }, [list, words, place]);
}
