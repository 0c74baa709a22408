import type { Animation, Box, Easing, Layer, TextLayer } from "~/scene/composition";
import type { Motion } from "~/scene/part-changes";
import type { Frame } from "~/scene/resolve/frame";
import type { PartSpan } from "~/scene/resolve/parts/whole-part";

type Enter = NonNullable<Motion["enter"]>;
type Exit = NonNullable<Motion["exit"]>;

const RISE_UNITS = 110;
const BLUR_UNITS = 26;
const POP_FROM = 0.4;
const ZOOM_FROM = 1.4;
const EPSILON_SECONDS = 1e-6;

interface Mover {
  from: number;
  to: number;
  property: Animation["property"];
  easing: Easing;
  /** Part of the time it takes. */
  share?: number;
  edge?: "left" | "right";
}

/** How a part comes and goes as a whole, by what a person chose. */
export function motionAnimations(
  motion: Motion | undefined,
  span: PartSpan,
  box: Box,
  frame: Frame,
): Animation[] {
  const { enter, exit } = motion ?? {};
  return [
    ...(enter ? entering(enter, span, box, frame) : []),
    ...(exit ? leaving(exit, span, box, frame) : []),
  ];
}

function entering({ kind, seconds }: Enter, span: PartSpan, box: Box, frame: Frame): Animation[] {
  const { entersAtSeconds: startSeconds } = span;
  const length = Math.min(seconds, Math.max(0, span.endSeconds - startSeconds));
  if (kind === "type") return [];
  return comingMoves(kind, box, frame).map(({ share = 1, ...move }) => ({
    ...move,
    startSeconds,
    endSeconds: startSeconds + length * share,
  }));
}

function leaving({ kind, seconds }: Exit, span: PartSpan, box: Box, frame: Frame): Animation[] {
  const { endSeconds } = span;
  const length = Math.min(seconds, Math.max(0, endSeconds - span.entersAtSeconds));
  const mirrored = { sink: "rise", shrink: "pop" } as const;
  const way = kind === "sink" || kind === "shrink" ? mirrored[kind] : kind;
  return comingMoves(way, box, frame).map(({ share = 1, from, to, property, easing, edge }) => ({
    property,
    from: to,
    to: from,
    easing: easing === "out-back" || easing === "out-expo" || easing === "out-cubic" ? "in-cubic" : easing,
    ...(edge && { edge }),
    startSeconds: endSeconds - length * share,
    endSeconds,
  }));
}

function comingMoves(kind: Exclude<Enter["kind"], "type">, box: Box, frame: Frame): Mover[] {
  const appear: Mover = { property: "opacity", from: 0, to: 1, easing: "out-cubic" };
  const isRightToLeft = frame.direction === "rtl";
  switch (kind) {
    case "none":
      return [];
    case "fade":
      return [appear];
    case "rise":
      return [
        { ...appear, share: 0.6 },
        { property: "y", from: RISE_UNITS * frame.unit, to: 0, easing: "out-expo" },
      ];
    case "slide": {
      const from = isRightToLeft ? frame.width - box.x : -(box.x + box.width);
      return [{ property: "x", from, to: 0, easing: "out-expo" }];
    }
    case "pop":
      return [
        { ...appear, share: 0.4 },
        { property: "scale", from: POP_FROM, to: 1, easing: "out-back" },
      ];
    case "zoom":
      return [
        { ...appear, share: 0.7 },
        { property: "scale", from: ZOOM_FROM, to: 1, easing: "out-expo" },
      ];
    case "wipe":
      return [
        { property: "clip", from: 0, to: 1, easing: "in-out-cubic", edge: isRightToLeft ? "right" : "left" },
      ];
    case "blur":
      return [appear, { property: "blur", from: BLUR_UNITS * frame.unit, to: 0, easing: "out-cubic" }];
  }
}

/** A layer without the ways it comes and goes by itself, where a person chose others; letters are typed one by one. */
export function withoutOwnMotion<Kind extends Layer>(
  layer: Kind,
  motion: Motion | undefined,
  span: PartSpan,
): Kind {
  if (!motion) return layer;
  const isLasting = (animation: Animation) => {
    if ("keyframes" in animation || animation.from === animation.to) return true;
    const runs = layer.kind === "counter" || layer.kind === "progress";
    if (animation.property === "value" && runs) return true;
    const isWhole = animation.startSeconds <= span.startSeconds && animation.endSeconds >= span.endSeconds;
    const isExit = animation.startSeconds >= span.endSeconds - EPSILON_SECONDS;
    return isWhole || (isExit ? motion.exit === undefined : motion.enter === undefined);
  };
  const stripped = { ...layer, animations: layer.animations.filter(isLasting) };
  if (!motion.enter || stripped.kind !== "text") return stripped;
  const text: TextLayer = stripped;
  if (motion.enter.kind !== "type") Object.assign(text, { reveal: "block", masked: false });
  else typeLetters(text, motion.enter.seconds, span);
  return stripped;
}

function typeLetters(text: TextLayer, seconds: number, span: PartSpan): void {
  const letters = Math.max(1, [...text.text].length);
  const length = Math.min(seconds, Math.max(0, span.endSeconds - span.entersAtSeconds));
  const startSeconds = span.entersAtSeconds;
  Object.assign(text, { reveal: "letter", masked: false });
  text.animations.push({
    property: "opacity",
    from: 0,
    to: 1,
    startSeconds,
    endSeconds: startSeconds + 0.02,
    easing: "linear",
    staggerSeconds: length / letters,
  });
}
