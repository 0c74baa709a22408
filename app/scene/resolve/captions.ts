import type { Box, CaptionsLayer, Cue, Layer } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";
import { legible } from "~/scene/resolve/apply-theme";
import type { Frame } from "~/scene/resolve/frame";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { Storyboard } from "~/scene/storyboard";
import type { Palette, Template } from "~/scene/templates/template";

/** In units: large enough to read at arm's length on a phone. */
const LARGEST_UNITS = { tall: 58, other: 50 };
const SMALLEST_UNITS = 36;
/** One word at a time may be larger. */
const WORD_SCALE = 1.5;
const LINE_HEIGHT = 1.3;
const PADDING_X_EM = 0.42;
const PADDING_Y_EM = 0.14;
const LINES = 2;

/** A gap between the captions and what stands above them, in units. */
const GAP_UNITS = 28;

/**
 * The frame in which scenes are laid out: without the band at the bottom of the safe area that captions take, where they are
 * shown. The same in every scene, so that captions do not jump.
 */
export function frameAboveCaptions(
  frame: Frame,
  { captions, scenes }: Pick<Storyboard, "captions" | "scenes">,
): Frame {
  if (!captions?.show || !scenes.some((scene) => scene.voice)) return frame;
  const band = bandHeight(sizeOf(captions.style, frame), captions.style) + GAP_UNITS * frame.unit;
  return { ...frame, safe: { ...frame.safe, height: frame.safe.height - band } };
}

function sizeOf(style: CaptionsLayer["style"], { format, unit }: Frame): number {
  return LARGEST_UNITS[format === "9:16" ? "tall" : "other"] * (style === "word" ? WORD_SCALE : 1) * unit;
}

function bandHeight(size: number, style: CaptionsLayer["style"]): number {
  return (style === "word" ? 1 : LINES) * size * (LINE_HEIGHT + 2 * PADDING_Y_EM) + 0.1 * size;
}

/**
 * The spoken words in the picture: one layer per scene with words, in the template's own type and colours, inside the safe
 * area: at its bottom, which `frameAboveCaptions` keeps free, or where a layout stands there all the same, at the lowest place
 * that no text takes or that covers least. `frame` is the whole one.
 */
export function captionsLayers(
  { captions, scenes, style: brand }: Pick<Storyboard, "captions" | "scenes" | "style">,
  cues: readonly Cue[],
  timings: readonly SceneTiming[],
  layers: readonly Layer[],
  { template, palette, frame }: { template: Template; palette: Palette; frame: Frame },
): CaptionsLayer[] {
  if (!captions?.show || cues.length === 0) return [];
  const { style } = captions;
  const maxSize = sizeOf(style, frame);
  const label = template.textStyles.label;
  const surface = palette.overPicture;
  const texts = layersWithin(layers).filter(isReadable);
  return scenes.flatMap((_, sceneIndex): CaptionsLayer[] => {
    const timing = timings[sceneIndex] as SceneTiming;
    const nextStart = timings[sceneIndex + 1]?.startSeconds ?? Number.POSITIVE_INFINITY;
    // A cue belongs to the scene in which it begins, and stays where it is until it ends.
    const own = cues.filter((cue) => cue.startSeconds >= timing.startSeconds && cue.startSeconds < nextStart);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const taken = texts.filter((layer) => layer.sceneIndex === sceneIndex).map((layer) => layer.box);
    return [
      {
        id: `scene-${sceneIndex}/captions`,
        kind: "captions",
        sceneIndex,
        startSeconds: first.startSeconds,
        endSeconds: last.endSeconds,
        box: freeBox(frame, maxSize, style, taken),
        animations: [],
        cues: own,
        style,
        font: label.font,
        maxSize,
        minSize: SMALLEST_UNITS * frame.unit,
        lineHeight: LINE_HEIGHT,
        letterSpacing: 0,
        uppercase: label.uppercase && style === "word",
        color: surface.text,
        // The plate hides the picture: a brand's colour need not be as light here as on a scrim.
        activeColor: legible(brand?.accent ?? surface.accent, surface.background),
        plate: {
          color: surface.background,
          paddingX: PADDING_X_EM * maxSize,
          paddingY: PADDING_Y_EM * maxSize,
          radius: Math.min(template.radius, 18) * frame.unit,
          per: "line",
        },
      },
    ];
  });
}

function isReadable(layer: Layer): boolean {
  return (
    layer.kind === "text" || layer.kind === "counter" || layer.kind === "icon" || layer.kind === "progress"
  );
}

/** The lowest place across the safe area that no text takes; then the one that covers least. */
function freeBox({ safe }: Frame, size: number, style: CaptionsLayer["style"], taken: readonly Box[]): Box {
  const height = Math.min(safe.height, bandHeight(size, style));
  const bottom = safe.y + safe.height - height;
  const steps = 16;
  let best: Box | null = null;
  let leastCovered = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= steps; step++) {
    const box = { x: safe.x, y: bottom - (step / steps) * (bottom - safe.y), width: safe.width, height };
    const covered = taken.reduce((sum, other) => sum + commonArea(box, other), 0);
    if (covered < leastCovered - 1e-6) {
      best = box;
      leastCovered = covered;
    }
    if (covered === 0) break;
  }
  return best as Box;
}

function commonArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
