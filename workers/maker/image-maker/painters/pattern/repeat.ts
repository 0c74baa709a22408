import type { Rgb } from "../../../picture-maker/color";
import type { SeededRandom } from "../../../seeded-random";
import type { Outline } from "../../drawing/outline";
import type { PrintColors } from "../print-colors";

/** A picture whose left edge goes on at its right, and whose bottom goes on at its top. */
export interface Repeat {
  width: number;
  height: number;
  colors: PrintColors;
  random: SeededRandom;
  /** Fills an outline; what runs over an edge comes in at the other. */
  fill(outline: Outline, color: Rgb): void;
}

/** Cells across and down, about square and even in number, for so many along the smaller side. */
export function gridOf({ width, height }: Pick<Repeat, "width" | "height">, along: number) {
  const side = Math.min(width, height);
  const even = (length: number) => Math.max(2, Math.round(((length / side) * along) / 2) * 2);
  const columns = even(width);
  const rows = even(height);
  return { columns, rows, cellX: width / columns, cellY: height / rows };
}

/** Places about evenly spread and never near one another, around the edges too (best of many, Mitchell 1991). */
export function scattered({ width, height, random }: Repeat, count: number): [number, number][] {
  const places: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    let best: [number, number] = [0, 0];
    let far = -1;
    for (let attempt = 0; attempt < 14; attempt++) {
      const x = random.between(0, width);
      const y = random.between(0, height);
      let near = Infinity;
      for (const [otherX, otherY] of places) {
        const dx = Math.min(Math.abs(x - otherX), width - Math.abs(x - otherX));
        const dy = Math.min(Math.abs(y - otherY), height - Math.abs(y - otherY));
        near = Math.min(near, dx * dx + dy * dy);
      }
      if (near > far) {
        far = near;
        best = [x, y];
      }
    }
    places.push(best);
  }
  return places;
}
