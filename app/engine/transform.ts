import { isMoved, type Pose } from "~/engine/animate";
import type { Canvas2D } from "~/engine/canvas";
import type { Target } from "~/engine/target";
import type { Box } from "~/scene/composition";

/**
 * Draws under a pose: moved, turned and scaled about the centre of `box`, cut to the part the pose shows. The
 * context is as before afterwards, but for its opacity. `box` is the resting box the clip is measured on.
 */
export function drawPosed(
  target: Target,
  pose: Readonly<Pose>,
  box: Box,
  draw: (target: Target) => void,
  opacity = pose.opacity,
): void {
  const { context } = target;
  const moved = isMoved(pose);
  const clipped = pose.clip < 1;
  context.globalAlpha = opacity;
  if (!moved && !clipped) {
    draw(target);
    return;
  }
  context.save();
  const shown = shownPart(box, pose);
  const isTurned = pose.rotationDegrees % 360 !== 0;
  if (clipped && !isTurned) clipToPixels(context, movedBox(shown, pose, box));
  if (moved) applyMove(context, pose, box);
  if (clipped && isTurned) clipToPixels(context, shown);
  draw(moved ? movedTarget(target, pose) : target);
  context.restore();
}

function movedTarget(target: Target, pose: Readonly<Pose>): Target {
  const isShift =
    target.isUpright &&
    pose.scale * pose.scaleX === 1 &&
    pose.scale * pose.scaleY === 1 &&
    pose.rotationDegrees === 0;
  if (!isShift) return { ...target, isPlain: false, isUpright: false };
  const { e, f } = target.context.getTransform();
  return { ...target, originX: e, originY: f, isPlain: false };
}

/**
 * Cuts to a box with its edges on whole pixels of the canvas. Chromium smooths the edges of a clip on a canvas of the
 * page and not on an OffscreenCanvas, and a preview must not differ from its export. (A turned box is cut as it is.)
 */
export function clipToPixels(context: Canvas2D, box: Box): void {
  const { a, b, c, d, e, f } = context.getTransform();
  const isUpright = b === 0 && c === 0;
  context.beginPath();
  if (isUpright) {
    const [left, right] = ends(box.x * a + e, (box.x + box.width) * a + e);
    const [top, bottom] = ends(box.y * d + f, (box.y + box.height) * d + f);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.rect(left, top, right - left, bottom - top);
  } else {
    context.rect(box.x, box.y, box.width, box.height);
  }
  context.clip();
  if (isUpright) context.setTransform(a, b, c, d, e, f);
}

function ends(first: number, second: number): [number, number] {
  return [Math.round(Math.min(first, second)), Math.round(Math.max(first, second))];
}

/** The affine map of a pose about the centre of a box, as the six numbers of a canvas transformation. */
export function moveOf(
  pose: Readonly<Pose>,
  box: Box,
): [a: number, b: number, c: number, d: number, e: number, f: number] {
  const radians = (pose.rotationDegrees * Math.PI) / 180;
  const a = Math.cos(radians) * pose.scale * pose.scaleX;
  const b = Math.sin(radians) * pose.scale * pose.scaleX;
  const c = -Math.sin(radians) * pose.scale * pose.scaleY;
  const d = Math.cos(radians) * pose.scale * pose.scaleY;
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  return [
    a,
    b,
    c,
    d,
    centreX + pose.x - a * centreX - c * centreY,
    centreY + pose.y - b * centreX - d * centreY,
  ];
}

export function applyMove(context: Canvas2D, pose: Readonly<Pose>, box: Box): void {
  context.transform(...moveOf(pose, box));
}

/** The smallest upright box around a box moved by a pose about the centre of `centred`. */
export function movedBox(box: Box, pose: Readonly<Pose>, centred: Box): Box {
  if (!isMoved(pose)) return box;
  const [a, b, c, d, e, f] = moveOf(pose, centred);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box.x, box.x + box.width]) {
    for (const y of [box.y, box.y + box.height]) {
      xs.push(a * x + c * y + e);
      ys.push(b * x + d * y + f);
    }
  }
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
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

/** A box with its edges on whole pixels. */
export function rounded({ x, y, width, height }: Box): Box {
  const left = Math.round(x);
  const top = Math.round(y);
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}

/** The smallest box that holds both. */
export function around(first: Box, second: Box): Box {
  const x = Math.min(first.x, second.x);
  const y = Math.min(first.y, second.y);
  return {
    x,
    y,
    width: Math.max(first.x + first.width, second.x + second.width) - x,
    height: Math.max(first.y + first.height, second.y + second.height) - y,
  };
}

/** What two boxes share; without width or height where they lie apart. */
export function overlap(first: Box, second: Box): Box {
  const x = Math.max(first.x, second.x);
  const y = Math.max(first.y, second.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(first.x + first.width, second.x + second.width) - x),
    height: Math.max(0, Math.min(first.y + first.height, second.y + second.height) - y),
  };
}

/** What a cut lets through of a box; all of it where there is none. */
export function cutBox(box: Box, cut: Box | null): Box {
  return cut ? overlap(box, cut) : box;
}
