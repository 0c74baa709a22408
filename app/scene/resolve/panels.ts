import type { Box } from "~/scene/composition";
import type { Part, ShapePart } from "~/scene/layouts/part";

/** A panel covers this much of a side of the picture it lies on. */
const MOST_OF_A_SIDE = 0.95;

/** Where a shape stands, in the units of the picture's box. */
export interface Panel {
  part: ShapePart;
  box: Box;
}

export function isPanel(part: Part): part is ShapePart {
  return part.kind === "shape" && part.shape !== "ellipse" && part.stroke === undefined;
}

/** What panels that reach from side to side leave of a picture; the slanted edge of one counts in its middle. */
export function leftByPanels(picture: Box, panels: readonly Panel[]): Box {
  let [left, top, right, bottom] = [
    picture.x,
    picture.y,
    picture.x + picture.width,
    picture.y + picture.height,
  ];
  for (const { part, box } of panels) {
    const covers = (start: number, length: number, from: number, to: number) =>
      Math.min(start + length, to) - Math.max(start, from) >= (to - from) * MOST_OF_A_SIDE;
    if (covers(box.x, box.width, left, right)) {
      const edge = box.y + slant(part, "top") * box.height;
      if (edge > top && box.y + box.height > edge) bottom = Math.min(bottom, edge);
    } else if (covers(box.y, box.height, top, bottom)) {
      const isAtStart = box.x <= left;
      const reach = slant(part, "side") * box.width;
      const edge = isAtStart ? box.x + reach : box.x + box.width - reach;
      if (isAtStart && edge < right) left = Math.max(left, edge);
      if (!isAtStart && edge > left) right = Math.min(right, edge);
    }
  }
  return { x: left, y: top, width: Math.max(1e-6, right - left), height: Math.max(1e-6, bottom - top) };
}

/** How far from its box's top or start the edge of a panel is in its middle, as a share of the box. */
function slant({ path }: ShapePart, edge: "top" | "side"): number {
  const points = [...(path ?? "").matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  if (points.length === 0) return edge === "top" ? 0 : 1;
  const ends = [0, 100].map((at) => {
    const own = points.flatMap(([x = 0, y = 0]) =>
      edge === "top" ? (x === at ? [y] : []) : y === at ? [x] : [],
    );
    return edge === "top" ? Math.min(100, ...own) : Math.max(0, ...own);
  });
  return (ends[0]! + ends[1]!) / 200;
}
