import type { EngineAssets } from "~/engine/canvas";
import { drawFrame } from "~/engine/draw-frame";
import type { Box, Composition, Layer as EngineLayer, TextLayer as EngineText } from "~/scene/composition";
import { withOpacity } from "~/scene/contrast";
import { letterSpacingFor, lineHeightFor, measureEntry } from "~/scene/resolve/measure-text";
import { fitText } from "~/scene/text/fit-text";
import { standInsFor, weightIn } from "~/scene/text/font-stack";
import { assetIdOfFamily } from "~/scene/text/own-family";
import type { Canvas2d } from "../image-levels";
import { labelPath, labelTextBox } from "./label-outline";
import { type DrawnLayer, isButton, type LabelLayer, type ShapeLayer, type TextLook } from "./layer";

/** A layer as a composition of its own, and how far that reaches beyond the layer's box on each side. */
export interface ComposedLayer {
  composition: Composition;
  reachPixels: number;
  /** Draws it, its reach included. With what is composed comes the engine: a picture without layers needs neither. */
  draw(context: Canvas2d, assets: EngineAssets): void;
}

type Made = Omit<DrawnLayer, "id" | "name" | "x" | "y" | "turnDegrees" | "hidden">;

/** Smallest text, in pixels of the image: below it, words are cut off rather than unreadable. */
const leastSize = 6;
const mostLines = 40;
const times = { startSeconds: 0, endSeconds: 1, animations: [] };
/** The line above what a badge says: its share of the badge's text, and its size beside the words below. */
const detailShare = 0.27;

const kept = new Map<string, ComposedLayer>();
const mostKept = 200;

/**
 * What the engine draws for a layer. The same layer in another place gives the same composition, so that moving or
 * turning it measures and paints nothing anew.
 */
export function composeLayer(layer: DrawnLayer, language: string): ComposedLayer {
  const { id: _id, name: _name, x: _x, y: _y, turnDegrees: _turn, hidden: _hidden, ...looks } = layer;
  const key = JSON.stringify([looks, language]);
  const known = kept.get(key);
  if (known) return known;
  const made = compose(layer, language);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return made;
}

function compose(layer: Made & Pick<DrawnLayer, "kind">, language: string): ComposedLayer {
  const reachPixels = Math.ceil(24 + Math.min(layer.width, layer.height) * 0.5);
  const box: Box = { x: reachPixels, y: reachPixels, width: layer.width, height: layer.height };
  const inner = innerLayers(layer as DrawnLayer, box, language);
  const isMixed = layer.opacity < 1 || layer.blend !== "source-over";
  const layers: EngineLayer[] = isMixed
    ? [
        {
          ...times,
          id: "all",
          kind: "group",
          box,
          layers: inner,
          ...(layer.blend !== "source-over" && { blend: layer.blend }),
          animations: [
            {
              property: "opacity",
              from: layer.opacity,
              to: layer.opacity,
              startSeconds: 0,
              endSeconds: 0,
              easing: "linear",
            },
          ],
        },
      ]
    : inner;
  const fonts = inner.flatMap((one) => (one.kind === "text" ? [one.font] : []));
  const composition: Composition = {
    width: layer.width + 2 * reachPixels,
    height: layer.height + 2 * reachPixels,
    durationSeconds: 1,
    language,
    background: "transparent",
    layers,
    fonts,
    pictureIds: [],
    clipIds: [],
    sound: null,
    cues: [],
    sceneStartsSeconds: [0],
  };
  return {
    composition,
    reachPixels,
    draw: (context, assets) => drawFrame(context, composition, 0, assets),
  };
}

function innerLayers(layer: DrawnLayer, box: Box, language: string): EngineLayer[] {
  switch (layer.kind) {
    case "text":
      return layer.text.trim() ? [textOf(layer.text, layer.look, box, language)] : [];
    case "shape":
      return shapeOf(layer, box);
    case "label":
      return labelOf(layer, box, language);
  }
}

/** Somebody's own typeface may lack letters, or its file may be gone. */
function fallbacksOf(family: string, language: string): string[] {
  const standIns = standInsFor(family, language);
  return assetIdOfFamily(family) === null ? standIns : ["Inter Variable", ...standIns];
}

/** How large a text becomes in a box, and in how many lines, as far as its letters' usual widths tell. */
export function fitLook(
  text: string,
  look: TextLook,
  box: Pick<Box, "width" | "height">,
  language: string,
  maxLines = mostLines,
) {
  const style = {
    ...look,
    font: {
      family: look.family,
      weight: weightIn(look.family, look.weight),
      style: look.italic ? ("italic" as const) : ("normal" as const),
      fallbacks: fallbacksOf(look.family, language),
    },
  };
  const lineHeight = lineHeightFor(text, style);
  const maxSize = Math.max(leastSize, Math.min(look.maxSize, box.height / lineHeight));
  const minSize = Math.min(leastSize, maxSize);
  const { sizePixels, lines } = fitText({
    text,
    language,
    width: box.width,
    height: box.height,
    maxSize,
    minSize,
    lineHeight,
    linePadding: 0,
    maxLines,
    measure: measureEntry({ text, style }, language),
  });
  return { style, lineHeight, maxSize, minSize, sizePixels, lines: lines.length };
}

/** The text as the engine sets it: as large as the box allows, in at most `maxLines`. */
function textOf(
  text: string,
  look: TextLook,
  box: Box,
  language: string,
  maxLines = mostLines,
  id = "text",
): EngineText {
  const { style, lineHeight, maxSize, minSize, sizePixels } = fitLook(text, look, box, language, maxLines);
  return {
    ...times,
    id,
    kind: "text",
    box,
    text,
    font: style.font,
    maxSize,
    minSize,
    lineHeight,
    letterSpacing: letterSpacingFor(text, style) * maxSize,
    maxLines,
    color: look.color,
    align: look.align,
    verticalAlign: look.verticalAlign,
    uppercase: look.uppercase,
    reveal: "block",
    ...effectOf(look, sizePixels),
  };
}

/** Shadows and plates as large as they look right beside letters of a size. */
function effectOf({ effect, effectColor }: TextLook, size: number): Pick<EngineText, "plate" | "shadow"> {
  const none = { plate: null };
  switch (effect) {
    case "none":
      return none;
    case "shadow":
      return {
        ...none,
        shadow: { color: withOpacity(effectColor, 0.6), blur: size * 0.22, x: 0, y: size * 0.05 },
      };
    case "hard-shadow":
      return { ...none, shadow: { color: effectColor, blur: size * 0.01, x: size * 0.06, y: size * 0.06 } };
    case "glow":
      return { ...none, shadow: { color: withOpacity(effectColor, 0.9), blur: size * 0.4, x: 0, y: 0 } };
    case "plate":
    case "line-plates":
      return {
        plate: {
          color: effectColor,
          paddingX: size * 0.3,
          paddingY: size * (effect === "plate" ? 0.22 : 0.05),
          radius: size * 0.12,
          per: effect === "plate" ? "block" : "line",
        },
      };
  }
}

function shapeOf({ shape, color, roundness, width, height }: ShapeLayer, box: Box): EngineLayer[] {
  const shorter = Math.min(width, height);
  const base = {
    ...times,
    id: "shape",
    kind: "shape" as const,
    box,
    color,
    radius: (roundness * shorter) / 2,
  };
  const path = { arrow: arrowPath, triangle: "M50 0L100 100H0Z", star: starPath() };
  switch (shape) {
    case "rectangle":
    case "ellipse":
      return [{ ...base, shape }];
    case "line":
      return [{ ...base, shape: "rectangle", radius: shorter / 2 }];
    case "frame":
      return [{ ...base, shape: "rectangle", strokeWidth: Math.max(2, shorter * 0.012) }];
    case "fade":
      return [{ ...times, id: "fade", kind: "gradient", box, angleDegrees: 90, stops: fadeStops(color) }];
    default:
      return [{ ...base, shape: "path", path: path[shape], radius: 0 }];
  }
}

/** Eased, so that no edge is seen where it begins. */
function fadeStops(color: string): { offset: number; color: string }[] {
  const steps = [0, 0.1, 0.36, 0.66, 0.88, 1];
  return steps.map((opacity, index) => ({
    offset: index / (steps.length - 1),
    color: withOpacity(color, opacity),
  }));
}

const arrowPath = "M0 38H62V12L100 50L62 88V62H0Z";

function starPath(): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 52 : 21;
    const angle = (index / 5) * Math.PI - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(53 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

function labelOf(layer: LabelLayer, box: Box, language: string): EngineLayer[] {
  const { shape, fill, text, detail, look } = layer;
  const path = labelPath(shape);
  const shorter = Math.min(box.width, box.height);
  const radius = shape === "pill" ? shorter / 2 : shape === "rounded" ? shorter * 0.24 : 0;
  const ground: EngineLayer = {
    ...times,
    id: "ground",
    kind: "shape",
    box,
    color: fill,
    radius,
    ...(path ? { shape: "path", path } : { shape: shape === "disc" ? "ellipse" : "rectangle" }),
  };
  const area = labelTextBox(shape, box);
  const centred: TextLook = { ...look, align: "center", verticalAlign: "middle" };
  const lines = isButton(layer) ? 1 : 3;
  const texts: EngineLayer[] = [];
  const top = detail.trim() ? area.height * detailShare : 0;
  if (top > 0) {
    const small: TextLook = { ...centred, weight: Math.min(look.weight, 600), letterSpacingEm: 0.02 };
    texts.push(textOf(detail, small, { ...area, height: top }, language, 1, "detail"));
  }
  if (text.trim()) {
    texts.push(
      textOf(text, centred, { ...area, y: area.y + top, height: area.height - top }, language, lines),
    );
  }
  return [ground, ...texts];
}
