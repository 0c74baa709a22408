import type { Format } from "~/domain/video/format";
import type { Box, Composition } from "~/scene/composition";
import type { Element, ElementContent, Overlay, OverlayContent } from "~/scene/element";
import { type Size, sizeOfFormat } from "~/scene/format-size";
import type { PartChanges, Placement } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

/** What is added to a video as it comes: where it stands, when, and in which style. */

/** What comes in with its scene can be seen whole by then, in seconds. */
const settledSeconds = 1;
/** Parts that would lie exactly on each other are moved by this much, in fractions of the canvas. */
const stepShare = 0.04;

/**
 * The scene that is shown at a time, and the moment of it, from there on, at which what comes in with it can be seen. Null for a
 * video without scenes.
 */
export function sceneAt(
  storyboard: Storyboard,
  { sceneStartsSeconds, durationSeconds }: Composition,
  seconds: number,
): { sceneId: string; visibleSeconds: number } | null {
  const index = Math.max(
    0,
    sceneStartsSeconds.findLastIndex((begins) => seconds >= begins),
  );
  const scene = storyboard.scenes[index];
  if (!scene) return null;
  const start = sceneStartsSeconds[index] ?? 0;
  const end = sceneStartsSeconds[index + 1] ?? durationSeconds;
  return {
    sceneId: scene.id,
    visibleSeconds: Math.max(seconds, Math.min(start + settledSeconds, (start + end) / 2)),
  };
}

/** An element that comes and goes with its scene. */
export function newElement(
  content: ElementContent,
  changes: PartChanges & { placement: Placement },
): Element {
  return { content, start: { to: "start", seconds: 0 }, end: { to: "end", seconds: 0 }, ...changes };
}

/** An overlay over the whole video. */
export function newOverlay(
  content: OverlayContent,
  changes: PartChanges & { placement: Placement },
  span?: Pick<Overlay, "start" | "end">,
): Overlay {
  return {
    content,
    start: { to: "video-start", seconds: 0 },
    end: { to: "video-end", seconds: 0 },
    ...span,
    ...changes,
  };
}

/** Moves a placement off what stands at the same place already, so that both are seen. */
export function clearOf(placement: Placement, others: readonly (Placement | undefined)[]): Placement {
  const isTaken = (place: Placement) =>
    others.some(
      (other) =>
        other !== undefined &&
        Math.abs(other.centerX - place.centerX) < 0.01 &&
        Math.abs(other.centerY - place.centerY) < 0.01,
    );
  let clear = placement;
  for (let step = 0; step < 8 && isTaken(clear); step++) {
    clear = { ...clear, centerX: clear.centerX + stepShare, centerY: clear.centerY + stepShare };
  }
  return clear;
}

const heights = [0.5, 0.3, 0.7, 0.16, 0.84];

/** A placement at the height where it covers least of what is there: the middle, or as near to it as that goes. */
export function whereFree(placement: Placement, boxes: readonly Box[], size: Size): Placement {
  const shorter = Math.min(size.width, size.height);
  const covered = (centerY: number) => {
    const width = placement.width * shorter;
    const height = placement.height * shorter;
    const left = placement.centerX * size.width - width / 2;
    const top = centerY * size.height - height / 2;
    return boxes.reduce((sum, box) => {
      const across = Math.min(left + width, box.x + box.width) - Math.max(left, box.x);
      const down = Math.min(top + height, box.y + box.height) - Math.max(top, box.y);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  };
  const best = heights.reduce((chosen, height) => (covered(height) < covered(chosen) ? height : chosen));
  return { ...placement, centerY: best };
}

/** Width and height of a format in fractions of its shorter side. */
export function extentOf(format: Format): { width: number; height: number } {
  const { width, height } = sizeOfFormat(format);
  const shorter = Math.min(width, height);
  return { width: width / shorter, height: height / shorter };
}

/** A placement whose middle is this far from the edges of a corner, in fractions of the shorter side. */
export function inCorner(
  format: Format,
  size: { width: number; height: number },
  corner: { x: "start" | "end"; y: "top" | "bottom" },
  margin = 0.06,
): Placement {
  const extent = extentOf(format);
  const x = (margin + size.width / 2) / extent.width;
  const y = (margin + size.height / 2) / extent.height;
  return {
    ...size,
    centerX: corner.x === "start" ? x : 1 - x,
    centerY: corner.y === "top" ? y : 1 - y,
  };
}
