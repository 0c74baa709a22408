import type { Box } from "~/scene/composition";
import { type ArrangedOn, placementOf } from "~/scene/edit-arrange";
import { changesIn, putElement, removePart } from "~/scene/edit-parts";
import { requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import type { Element, ElementContent } from "~/scene/element";
import { boxOfPlacement } from "~/scene/placement";
import type { Storyboard } from "~/scene/storyboard";

/** A line drawn by hand, in pixels of a canvas: `points` are x and y in turn. */
export interface DrawnStroke {
  points: readonly number[];
  width: number;
  color: string;
}

type Drawing = Element & { content: Extract<ElementContent, { kind: "drawing" }> };
type On = Pick<ArrangedOn, "size" | "format">;

export const mostStrokes = 60;
const leastSide = 4;
const widest = 0.2;

/** The drawing with this id; null where there is none. */
export function drawingIn(storyboard: Storyboard, sceneId: string, id: string): Drawing | null {
  const element = storyboard.scenes.find((scene) => scene.id === sceneId)?.elements?.[id];
  return element?.content.kind === "drawing" ? (element as Drawing) : null;
}

/** The strokes of a drawing as they lie on a canvas, before its rotation. */
export function strokesOf(drawing: Drawing, on: On): DrawnStroke[] {
  const box = boxOf(drawing, on);
  const shorter = Math.min(on.size.width, on.size.height);
  return drawing.content.strokes.map(({ points, width, color }) => ({
    points: points.map((share, index) =>
      index % 2 === 0 ? box.x + share * box.width : box.y + share * box.height,
    ),
    width: width * shorter,
    color,
  }));
}

/**
 * Adds a stroke to a drawing, and the drawing itself, for as long as its scene lasts, where it is the first. Throws
 * `scene-not-found` and `too-many-parts`.
 */
export function addStroke(
  storyboard: Storyboard,
  sceneId: string,
  id: string,
  stroke: DrawnStroke,
  on: On,
): Storyboard {
  requireScene(storyboard, sceneId);
  const drawing = drawingIn(storyboard, sceneId, id);
  if (drawing && drawing.content.strokes.length >= mostStrokes) {
    throw new StoryboardEditError(
      "too-many-parts",
      `A drawing has at most ${mostStrokes} strokes. Press Done and begin another one.`,
    );
  }
  const begun: Drawing = drawing ?? {
    content: { kind: "drawing", strokes: [] },
    start: { to: "start", seconds: 0 },
    end: { to: "end", seconds: 0 },
  };
  const strokes = [...(drawing ? strokesOf(drawing, on) : []), stroke];
  return putElement(storyboard, sceneId, id, withStrokes(begun, strokes, on));
}

/** Takes strokes out of a drawing, by their indexes, and the drawing with its last one. */
export function eraseStrokes(
  storyboard: Storyboard,
  sceneId: string,
  id: string,
  indexes: ReadonlySet<number>,
  on: On,
): Storyboard {
  const drawing = drawingIn(storyboard, sceneId, id);
  if (!drawing) return storyboard;
  const strokes = strokesOf(drawing, on).filter((_, index) => !indexes.has(index));
  if (strokes.length === drawing.content.strokes.length) return storyboard;
  if (strokes.length === 0) return removePart(storyboard, { kind: "element", sceneId, id });
  return putElement(storyboard, sceneId, id, withStrokes(drawing, strokes, on));
}

/** Whether a stroke passes within `reach` pixels of a point. */
export function passesBy(
  { points, width }: DrawnStroke,
  point: { x: number; y: number },
  reach: number,
): boolean {
  const near = reach + width / 2;
  for (let index = 0; index < points.length; index += 2) {
    const from = Math.max(0, index - 2);
    const distance = distanceToLine(point, points.slice(from, from + 2), points.slice(index, index + 2));
    if (distance <= near) return true;
  }
  return false;
}

function distanceToLine(point: { x: number; y: number }, from: number[], to: number[]): number {
  const [ax = 0, ay = 0] = from;
  const [bx = 0, by = 0] = to;
  const squared = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = squared === 0 ? 0 : ((point.x - ax) * (bx - ax) + (point.y - ay) * (by - ay)) / squared;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - ax - share * (bx - ax), point.y - ay - share * (by - ay));
}

/** The box fits its strokes, unless something else counts on where it is: an angle, a keyframe, another format. */
function withStrokes(drawing: Drawing, strokes: readonly DrawnStroke[], on: On): Drawing {
  const box = isBoxFree(drawing) ? boxAroundStrokes(strokes) : boxOf(drawing, on);
  const shorter = Math.min(on.size.width, on.size.height);
  const content: Drawing["content"] = {
    kind: "drawing",
    strokes: strokes.map(({ points, width, color }) => ({
      points: points.map((place, index) =>
        shareOf(index % 2 === 0 ? (place - box.x) / box.width : (place - box.y) / box.height),
      ),
      width: Math.min(widest, Math.max(0.0005, Math.round((width / shorter) * 1e5) / 1e5)),
      color,
    })),
  };
  return isBoxFree(drawing)
    ? { ...drawing, content, placement: placementOf(box, on.size) }
    : { ...drawing, content };
}

function isBoxFree({ placement, rotationDegrees, keyframes, formats }: Drawing): boolean {
  if (!placement) return true;
  const differs = Object.values(formats ?? {}).some((changes) => changes?.placement !== undefined);
  return !rotationDegrees && keyframes === undefined && !differs;
}

function boxOf(drawing: Drawing, { size, format }: On): Box {
  const { placement } = changesIn(drawing, format);
  return placement ? boxOfPlacement(placement, size) : { x: 0, y: 0, ...size };
}

function boxAroundStrokes(strokes: readonly DrawnStroke[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points, width } of strokes) {
    for (let index = 0; index < points.length; index += 2) {
      left = Math.min(left, points[index]! - width / 2);
      right = Math.max(right, points[index]! + width / 2);
      top = Math.min(top, points[index + 1]! - width / 2);
      bottom = Math.max(bottom, points[index + 1]! + width / 2);
    }
  }
  return {
    x: left,
    y: top,
    width: Math.max(leastSide, right - left),
    height: Math.max(leastSide, bottom - top),
  };
}

const shareOf = (share: number) => Math.min(3, Math.max(-2, Math.round(share * 1e5) / 1e5));
