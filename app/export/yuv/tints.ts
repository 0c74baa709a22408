import { type FramePart, type PaintedImage, sameMove } from "~/engine/frame-part";
import { overlap } from "~/engine/transform";
import { holds, movedBox } from "~/export/yuv/boxes";
import { NeedsCanvasError } from "~/export/yuv/needs-canvas-error";
import type { BlendMode, Box } from "~/scene/composition";

export interface Tint {
  fill: string;
  blend: Exclude<BlendMode, "normal">;
}

/** A part with the colour that was blended over it, which then is no part of its own. */
export type TintedPart = FramePart & { tint: Tint | null };

/**
 * Parts whose colours blend with what is below, made into such that do not: one colour over a whole picture becomes part
 * of the picture. Grey that multiplies or screens is for the store. Throws a NeedsCanvasError for all else.
 */
export function withTints(parts: readonly FramePart[], frame: Box): TintedPart[] {
  const tinted: TintedPart[] = [];
  for (const part of parts) {
    const below = tinted.at(-1);
    const { image, blend } = part;
    if (blend === "normal") tinted.push({ ...part, tint: null });
    else if (image.kind === "painted" && image.fill && below && isLaidOver(part, image, below, frame)) {
      tinted[tinted.length - 1] = { ...below, tint: { fill: image.fill, blend } };
    } else if (image.kind === "painted" && (blend === "multiply" || blend === "screen")) {
      tinted.push({ ...part, tint: null });
    } else {
      throw new NeedsCanvasError();
    }
  }
  return tinted;
}

/** Whether a part covers exactly the picture below it and moves with it, both at full opacity. */
function isLaidOver(part: FramePart, { box }: PaintedImage, below: TintedPart, frame: Box): boolean {
  if (below.image.kind === "filled") return false;
  if (below.tint || below.blend !== "normal" || part.opacity < 1 || below.opacity < 1) return false;
  if (!sameBox(part.cut, below.cut, 0)) return false;
  const picture = below.image.kind === "sampled" ? below.image.target : below.image.box;
  if (holds(box, frame) && !part.move) {
    return below.move ? holds(movedBox(picture, below.move), frame) : holds(picture, frame);
  }
  // What is painted has two pixels of room around it.
  if (!sameMove(part.move, below.move)) return false;
  // What rests is painted as far as the frame shows it.
  return part.move ? sameBox(box, picture, 3) : sameBox(overlap(box, frame), overlap(picture, frame), 3);
}

function sameBox(first: Box | null, second: Box | null, tolerance: number): boolean {
  if (!first || !second) return first === second;
  return (
    Math.abs(first.x - second.x) <= tolerance &&
    Math.abs(first.y - second.y) <= tolerance &&
    Math.abs(first.x + first.width - second.x - second.width) <= tolerance &&
    Math.abs(first.y + first.height - second.y - second.height) <= tolerance
  );
}
