import type { TextLayer } from "~/scene/composition";
import { withOpacity } from "~/scene/contrast";
import type { ElementBase, ElementLook } from "~/scene/resolve/elements/element-look";
import { lineHeightFor } from "~/scene/resolve/measure-text";
import { inkByHand, spansOf, styleByHand } from "~/scene/resolve/parts/text-by-hand";
import type { TextStyle } from "~/scene/templates/template";

const ANY_LINES = 60;
const SMALLEST_PIXELS = 6;
const PLATE = { paddingXEm: 0.24, paddingYEm: 0.09 };

/** A text in a style of the template, as a person has changed it, no larger than fits its box. */
export function elementText(
  text: string,
  base: ElementBase,
  style: TextStyle,
  { changes, frame, ink, setting }: ElementLook,
): TextLayer {
  const set = styleByHand(style, changes.text ?? {}, setting, changes.text?.size ?? 1);
  const maxSize = Math.max(SMALLEST_PIXELS, set.size * frame.unit);
  const plain: TextLayer = {
    ...base,
    kind: "text",
    text,
    font: set.font,
    maxSize,
    minSize: Math.min(SMALLEST_PIXELS, maxSize),
    lineHeight: lineHeightFor(text, set),
    letterSpacing: set.letterSpacingEm * maxSize,
    maxLines: ANY_LINES,
    color: ink[set.color],
    align: "center",
    verticalAlign: "middle",
    uppercase: set.uppercase,
    plate: changes.text?.plate
      ? {
          color: withOpacity(changes.text.plate, 1),
          paddingX: PLATE.paddingXEm * maxSize,
          paddingY: PLATE.paddingYEm * maxSize,
          radius: 0,
          per: "line",
        }
      : null,
    reveal: "block",
    ...spansOf(changes, text, text.trim()),
  };
  return inkByHand(plain, changes.text);
}
