import { isMoved, poseAt } from "~/engine/animate";
import type { Canvas2D } from "~/engine/canvas";
import { applyMove, movedBox, shownPart } from "~/engine/transform";
import type { Box, Mask } from "~/scene/composition";

/** A mask at one moment. */
export interface MaskShape {
  /** Upright box outside which nothing shows. */
  bounds: Box;
  /** Straight edges: whatever lies inside can simply be cut. */
  isUpright: boolean;
  /** Whether everything in a box shows. */
  holds(box: Box): boolean;
  /** Fills the shape, whole even where a part of it is hidden: what lies outside the bounds must be cut. */
  fill(context: Canvas2D): void;
}

/** `null` where the mask lets nothing through. */
export function maskAt(mask: Mask, timeSeconds: number): MaskShape | null {
  const pose = poseAt(mask.animations, timeSeconds);
  if (pose.clip <= 0 || pose.scale * pose.scaleX * pose.scaleY === 0) return null;
  const part = shownPart(mask.box, pose);
  const bounds = movedBox(part, pose, mask.box);
  const isTurnless = pose.rotationDegrees % 360 === 0;
  const isInside = (x: number, y: number) => {
    const { x: left, y: top, width, height } = bounds;
    if (mask.shape === "rectangle") {
      return mask.radius <= 0 && x >= left && y >= top && x <= left + width && y <= top + height;
    }
    return Math.hypot((2 * (x - left)) / width - 1, (2 * (y - top)) / height - 1) <= 1;
  };
  const isUpright = mask.shape === "rectangle" && mask.radius <= 0 && isTurnless;
  return {
    bounds,
    isUpright,
    holds: (box) => isTurnless && pose.clip >= 1 && cornersOf(box).every(([x, y]) => isInside(x, y)),
    fill(context) {
      const moved = isMoved(pose);
      const { a, b, c, d, e, f } = context.getTransform();
      if (moved) applyMove(context, pose, mask.box);
      context.beginPath();
      const { x, y, width, height } = mask.box;
      if (mask.shape === "ellipse") {
        context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
      } else {
        context.roundRect(x, y, width, height, Math.max(0, Math.min(mask.radius, width / 2, height / 2)));
      }
      context.fill();
      if (moved) context.setTransform(a, b, c, d, e, f);
    },
  };
}

function cornersOf({ x, y, width, height }: Box): [x: number, y: number][] {
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
}
