import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { holdsPoint, touchesBox } from "~/editor/canvas/geometry";
import type { Point } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";

/** Parts that a press may reach: neither hidden nor locked, and not the ground everything stands on. */
export function isPressable({ part }: CanvasPart): boolean {
  return !part.isHidden && !part.isLocked && part.kind !== "background";
}

/** What lies under a point, topmost first; `reach` beyond the edges, so that what is thin can be pressed. */
export function partsUnder(parts: readonly CanvasPart[], point: Point, reach = 0): CanvasPart[] {
  return parts.filter((part) => isPressable(part) && isUnder(part, point, reach)).reverse();
}

/** As `partsUnder`, with what is locked and the ground: for a list of everything here. */
export function everythingUnder(parts: readonly CanvasPart[], point: Point): CanvasPart[] {
  return parts.filter((part) => !part.part.isHidden && holdsPoint(part.posed, point)).reverse();
}

function isUnder({ posed }: CanvasPart, point: Point, reach: number): boolean {
  if (holdsPoint(posed, point)) return true;
  const isThin = Math.min(posed.box.width, posed.box.height) < 2 * reach;
  return isThin && holdsPoint(posed, point, reach);
}

/** The one a press selects: the topmost, or, where `beneath` is under the point, the next below it, round to the topmost. */
export function pressedPart(under: readonly CanvasPart[], beneath: string | null): CanvasPart | null {
  const at = under.findIndex(({ key }) => key === beneath);
  return under[at + 1] ?? under[0] ?? null;
}

/** What a marquee takes: everything it touches, but for parts it lies wholly within, as a picture behind all. */
export function partsWithin(parts: readonly CanvasPart[], area: Box): CanvasPart[] {
  return parts.filter((part) => isPressable(part) && touchesBox(part.posed, area) && !surrounds(part, area));
}

function surrounds({ posed }: CanvasPart, { x, y, width, height }: Box): boolean {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].every((corner) => holdsPoint(posed, corner));
}
