import { styleAt } from "~/scene/edit-arrange-text";
import type { TextSpan } from "~/scene/part-changes";

/** Fills an element with a text, its spans set as the engine sets them. */
export function fillWithSpans(element: HTMLElement, text: string, spans: readonly TextSpan[]): void {
  const ends = new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])]);
  const sorted = [...ends].filter((at) => at <= text.length).sort((one, other) => one - other);
  // One child, so that the lines are laid out as one text in the column.
  const line = element.ownerDocument.createElement("span");
  for (let index = 0; index + 1 < sorted.length; index++) {
    const from = sorted[index]!;
    const { weight, italic, underline, color, highlight } = styleAt(spans, from);
    const words = element.ownerDocument.createElement("span");
    words.textContent = text.slice(from, sorted[index + 1]);
    if (weight) words.style.fontWeight = String(weight);
    if (italic !== undefined) words.style.fontStyle = italic ? "italic" : "normal";
    if (underline) words.style.textDecoration = "underline";
    if (color) words.style.color = color;
    if (highlight) words.style.backgroundColor = highlight;
    line.appendChild(words);
  }
  element.replaceChildren(line);
}
