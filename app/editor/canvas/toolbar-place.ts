import type { Point, Size } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";

const gap = 10;
/** Kept at the edges of the pane. */
const margin = 8;
/** Covering what is being written is as bad as covering this many times as much of other things. */
const ownWeight = 6;
/** Pixels that are covered, as many as one of way is worth. */
const wayWeight = 12;

export interface ToolbarRoom {
  /** Around what the toolbar is for. */
  own: Box;
  /** What is not to be covered. */
  others: readonly Box[];
  /** The picture, beside which there may be room. */
  picture: Box;
  pane: Size;
}

/** Where a toolbar covers least: above or below what it is for, else beside the picture or at an edge of the pane. */
export function placeToolbar(size: Size, { own, others, picture, pane }: ToolbarRoom): Point {
  const middle = { x: own.x + own.width / 2 - size.width / 2, y: own.y + own.height / 2 - size.height / 2 };
  const wanted: Point[] = [
    { x: middle.x, y: own.y - gap - size.height },
    { x: middle.x, y: own.y + own.height + gap },
    { x: picture.x + picture.width + gap, y: middle.y },
    { x: picture.x - gap - size.width, y: middle.y },
    { x: middle.x, y: margin },
    { x: middle.x, y: pane.height - margin - size.height },
  ];
  let best: { place: Point; cost: number } | null = null;
  for (const point of wanted) {
    const place = {
      x: within(point.x, margin, pane.width - margin - size.width),
      y: within(point.y, margin, pane.height - margin - size.height),
    };
    const box = { ...place, ...size };
    const covered = others.reduce((sum, other) => sum + sharedArea(box, other), 0);
    const way = Math.hypot(place.x - middle.x, place.y - middle.y);
    const cost = covered + ownWeight * sharedArea(box, own) + wayWeight * way;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? { x: margin, y: margin };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
