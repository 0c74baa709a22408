import type { CountdownLayer } from "~/scene/composition";
import type { ElementContent } from "~/scene/element";
import type { ElementBase, ElementLook } from "~/scene/resolve/elements/element-look";
import { elementText } from "~/scene/resolve/elements/element-text";

type Countdown = Extract<ElementContent, { kind: "countdown" }>;

/** The time that is left until a date, as of when the composition is made. */
export function countdownElement(content: Countdown, base: ElementBase, look: ElementLook): CountdownLayer {
  const style = { ...look.template.textStyles.figure, maxLines: 1 };
  const {
    kind: _,
    text: _text,
    reveal: _reveal,
    maxLines: _lines,
    spans: _spans,
    ...set
  } = elementText("00", base, style, look);
  return {
    ...set,
    kind: "countdown",
    remainingSeconds: (Date.parse(content.endsAt) - look.nowMs) / 1000,
    from: content.from,
    over: content.over,
  };
}
