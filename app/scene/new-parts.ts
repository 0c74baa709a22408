import type { Format } from "~/domain/video/format";
import type { Composition } from "~/scene/composition";
import type { Element, ElementContent, Overlay, OverlayContent } from "~/scene/element";
import { sizeOfFormat } from "~/scene/format-size";
import type { PartChanges, Placement } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

/** What is added to a video as it comes: where it stands, when, and in which style. */

/** What comes in with its scene can be seen whole by then, in seconds. */
const settledSeconds = 1;
/** Half a frame: a playhead on a cut shows the scene that begins there. */
const onCutSeconds = 1 / 60;

/**
 * The scene that is shown at a time, and the moment of it, from there on, at which what comes in with it can be seen. Null for a
 * video without scenes.
 */
export function sceneAt(
  storyboard: Storyboard,
  { sceneStartsSeconds, durationSeconds }: Composition,
  seconds: number,
): { sceneId: string; visibleSeconds: number; startSeconds: number; endSeconds: number } | null {
  const index = Math.max(
    0,
    sceneStartsSeconds.findLastIndex((begins) => seconds >= begins - onCutSeconds),
  );
  const scene = storyboard.scenes[index];
  if (!scene) return null;
  const start = sceneStartsSeconds[index] ?? 0;
  const end = sceneStartsSeconds[index + 1] ?? durationSeconds;
  return {
    sceneId: scene.id,
    startSeconds: start,
    endSeconds: end,
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
