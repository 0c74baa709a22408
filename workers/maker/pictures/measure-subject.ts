import { type Triple, toLinear, toOklab } from "~/domain/image/oklab";
import { contours, type Point, signedArea } from "./contours";
import { distanceField } from "./distance-field";
import { lchOfLab, type Oklch } from "./oklch";
import type { Rendered } from "./render-svg";
import { standingTurn } from "./standing-turn";

/** A subject is drawn on a square of so many units. */
export const artSide = 32;
/** Room around it in which it is measured, in units. */
export const margin = 6;
/** Cells of the grid it is measured on, along a side. */
export const cells = 160;
export const unitsPerCell = (artSide + 2 * margin) / cells;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A colour and its share of what was counted. */
export interface Shade {
  share: number;
  lab: Triple;
}

export interface Measures {
  /** What is opaque of it, in units. */
  box: Box;
  /** Its outline, in units. */
  points: readonly Point[];
  /** Degrees by which it is turned so that it stands; null where it can only float or lie. */
  standing: number | null;
  /** Its colours, the largest share first: all of it, and its rim, which meets the ground. */
  colors: readonly Shade[];
  rim: readonly Shade[];
  /** The colour it would be known by; null of what is grey. */
  main: Oklch | null;
  /** The share of its box that it fills. */
  fill: number;
  /** Cells to the nearest opaque one. */
  field: Float64Array;
  /** The direction in which its outer line runs. */
  winding: number;
}

const opaque = 100;
/** Of clusters: steps of lightness and of the other two channels. */
const lightStep = 0.13;
const tintStep = 0.06;
const mostShades = 6;
/** How deep the rim goes, in cells. */
const rimDepth = 5;

/** Measures a subject rendered on its square and the room around it. */
export function measureSubject(rendered: Rendered): Measures {
  const pixels = reduced(rendered);
  const mask = new Uint8Array(cells * cells);
  let [left, top, right, bottom] = [cells, cells, 0, 0];
  let count = 0;
  for (let at = 0; at < mask.length; at++) {
    if (pixels[at * 4 + 3]! <= opaque) continue;
    mask[at] = 1;
    count++;
    left = Math.min(left, at % cells);
    right = Math.max(right, at % cells);
    top = Math.min(top, Math.floor(at / cells));
    bottom = Math.max(bottom, Math.floor(at / cells));
  }
  const field = distanceField(mask, cells);
  // The alpha of the cells at the edge makes the outline smooth.
  for (let at = 0; at < mask.length; at++) {
    const alpha = pixels[at * 4 + 3]!;
    if (alpha > 0 && field[at]! < 1.5) field[at] = Math.min(field[at]!, 1 - alpha / 255);
  }
  const unit = (cell: number) => cell * unitsPerCell - margin;
  const loops = contours(field, cells, 0.5);
  const points = loops.flat().map(([x, y]) => [unit(x + 0.5), unit(y + 0.5)] as const);
  const outer = loops.toSorted((one, other) => Math.abs(signedArea(other)) - Math.abs(signedArea(one)))[0];
  const depth = distanceField(
    mask.map((mark) => 1 - mark),
    cells,
  );
  const colors = shadesWhere(pixels, (at) => pixels[at * 4 + 3]! > 200);
  const telling = ({ share, lab }: Shade) => share * (0.03 + lchOfLab(lab).c);
  const best = colors.toSorted((one, other) => telling(other) - telling(one))[0];
  const main = best ? lchOfLab(best.lab) : null;
  return {
    box: {
      x: unit(left),
      y: unit(top),
      width: (right - left + 1) * unitsPerCell,
      height: (bottom - top + 1) * unitsPerCell,
    },
    points,
    standing: standingTurn(points, centreOf(mask, unit)),
    colors,
    rim: shadesWhere(pixels, (at) => pixels[at * 4 + 3]! > 200 && depth[at]! < rimDepth),
    main: main && main.c > 0.05 ? main : null,
    fill: count / Math.max(1, (right - left + 1) * (bottom - top + 1)),
    field,
    winding: outer ? Math.sign(signedArea(outer)) : 1,
  };
}

/** A rendered picture on the grid: the colour of a cell's middle with straight alpha, the mean of its opacity. */
function reduced({ width, height, pixels }: Rendered): Uint8Array {
  const out = new Uint8Array(cells * cells * 4);
  const scale = width / cells;
  const span = Math.ceil(scale);
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      const to = (y * cells + x) * 4;
      let alpha = 0;
      for (let j = 0; j < span; j++) {
        for (let i = 0; i < span; i++) {
          const row = Math.min(height - 1, Math.floor(y * scale) + j);
          alpha += pixels[(row * width + Math.min(width - 1, Math.floor(x * scale) + i)) * 4 + 3]!;
        }
      }
      out[to + 3] = alpha / (span * span);
      const from = (Math.floor((y + 0.5) * scale) * width + Math.floor((x + 0.5) * scale)) * 4;
      const own = pixels[from + 3]!;
      for (let k = 0; k < 3; k++)
        out[to + k] = own === 0 ? 0 : Math.min(255, (pixels[from + k]! * 255) / own);
    }
  }
  return out;
}

/** Coarse clusters of OKLab over the cells that count. */
function shadesWhere(pixels: Uint8Array, counts: (at: number) => boolean): Shade[] {
  const groups = new Map<string, { count: number; sum: [number, number, number] }>();
  let total = 0;
  for (let at = 0; at < cells * cells; at++) {
    if (!counts(at)) continue;
    const lab = toOklab([
      toLinear(pixels[at * 4]!),
      toLinear(pixels[at * 4 + 1]!),
      toLinear(pixels[at * 4 + 2]!),
    ]);
    const key = lab.map((value, k) => Math.round(value / (k === 0 ? lightStep : tintStep))).join();
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count++;
    for (const k of [0, 1, 2] as const) group.sum[k] += lab[k];
    groups.set(key, group);
    total++;
  }
  return [...groups.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, mostShades)
    .map(({ count, sum: [l, a, b] }) => ({ share: count / total, lab: [l / count, a / count, b / count] }));
}

function centreOf(mask: Uint8Array, unit: (cell: number) => number): Point {
  let [x, y, count] = [0, 0, 0];
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue;
    x += at % cells;
    y += Math.floor(at / cells);
    count++;
  }
  return [unit(x / Math.max(1, count)), unit(y / Math.max(1, count))];
}
