import type { Animation, Box, GroupLayer, Layer, ShapeLayer, TextLayer } from "~/scene/composition";
import { relativeLuminance, scrimOpacityFor, withOpacity } from "~/scene/contrast";
import type { GaugePart, ShapePart, TickerPart, WindowPart } from "~/scene/layouts/part";
import type { Draft } from "~/scene/resolve/draft";
import { canvasBox } from "~/scene/resolve/frame";
import { drawOn, graphicBase, graphicStart, progressLayer, span } from "~/scene/resolve/graphic";
import { lineHeightFor, measureEntry } from "~/scene/resolve/measure-text";
import { shadowOf } from "~/scene/resolve/picture-decoration";
import type { PlacedStack, SceneContext } from "~/scene/resolve/scene-context";
import { textOf } from "~/scene/resolve/scene-slots";
import { stackText } from "~/scene/resolve/stack-text";
import { surfaceOn } from "~/scene/resolve/surfaces";
import { contentStartSeconds, exit } from "~/scene/resolve/text-motion";
import type { Surface } from "~/scene/templates/template";

const ENTER_SECONDS = 0.7;
/** Way of a ticker in a second, in units. */
const TICKER_SPEED = 150;
const TICKER_SEPARATOR = "   •   ";
const BUBBLE_TAIL = "M8 0H92C64 14 40 46 0 100 14 62 18 30 8 0Z";
/** What letters cut out of a sheet may reach beyond the contrast of text. */
const WINDOW_CONTRAST = 4.5;

/** A shape of the arrangement, in a colour of the scene's surface. */
export function shapeLayer(part: ShapePart, box: Box, order: number, context: SceneContext): Draft {
  const { frame, surface } = context;
  const color = part.color === "white" ? "#ffffff" : surface[part.color];
  const start = graphicStart(order, context);
  const tilt = tiltOf(part.tiltDegrees ?? 0, context);
  const isPanel = part.enters === "none";
  const layer: ShapeLayer = {
    ...graphicBase(context, part.id, box),
    kind: "shape",
    shape: part.shape,
    ...(part.path === undefined
      ? {}
      : { path: frame.direction === "rtl" ? mirrorPath(part.path) : part.path }),
    color: part.opacity === undefined ? color : withOpacity(color, part.opacity),
    radius: Math.min((part.radius ?? 0) * frame.unit, box.height / 2, box.width / 2),
    ...(part.stroke === undefined ? {} : { strokeWidth: part.stroke * frame.unit }),
    animations: [...tilt, ...(isPanel ? [] : [...shapeEntrance(part, start, context), ...leave(context)])],
  };
  return { layer, part: isPanel ? "furniture" : "content" };
}

function shapeEntrance(part: ShapePart, start: number, { frame }: SceneContext): Animation[] {
  const edge = frame.direction === "rtl" ? "right" : "left";
  switch (part.enters) {
    case "none":
      return [];
    case "fade":
      return [{ ...span(start, ENTER_SECONDS), property: "opacity", from: 0, to: 1, easing: "out-cubic" }];
    case "wipe":
      return [{ ...span(start, ENTER_SECONDS), property: "clip", from: 0, to: 1, easing: "out-expo", edge }];
    case "grow":
      return [{ ...span(start, ENTER_SECONDS), property: "scale", from: 0, to: 1, easing: "out-back" }];
    case "draw":
      return [drawOn(start)];
  }
}

/** The background a stack stands on, in the colours of what the stack is on. */
export function cardLayers({ stack, card }: PlacedStack, order: number, context: SceneContext): Draft[] {
  if (!card || !stack.card) return [];
  const { template, frame, timing } = context;
  const { shape, tiltDegrees = 0 } = stack.card;
  const surface = surfaceOn(stack.on, context);
  const start = Math.max(timing.startSeconds, graphicStart(Math.max(0, order - 1), context));
  const { seconds, easing } = template.motion.picture;
  const rise: Animation[] = [
    { ...span(start, 0.25), property: "opacity", from: 0, to: 1, easing },
    { ...span(start, Math.min(0.9, seconds * 0.8)), property: "y", from: 90 * frame.unit, to: 0, easing },
    ...leave(context),
  ];
  const radius =
    Math.min(shape === "bubble" ? Math.max(36, template.radius) : template.radius, 44) * frame.unit;
  const background: ShapeLayer = {
    ...graphicBase(context, `${stack.id}-card`, card),
    kind: "shape",
    shape: "rectangle",
    color: surface.background,
    radius: shape === "note" ? 0 : radius,
    ...shadowOf(context),
    animations: [...tiltOf(tiltDegrees, context), ...rise],
  };
  const drafts: Draft[] = [{ layer: background, part: "content" }];
  if (shape === "bubble")
    drafts.push({ layer: tail(stack.id, card, surface, rise, context), part: "content" });
  if (shape === "ticket") drafts.push(...notches(stack.id, card, rise, context));
  return drafts;
}

function tail(
  id: string,
  card: Box,
  surface: Surface,
  animations: Animation[],
  context: SceneContext,
): Layer {
  const { frame } = context;
  const side = 56 * frame.unit;
  const inset = Math.min(card.width * 0.12, 90 * frame.unit);
  const isRightToLeft = frame.direction === "rtl";
  return {
    ...graphicBase(context, `${id}-tail`, {
      x: isRightToLeft ? card.x + card.width - inset - side : card.x + inset,
      y: card.y + card.height - 1,
      width: side,
      height: side,
    }),
    kind: "shape",
    shape: "path",
    path: isRightToLeft ? mirrorPath(BUBBLE_TAIL) : BUBBLE_TAIL,
    color: surface.background,
    radius: 0,
    animations,
  };
}

/** Half rounds out of the sides of a ticket, in the colour behind it. */
function notches(id: string, card: Box, animations: Animation[], context: SceneContext): Draft[] {
  const side = 52 * context.frame.unit;
  return [card.x, card.x + card.width].map((x, index) => ({
    layer: {
      ...graphicBase(context, `${id}-notch-${index}`, {
        x: x - side / 2,
        y: card.y + card.height / 2 - side / 2,
        width: side,
        height: side,
      }),
      kind: "shape",
      shape: "ellipse",
      color: context.surface.background,
      radius: 0,
      animations,
    },
    part: "content",
  }));
}

/** Words that run through the canvas without end, on a band. */
export function tickerLayers(part: TickerPart, box: Box, context: SceneContext): Draft[] {
  const { template, frame, timing, scene } = context;
  const surface = surfaceOn(part.on, context);
  const style = template.textStyles.label;
  const size = box.height * 0.46;
  const text = textOf(scene, part.content);
  const measure = measureEntry({ text, style }, frame.language);
  const once = text + TICKER_SEPARATOR;
  const onceWidth = Math.max(size, measure(once, size) + 3 * 0.3 * size);
  const seconds = timing.endSeconds - timing.startSeconds;
  const way = TICKER_SPEED * frame.unit * seconds;
  const count = Math.ceil((box.width + way) / onceWidth) + 1;
  const forward = (frame.direction === "rtl") === part.reverse ? -1 : 1;
  const width = count * onceWidth * 1.25;
  const words: TextLayer = {
    ...graphicBase(context, `${part.id}-words`, {
      x: forward === -1 ? box.x : box.x + box.width - width,
      y: box.y,
      width,
      height: box.height,
    }),
    kind: "text",
    text: once.repeat(count).trim(),
    font: style.font,
    maxSize: size,
    minSize: size * 0.5,
    lineHeight: Math.min(2, box.height / size),
    letterSpacing: style.letterSpacingEm * size,
    maxLines: 1,
    color: surface.text,
    align: (forward === -1) === (frame.direction === "ltr") ? "start" : "end",
    verticalAlign: "middle",
    uppercase: style.uppercase,
    plate: null,
    reveal: "block",
    animations: [
      {
        property: "x",
        from: 0,
        to: forward * way,
        startSeconds: timing.startSeconds,
        endSeconds: timing.endSeconds,
        easing: "linear",
      },
    ],
  };
  const band: ShapeLayer = {
    ...graphicBase(context, `${part.id}-band`, box),
    kind: "shape",
    shape: "rectangle",
    color: surface.background,
    radius: 0,
    animations: [],
  };
  const group: GroupLayer = {
    ...graphicBase(context, part.id, box),
    kind: "group",
    layers: [band, words],
    animations: [
      ...tiltOf(part.tiltDegrees ?? 0, context),
      {
        ...span(contentStartSeconds(timing, template), ENTER_SECONDS),
        property: "opacity",
        from: 0,
        to: 1,
        easing: "out-cubic",
      },
      ...leave(context),
    ],
  };
  return [{ layer: group, part: "content" }];
}

export function gaugeLayer(part: GaugePart, box: Box, order: number, context: SceneContext): Draft {
  const { surface } = context;
  const start = graphicStart(order, context);
  const base = graphicBase(context, part.id, box);
  const layer = progressLayer(context, base, "ring", surface.accent, surface.text, start, part.empties);
  return { layer, part: "content" };
}

/**
 * A sheet in the surface's colour with the headline cut out of it. Blending does it: on a light sheet black letters
 * let the picture through ("screen"), on a dark one white letters do ("multiply"). A scrim keeps what shines
 * through far enough from the sheet's colour.
 */
export function windowLayers(part: WindowPart, box: Box, context: SceneContext): Draft[] {
  const { template, frame, surface, scene } = context;
  const isLight = relativeLuminance(surface.background) > 0.3;
  const sheet = isLight ? "#ffffff" : "#000000";
  const letters = isLight ? "#000000" : "#ffffff";
  const opacity = scrimOpacityFor(sheet, letters, WINDOW_CONTRAST);
  const style = template.textStyles.display;
  const text = textOf(scene, part.content);
  const [placed] = stackText(
    [
      {
        kind: "text",
        name: "headline",
        text,
        style: { ...style, size: style.size * 1.9, maxLines: 6, uppercase: true },
        plate: null,
        fillsScene: true,
      },
    ],
    box,
    { ...part, unit: frame.unit, language: frame.language, direction: frame.direction },
  );
  if (placed?.kind !== "text") return [];
  const words: TextLayer = {
    ...graphicBase(context, "headline", placed.box),
    kind: "text",
    text,
    font: style.font,
    maxSize: placed.sizePixels,
    minSize: placed.minSizePixels,
    lineHeight: lineHeightFor(text, placed.style),
    letterSpacing: placed.letterSpacingEm * placed.sizePixels,
    maxLines: placed.maxLines,
    color: letters,
    align: part.align,
    verticalAlign: part.anchor,
    uppercase: true,
    plate: null,
    reveal: "block",
    animations: [],
  };
  const whole = canvasBox(frame);
  const rectangle = (name: string, color: string): ShapeLayer => ({
    ...graphicBase(context, `${part.id}-${name}`, whole),
    kind: "shape",
    shape: "rectangle",
    color,
    radius: 0,
    animations: [],
  });
  const group: GroupLayer = {
    ...graphicBase(context, part.id, whole),
    kind: "group",
    layers: [rectangle("sheet", sheet), words],
    blend: isLight ? "screen" : "multiply",
    animations: [],
  };
  return [
    { layer: rectangle("dim", withOpacity(letters, Math.max(0.12, opacity))), part: "furniture" },
    { layer: group, part: "furniture" },
  ];
}

/** A lasting turn, mirrored with the language. */
export function tiltOf(degrees: number, { timing, frame }: SceneContext): Animation[] {
  if (degrees === 0) return [];
  const turned = frame.direction === "rtl" ? -degrees : degrees;
  const { startSeconds, endSeconds } = timing;
  return [{ property: "rotation", from: turned, to: turned, startSeconds, endSeconds, easing: "linear" }];
}

function leave(context: SceneContext): Animation[] {
  return exit(context.timing, context.template);
}

/** Path data flipped left to right within its view box of 100 × 100; absolute commands of points only, no arcs. */
function mirrorPath(path: string): string {
  let command = "M";
  let isX = true;
  return path.replace(/[A-Za-z]|-?\d*\.?\d+/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      command = token;
      isX = true;
      return token;
    }
    const flips = command === "H" || (command !== "V" && isX);
    isX = !isX;
    return flips ? ` ${Number((100 - Number(token)).toFixed(2))}` : ` ${token}`;
  });
}
