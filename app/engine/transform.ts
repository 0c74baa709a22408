import { isMoved, type Pose } from "~/engine/animate";
import type { Canvas2D } from "~/engine/canvas";
import type { Box } from "~/scene/composition";

/**
 * Draws under a pose: moved, turned and scaled about the centre of `box`, cut to the part the pose shows. The
 * context is as before afterwards. `box` is the resting box the clip is measured on.
 */
export function drawPosed(context: Canvas2D, pose: Readonly<Pose>, box: Box, draw: () => void): void {
  const moved = isMoved(pose);
  const clipped = pose.clip < 1;
  if (!moved && !clipped) {
    context.globalAlpha = pose.opacity;
    draw();
    return;
  }
  context.save();
  context.globalAlpha = pose.opacity;
  if (moved) applyMove(context, pose, box);
  if (clipped) clipToPixels(context, shownPart(box, pose));
  draw();
  context.restore();
}

/**
 * Cuts to a box with its edges on whole pixels. Chromium smooths large glyphs cut by a fractional edge differently
 * on a canvas of the page and on an OffscreenCanvas, and a preview must not differ from its export.
 */
export function clipToPixels(context: Canvas2D, box: Box): void {
  const left = Math.round(box.x);
  const top = Math.round(box.y);
  context.beginPath();
  context.rect(left, top, Math.round(box.x + box.width) - left, Math.round(box.y + box.height) - top);
  context.clip();
}

function applyMove(context: Canvas2D, pose: Readonly<Pose>, box: Box): void {
  const radians = (pose.rotationDegrees * Math.PI) / 180;
  const cosine = Math.cos(radians) * pose.scale;
  const sine = Math.sin(radians) * pose.scale;
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  context.transform(
    cosine,
    sine,
    -sine,
    cosine,
    centreX + pose.x - cosine * centreX + sine * centreY,
    centreY + pose.y - sine * centreX - cosine * centreY,
  );
}

/** Part of a box that shows when `pose.clip` of it is held to its edge. */
export function shownPart(box: Box, pose: Pick<Pose, "clip" | "clipEdge">): Box {
  const { x, y, width, height } = box;
  switch (pose.clipEdge) {
    case "left":
      return { x, y, width: width * pose.clip, height };
    case "right":
      return { x: x + width * (1 - pose.clip), y, width: width * pose.clip, height };
    case "top":
      return { x, y, width, height: height * pose.clip };
    case "bottom":
      return { x, y: y + height * (1 - pose.clip), width, height: height * pose.clip };
  }
}
