import type { Handle } from "./crop";
import type { Point, Rectangle } from "./geometry";

/** Reach of a finger or a pointer around a handle, in CSS pixels. */
const reachPixels = { touch: 24, mouse: 10 } as const;

/** Where the eight handles of a rectangle stand. */
export function handlePoints({ x, y, width, height }: Rectangle): { handle: Handle; at: Point }[] {
  const middleX = x + width / 2;
  const middleY = y + height / 2;
  const point = (handle: Handle, px: number, py: number) => ({ handle, at: { x: px, y: py } });
  return [
    point("nw", x, y),
    point("ne", x + width, y),
    point("sw", x, y + height),
    point("se", x + width, y + height),
    point("n", middleX, y),
    point("s", middleX, y + height),
    point("w", x, middleY),
    point("e", x + width, middleY),
  ];
}

/** The handle at a point of the screen: corners before edges, edges along their whole length, then the inside. */
export function handleAt(rectangle: Rectangle, at: Point, pointerType: string): Handle | null {
  const reach = pointerType === "touch" ? reachPixels.touch : reachPixels.mouse;
  const corner = handlePoints(rectangle)
    .slice(0, 4)
    .find(({ at: place }) => Math.hypot(place.x - at.x, place.y - at.y) <= reach * 1.4);
  if (corner) return corner.handle;
  const { x, y, width, height } = rectangle;
  const isAcross = at.x >= x - reach && at.x <= x + width + reach;
  const isDown = at.y >= y - reach && at.y <= y + height + reach;
  if (!isAcross || !isDown) return null;
  if (Math.abs(at.y - y) <= reach) return "n";
  if (Math.abs(at.y - y - height) <= reach) return "s";
  if (Math.abs(at.x - x) <= reach) return "w";
  if (Math.abs(at.x - x - width) <= reach) return "e";
  return "move";
}

const cursors: Record<Handle | "turn", string> = {
  n: "ns-resize",
  s: "ns-resize",
  e: "ew-resize",
  w: "ew-resize",
  ne: "nesw-resize",
  sw: "nesw-resize",
  nw: "nwse-resize",
  se: "nwse-resize",
  move: "move",
  turn: "grab",
};

export function cursorOf(handle: Handle | "turn"): string {
  return cursors[handle];
}
