import type { Box, ShapeLayer, TextLayer } from "~/scene/composition";
import type { Arrangement, Stack, StackItem } from "~/scene/layouts/layout";
import type { Draft } from "~/scene/resolve/draft";
import { type Frame, toPixels } from "~/scene/resolve/frame";
import { textOf } from "~/scene/resolve/scene-look";
import { type PlacedText, type StackText, stackText } from "~/scene/resolve/stack-text";
import { animateText, contentStartSeconds, exit } from "~/scene/resolve/text-motion";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { Scene } from "~/scene/storyboard";
import type { Palette, Surface, Template, TextStyle } from "~/scene/templates/template";

export interface SceneContext {
  scene: Scene;
  sceneIndex: number;
  sceneCount: number;
  template: Template;
  palette: Palette;
  surface: Surface;
  arrangement: Arrangement;
  frame: Frame;
  timing: SceneTiming;
  seed: number;
  /** Boxes the stacks take; empty until they are placed. */
  textBounds: Box[];
}

/** A stack with its texts placed, and the box they take together. */
export interface PlacedStack {
  stack: Stack;
  texts: PlacedText[];
  bounds: Box;
}

const SHORT_CHARACTERS = 7;
const SHORT_SCALE = 0.7;
const ALONE_SCALE = 1.3;
const PLATE_PADDING_X_EM = 0.24;
const PLATE_PADDING_Y_EM = 0.09;

/** Places the texts of every stack that has any. */
export function placeStacks(context: SceneContext): PlacedStack[] {
  const { arrangement, frame, template } = context;
  return arrangement.stacks.flatMap((stack) => {
    const items = stack.items.flatMap((item) => stackTextFor(item, stack, context));
    if (items.length === 0) return [];
    const area = toPixels(stack.box, "safe", frame);
    const inset = stack.on === "card" ? template.cardPadding * frame.unit : 0;
    const inner = {
      x: area.x + inset,
      y: area.y + inset,
      width: area.width - 2 * inset,
      height: area.height - 2 * inset,
    };
    const texts = stackText(items, inner, stack.anchor, frame.unit, frame.language);
    return [{ stack, texts, bounds: boundsOf(texts) }];
  });
}

/** The colours a stack's text takes. */
export function surfaceOfStack(stack: Stack, context: SceneContext): Surface {
  return stack.on === "picture" ? context.palette.overPicture : context.surface;
}

/** Text layers of the placed stacks, and the cards some stand on, in painting order. */
export function stackLayers(stacks: PlacedStack[], context: SceneContext): Draft[] {
  const drafts: Draft[] = [];
  let order = 0;
  for (const placed of stacks) {
    if (placed.stack.on === "card") drafts.push(cardLayer(placed.bounds, context));
    for (const text of placed.texts) drafts.push(textLayer(text, placed.stack, order++, context));
  }
  return drafts;
}

function stackTextFor(item: StackItem, stack: Stack, context: SceneContext): StackText[] {
  const text = writtenText(item, context);
  if (text === "") return [];
  const style = styleOf(item, text, context);
  const { button, overPicture } = context.template;
  const isPlated = stack.on === "picture" && overPicture === "plate";
  const plate =
    item.content === "action"
      ? { per: "block" as const, paddingXEm: button.paddingXEm, paddingYEm: button.paddingYEm }
      : isPlated
        ? { per: "line" as const, paddingXEm: PLATE_PADDING_X_EM, paddingYEm: PLATE_PADDING_Y_EM }
        : null;
  return [{ name: item.content, text, style, plate, fillsScene: context.arrangement.picture === null }];
}

/**
 * The template's style, larger where words stand alone. "−30%" or "2 for 1" is a picture in itself: headlines
 * that short are set nearly as large as figures.
 */
function styleOf(item: StackItem, text: string, { template, arrangement }: SceneContext): TextStyle {
  const style = template.textStyles[item.style];
  if (item.content !== "headline" || item.style === "figure") return style;
  if ([...text].length <= SHORT_CHARACTERS) {
    const { figure } = template.textStyles;
    const { minSize, spaceBefore } = style;
    return { ...figure, size: figure.size * SHORT_SCALE, minSize, maxLines: 1, spaceBefore };
  }
  return arrangement.picture ? style : { ...style, size: style.size * ALONE_SCALE };
}

function writtenText(item: StackItem, { scene, sceneIndex, frame }: SceneContext): string {
  switch (item.content) {
    case "quote-mark":
      return textOf(scene, "headline") === "" ? "" : openingQuote(frame.language);
    case "scene-number":
      return twoDigits(sceneIndex + 1, frame.language);
    default:
      return textOf(scene, item.content);
  }
}

/** A number as "01", in the digits of the language. */
export function twoDigits(number: number, language: string): string {
  try {
    return new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(number);
  } catch {
    return String(number).padStart(2, "0");
  }
}

/** Opening quotation mark of a language, as CLDR gives it; English where it is not known here. */
function openingQuote(language: string): string {
  const primary = language.toLowerCase().split("-")[0] as string;
  if (["ar", "el", "fa", "fr", "hy", "it", "no", "nb", "ru", "uk"].includes(primary)) return "«";
  if (["bg", "cs", "de", "et", "hr", "is", "ka", "lt", "pl", "ro", "sk", "sl"].includes(primary)) return "„";
  return primary === "ja" ? "「" : "“";
}

function textLayer(placed: PlacedText, stack: Stack, order: number, context: SceneContext): Draft {
  const { template, timing, sceneIndex, frame } = context;
  const surface = surfaceOfStack(stack, context);
  const isHeadline = placed.name === "headline" || placed.name === "scene-number";
  const entrance = isHeadline ? template.motion.headline : template.motion.support;
  const colors = colorsOf(placed, surface, context);
  const layer: TextLayer = {
    id: `scene-${sceneIndex}/${placed.name}`,
    sceneIndex,
    startSeconds: timing.startSeconds,
    endSeconds: timing.endSeconds,
    box: placed.box,
    kind: "text",
    text: placed.text,
    font: placed.style.font,
    maxSize: placed.sizePixels,
    minSize: placed.minSizePixels,
    lineHeight: placed.lineHeight,
    letterSpacing: placed.letterSpacingEm * placed.sizePixels,
    maxLines: placed.maxLines,
    color: colors.text,
    align: stack.align,
    verticalAlign: placed.verticalAlign,
    uppercase: placed.style.uppercase,
    plate: placed.plate && {
      color: colors.plate,
      paddingX: placed.plate.paddingXEm * placed.sizePixels,
      paddingY: placed.plate.paddingYEm * placed.sizePixels,
      radius: placed.plate.per === "block" ? template.button.radius * frame.unit : 0,
      per: placed.plate.per,
    },
    reveal: placed.plate?.per === "block" ? "block" : entrance.reveal,
    masked: entrance.masked && placed.plate === null,
    animations: animateText(placed, entrance, order, timing, template, frame),
  };
  return { layer, part: "content" };
}

function colorsOf(
  placed: PlacedText,
  surface: Surface,
  context: SceneContext,
): { text: string; plate: string } {
  if (placed.plate?.per === "line") {
    // A headline on a picture keeps the scene's own colours; what supports it stands back.
    const plated = placed.name === "headline" ? context.surface : surface;
    return { text: plated[placed.style.color], plate: plated.background };
  }
  if (placed.plate) {
    return context.template.button.fill === "accent"
      ? { text: surface.onAccent, plate: surface.accent }
      : { text: surface.background, plate: surface.text };
  }
  return { text: surface[placed.style.color], plate: surface.background };
}

function cardLayer(bounds: Box, context: SceneContext): Draft {
  const { template, frame, timing, surface, sceneIndex } = context;
  const padding = template.cardPadding * frame.unit;
  const startSeconds = contentStartSeconds(timing, template);
  const { seconds, easing } = template.motion.picture;
  const span = { startSeconds, endSeconds: startSeconds + seconds * 0.8, easing };
  const layer: ShapeLayer = {
    id: `scene-${sceneIndex}/card`,
    sceneIndex,
    startSeconds: timing.startSeconds,
    endSeconds: timing.endSeconds,
    box: {
      x: bounds.x - padding,
      y: bounds.y - padding,
      width: bounds.width + 2 * padding,
      height: bounds.height + 2 * padding,
    },
    kind: "shape",
    shape: "rectangle",
    color: surface.background,
    radius: Math.min(template.radius, 44) * frame.unit,
    animations: [
      { property: "opacity", from: 0, to: 1, ...span, endSeconds: startSeconds + 0.25 },
      { property: "y", from: 90 * frame.unit, to: 0, ...span },
      ...exit(timing, template),
    ],
  };
  return { layer, part: "content" };
}

function boundsOf(texts: PlacedText[]): Box {
  const left = Math.min(...texts.map((text) => text.box.x));
  const top = Math.min(...texts.map((text) => text.box.y));
  const right = Math.max(...texts.map((text) => text.box.x + text.box.width));
  const bottom = Math.max(...texts.map((text) => text.box.y + text.box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
