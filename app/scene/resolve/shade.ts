import type { Box, GradientLayer } from "~/scene/composition";
import { scrimOpacityFor, withOpacity } from "~/scene/contrast";
import { canvasBox, type Frame } from "~/scene/resolve/frame";
import type { Surface } from "~/scene/templates/template";

type Untimed<L> = Omit<L, "id" | "startSeconds" | "endSeconds" | "animations">;

/** Beyond what contrast asks for: codecs and screens take some away. */
const SPARE_OPACITY = 0.04;
/** Opacity at the canvas edge: a scrim that is even to the edge looks like a grey film. */
const DEEPEST_OPACITY = 0.78;
/** What stays of the scrim at the canvas edges when the text stands in the middle. */
const OUTER_SHARE = 0.3;
/** Beyond the text, as a share of the canvas. */
const LONGEST_FADE = 0.3;
const SHORTEST_FADE = 0.08;
/** A fade of this many steps looks smooth; a straight one shows an edge where it begins. */
const FADE_STEPS = 8;

/** Opacity the scrim needs for every text colour of the surface, whatever the picture. */
export function shadeOpacity(surface: Surface): number {
  const colors = [surface.text, surface.muted, surface.accent];
  const needed = colors.map((color) => scrimOpacityFor(color, surface.background));
  return Math.min(1, Math.max(...needed) + SPARE_OPACITY);
}

/** A scrim over the whole canvas: even behind the text, lighter above and below it. */
export function middleShade(frame: Frame, surface: Surface, text: Box): Untimed<GradientLayer> {
  const opacity = shadeOpacity(surface);
  const margin = 28 * frame.unit;
  const top = Math.max(0, text.y - margin) / frame.height;
  const bottom = Math.min(frame.height, text.y + text.height + margin) / frame.height;
  const stops: GradientLayer["stops"] = [];
  for (let step = 0; step <= FADE_STEPS; step++) {
    const progress = step / FADE_STEPS;
    const eased = OUTER_SHARE + (1 - OUTER_SHARE) * progress * progress * (3 - 2 * progress);
    stops.push({ offset: top * progress, color: withOpacity(surface.background, opacity * eased) });
  }
  for (let step = 0; step <= FADE_STEPS; step++) {
    const progress = step / FADE_STEPS;
    const eased = 1 - (1 - OUTER_SHARE) * progress * progress * (3 - 2 * progress);
    stops.push({
      offset: bottom + (1 - bottom) * progress,
      color: withOpacity(surface.background, opacity * eased),
    });
  }
  return { kind: "gradient", angleDegrees: 90, stops, box: canvasBox(frame) };
}

/**
 * A scrim from one edge of the canvas, even under the text and fading out beyond it. `edge` is where it begins;
 * `text` is the box it must cover, `subject` what it should leave clear.
 */
export function edgeShade(
  frame: Frame,
  surface: Surface,
  edge: Edge,
  text: Box,
  subject?: Box,
): Untimed<GradientLayer> {
  const isVertical = edge === "bottom" || edge === "top";
  const extent = isVertical ? frame.height : frame.width;
  const margin = 28 * frame.unit;
  const even = Math.min(extent, endFrom(edge, text, frame) + margin);
  const room = subject ? startFrom(edge, subject, frame) - even : Infinity;
  const fade = Math.max(extent * SHORTEST_FADE, Math.min(extent * LONGEST_FADE, room));
  const length = Math.min(extent, even + fade);
  const opacity = shadeOpacity(surface);
  const deepest = Math.max(opacity, DEEPEST_OPACITY);
  const stops = [{ offset: 0, color: withOpacity(surface.background, deepest) }];
  for (let step = 0; step <= FADE_STEPS; step++) {
    const progress = step / FADE_STEPS;
    const eased = 1 - progress * progress * (3 - 2 * progress);
    stops.push({
      offset: (even + (length - even) * progress) / length,
      color: withOpacity(surface.background, opacity * eased),
    });
  }
  return {
    kind: "gradient",
    angleDegrees: { top: 90, bottom: 270, left: 0, right: 180 }[edge],
    stops,
    box: {
      x: edge === "right" ? frame.width - length : 0,
      y: edge === "bottom" ? frame.height - length : 0,
      width: isVertical ? frame.width : length,
      height: isVertical ? length : frame.height,
    },
  };
}

type Edge = "top" | "bottom" | "left" | "right";

/** How far from an edge of the canvas a box ends. */
function endFrom(edge: Edge, { x, y, width, height }: Box, frame: Frame): number {
  return { top: y + height, bottom: frame.height - y, left: x + width, right: frame.width - x }[edge];
}

/** How far from an edge of the canvas a box begins. */
function startFrom(edge: Edge, { x, y, width, height }: Box, frame: Frame): number {
  return { top: y, bottom: frame.height - y - height, left: x, right: frame.width - x - width }[edge];
}
