import type { Layer, ShapeLayer } from "~/scene/composition";
import type { OverlayContent } from "~/scene/element";
import type { ElementBase, ElementLook } from "~/scene/resolve/elements/element-look";
import { elementText } from "~/scene/resolve/elements/element-text";
import { insetBox } from "~/scene/resolve/frame";

type LowerThird = Extract<OverlayContent, { kind: "lower-third" }>;

/** Part of its height that the name takes; what they are takes the rest. */
const TITLE_SHARE = 0.6;
const LINE_UNITS = 6;
const BAR_UNITS = 10;

/** A name over what somebody is: on a bar, on a card, or over a line. */
export function lowerThirdLayers(content: LowerThird, base: ElementBase, look: ElementLook): Layer[] {
  const { frame, template, ink, changes } = look;
  const { box } = base;
  const isStartLeft = frame.direction === "ltr";
  const bar = BAR_UNITS * frame.unit;
  const color = changes.color ?? ink.accent;
  const rectangle = (name: string, at: typeof box, fill: string, radius = 0): ShapeLayer => ({
    ...base,
    id: `${base.id}/${name}`,
    box: at,
    kind: "shape",
    shape: "rectangle",
    color: fill,
    radius,
  });
  const ground: Layer[] = {
    bar: [
      rectangle("ground", box, ink.background),
      rectangle("bar", { ...box, x: isStartLeft ? box.x : box.x + box.width - bar, width: bar }, color),
    ],
    card: [rectangle("ground", box, ink.background, Math.min(template.radius * frame.unit, box.height / 2))],
    line: [
      rectangle(
        "line",
        { ...box, y: box.y + box.height - LINE_UNITS * frame.unit, height: LINE_UNITS * frame.unit },
        color,
      ),
    ],
  }[content.style];
  const inner = insetBox(
    box,
    Math.min(box.height * 0.14, box.width * 0.05) + (content.style === "bar" ? bar : 0),
  );
  const isAlone = content.subtitle.trim() === "";
  const titleHeight = isAlone ? inner.height : inner.height * TITLE_SHARE;
  const line = (name: string, text: string, top: number, height: number, style: "title" | "body") => {
    const at = { ...base, id: `${base.id}/${name}`, box: { ...inner, y: inner.y + top, height } };
    const align = changes.text?.align ?? "start";
    return { ...elementText(text, at, template.textStyles[style], look), align, maxLines: 1 };
  };
  return [
    ...ground,
    ...(content.title.trim() ? [line("title", content.title, 0, titleHeight, "title")] : []),
    ...(isAlone ? [] : [line("subtitle", content.subtitle, titleHeight, inner.height - titleHeight, "body")]),
  ];
}
