import type { Animation, Box, IconLayer, Layer, ProgressLayer, ShapeLayer } from "~/scene/composition";
import { withOpacity } from "~/scene/contrast";
import { iconNamed } from "~/scene/icons";
import type { StackPart } from "~/scene/layouts/part";
import type { Draft } from "~/scene/resolve/draft";
import type { SceneContext } from "~/scene/resolve/scene-context";
import { figureOf, iconNameOf } from "~/scene/resolve/scene-slots";
import type { PlacedGraphic } from "~/scene/resolve/stack-text";
import { surfaceOn } from "~/scene/resolve/surfaces";
import { contentStartSeconds, exit } from "~/scene/resolve/text-motion";

const TICK = ["M4 12.5 9.5 18 20 6.5"];
/** A star with five points, its tip up, touching the edges of its box. */
const STAR = "M50 4 63.5 34.5 96.6 38 71.9 60.3 78.8 92.9 50 76.2 21.2 92.9 28.1 60.3 3.4 38 36.5 34.5Z";
const STARS = 5;
const TRACK_OPACITY = 0.2;
const ENTER_SECONDS = 0.5;
const DRAW_SECONDS = 0.7;
const FILL_SECONDS = 1.4;

/** Layers of a small drawing that stands between texts. */
export function graphicLayers(
  graphic: PlacedGraphic,
  stack: StackPart,
  order: number,
  context: SceneContext,
): Draft[] {
  const surface = surfaceOn(stack.on, context);
  const start = graphicStart(order, context);
  const suffix = graphic.row === undefined ? "" : `-${graphic.row}`;
  const base = graphicBase(context, `${stack.id}-${graphic.name}${suffix}`, graphic.box);
  const leave = exit(context.timing, context.template);
  switch (graphic.name) {
    case "icon":
    case "tick": {
      const paths = graphic.name === "icon" ? (iconNamed(iconNameOf(context.scene)) ?? TICK) : TICK;
      const icon: IconLayer = {
        ...base,
        kind: "icon",
        paths,
        color: surface.accent,
        strokeWidth: graphic.name === "tick" ? 2.8 : 1.6,
        animations: [appear(start), drawOn(start), ...leave],
      };
      return [{ layer: icon, part: "content" }];
    }
    case "dot":
      return [ellipse({ ...base, color: surface.accent, animations: [appear(start), pop(start), ...leave] })];
    case "rule": {
      const isDivider = graphic.row !== undefined;
      const edge = context.frame.direction === "rtl" ? "right" : "left";
      const rule: ShapeLayer = {
        ...base,
        kind: "shape",
        shape: "rectangle",
        radius: 0,
        color: isDivider ? withOpacity(surface.text, TRACK_OPACITY) : surface.accent,
        animations: [
          { ...span(start, DRAW_SECONDS), property: "clip", from: 0, to: 1, easing: "out-expo", edge },
          ...leave,
        ],
      };
      return [{ layer: rule, part: "content" }];
    }
    case "bar":
      return [
        {
          layer: progressLayer(context, base, "bar", surface.accent, surface.text, start, false),
          part: "content",
        },
      ];
    case "stars":
      return starLayers(graphic.box, stack.id, surface.accent, surface.text, start, context);
    default:
      return [];
  }
}

/** The scene's figure as a bar or ring: a percentage as it is, another number as a whole one. */
export function progressLayer(
  context: SceneContext,
  base: Pick<Layer, "id" | "startSeconds" | "endSeconds" | "box">,
  shape: "bar" | "ring",
  color: string,
  track: string,
  start: number,
  empties: boolean,
): ProgressLayer {
  const figure = figureOf(context.scene);
  const share = figure?.unit === "percent" ? Math.min(1, Math.max(0, figure.value / 100)) : 1;
  const holdSeconds = (context.timing.exitStartSeconds ?? context.timing.endSeconds) - start;
  const seconds = Math.min(FILL_SECONDS, holdSeconds * 0.5);
  return {
    ...base,
    kind: "progress",
    shape,
    share,
    color,
    trackColor: withOpacity(track, TRACK_OPACITY * 0.8),
    thickness: base.box.width * 0.075,
    animations: [
      appear(start),
      empties
        ? { ...span(start, Math.max(0.5, holdSeconds)), property: "value", from: 1, to: 0, easing: "linear" }
        : { ...span(start, seconds), property: "value", from: 0, to: 1, easing: "out-cubic" },
      ...exit(context.timing, context.template),
    ],
  };
}

function starLayers(
  box: Box,
  id: string,
  color: string,
  track: string,
  start: number,
  context: SceneContext,
): Draft[] {
  const rating = figureOf(context.scene)?.value ?? 0;
  const side = box.height;
  const gap = (box.width - STARS * side) / (STARS - 1);
  const isRightToLeft = context.frame.direction === "rtl";
  const leave = exit(context.timing, context.template);
  return Array.from({ length: STARS }, (_, index) => index).flatMap((index): Draft[] => {
    const place = isRightToLeft ? STARS - 1 - index : index;
    const starBox = { x: box.x + place * (side + gap), y: box.y, width: side, height: side };
    const from = start + index * 0.09;
    const filled = Math.min(1, Math.max(0, rating - index));
    const star = (name: string, fill: string, animations: Animation[]): Draft => ({
      layer: {
        ...graphicBase(context, `${id}-${name}-${index}`, starBox),
        kind: "shape",
        shape: "path",
        path: STAR,
        color: fill,
        radius: 0,
        animations,
      },
      part: "content",
    });
    const edge = isRightToLeft ? "right" : "left";
    const cut: Animation[] =
      filled < 1
        ? [{ ...span(from, 0.01), property: "clip", from: filled, to: filled, easing: "linear", edge }]
        : [];
    return [
      ...(filled < 1
        ? [star("star-track", withOpacity(track, TRACK_OPACITY), [appear(from), ...leave])]
        : []),
      ...(filled > 0 ? [star("star", color, [appear(from), pop(from), ...cut, ...leave])] : []),
    ];
  });
}

/** When the n-th thing of a scene begins to come in: all within the first half of the scene. */
export function graphicStart(order: number, { timing, template }: SceneContext): number {
  const start = contentStartSeconds(timing, template);
  const hold = (timing.exitStartSeconds ?? timing.endSeconds) - start;
  return start + Math.min(order * template.motion.sequenceSeconds, hold * 0.3);
}

export function graphicBase(
  context: SceneContext,
  name: string,
  box: Box,
): Pick<Layer, "id" | "startSeconds" | "endSeconds" | "box"> & { sceneIndex: number } {
  return {
    id: `scene-${context.sceneIndex}/${name}`,
    sceneIndex: context.sceneIndex,
    startSeconds: context.timing.startSeconds,
    endSeconds: context.timing.endSeconds,
    box,
  };
}

export function span(start: number, seconds: number): { startSeconds: number; endSeconds: number } {
  return { startSeconds: start, endSeconds: start + seconds };
}

export function appear(start: number): Animation {
  return { ...span(start, ENTER_SECONDS * 0.6), property: "opacity", from: 0, to: 1, easing: "out-cubic" };
}

export function pop(start: number): Animation {
  return { ...span(start, ENTER_SECONDS), property: "scale", from: 0.4, to: 1, easing: "out-back" };
}

/** An outline or icon drawn stroke by stroke. */
export function drawOn(start: number): Animation {
  return { ...span(start, DRAW_SECONDS), property: "value", from: 0, to: 1, easing: "out-cubic" };
}

function ellipse(layer: Omit<ShapeLayer, "kind" | "shape" | "radius">): Draft {
  return { layer: { ...layer, kind: "shape", shape: "ellipse", radius: 0 }, part: "content" };
}
