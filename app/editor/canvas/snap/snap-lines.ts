import type { RulerGuides } from "~/editor/canvas/canvas-settings";
import type { Size } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";
import type { Insets } from "~/scene/format-size";

/** Something an edge may snap to: at `at` of its axis, seen from `from` to `to` of the other one. Pixels of the canvas. */
export interface SnapLine {
  at: number;
  from: number;
  to: number;
  /** Of a part rather than of the canvas: the distance to it is shown. */
  isOfPart: boolean;
}

/** `x`: upright lines, at their x. */
export interface SnapLines {
  x: readonly SnapLine[];
  y: readonly SnapLine[];
  /** Parts that gaps are measured between. */
  others: readonly Box[];
}

/** Edges, middle and thirds of the canvas, its safe area, the guides of the rulers, and edges and middles of other parts. */
export function snapLinesOf(
  { width, height }: Size,
  others: readonly Box[],
  safe: Insets,
  guides: RulerGuides,
): SnapLines {
  const acrossShares = [0, 1 / 3, 1 / 2, 2 / 3, 1, safe.left, 1 - safe.right, ...guides.x];
  const downShares = [0, 1 / 3, 1 / 2, 2 / 3, 1, safe.top, 1 - safe.bottom, ...guides.y];
  const ofCanvas = (share: number, length: number, to: number): SnapLine => ({
    at: share * length,
    from: 0,
    to,
    isOfPart: false,
  });
  return {
    x: [
      ...acrossShares.map((share) => ofCanvas(share, width, height)),
      ...others.flatMap((box) =>
        [box.x, box.x + box.width / 2, box.x + box.width].map((at) => ({
          at,
          from: box.y,
          to: box.y + box.height,
          isOfPart: true,
        })),
      ),
    ],
    y: [
      ...downShares.map((share) => ofCanvas(share, height, width)),
      ...others.flatMap((box) =>
        [box.y, box.y + box.height / 2, box.y + box.height].map((at) => ({
          at,
          from: box.x,
          to: box.x + box.width,
          isOfPart: true,
        })),
      ),
    ],
    others,
  };
}
