import { toLinear } from "~/domain/image/oklab";
import { clamp, type Rectangle, type Size } from "../geometry";
import { boundsOfMask, subjectMask } from "./subject-mask";

/** Four bytes a pixel, as a canvas gives them. */
export interface Pixels extends Size {
  data: Uint8ClampedArray;
}

/**
 * What is known of an image in a coarse grid: how busy each cell is, how far its colour is from what the image shows
 * along its edges (a plain product in the middle is not empty space), and its luminance. Sums over any rectangle cost
 * the same.
 */
export interface PictureMap {
  columns: number;
  rows: number;
  /** 0–1 a cell; higher is worse for words. */
  cost: Float64Array;
  /** Relative luminance of WCAG, 0–1 a cell. */
  luminance: Float64Array;
  /** One column and row more than the grid: the sum of all cells above and left. */
  costSums: Float64Array;
  /** 1 a cell that what the image shows covers. */
  subject: Uint8Array;
  subjectSums: Float64Array;
}

/** Long side of the grid. */
export const mapSide = 72;
const edgeCells = 3;
const mostEdgeColours = 48;

/** Reads a small copy of an image, one pixel a cell. `known` is where its maker says that its subject is, as shares of it. */
export function mapPicture(
  { data, width: columns, height: rows }: Pixels,
  known: Rectangle | null = null,
): PictureMap {
  const cells = columns * rows;
  const luminance = new Float64Array(cells);
  const light = new Float64Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(cell * 4, cell * 4 + 3);
    luminance[cell] = 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
    light[cell] = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  }
  const edge = edgeColours(data, columns, rows);
  const cost = new Float64Array(cells);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const at = (x: number, y: number) =>
        light[clamp(y, 0, rows - 1) * columns + clamp(x, 0, columns - 1)] as number;
      const own = light[cell] as number;
      const step = (dx: number, dy: number) => Math.abs(at(column + dx, row + dy) - own);
      const slope = 2 * Math.hypot(Math.max(step(1, 0), step(-1, 0)), Math.max(step(0, 1), step(0, -1)));
      let nearest = 1;
      for (const [red, green, blue] of edge) {
        const far = Math.hypot(
          (data[cell * 4] as number) - red,
          (data[cell * 4 + 1] as number) - green,
          (data[cell * 4 + 2] as number) - blue,
        );
        nearest = Math.min(nearest, far / 220);
      }
      cost[cell] = clamp(slope * 3.2, 0, 1) * 0.6 + clamp(nearest, 0, 1) * 0.4;
    }
  }
  const apart = apartFromSides(data, columns, rows);
  return withSums({ columns, rows, cost, luminance, subject: subjectMask({ columns, rows, apart }, known) });
}

/**
 * How far each cell is from what the image shows at the left and right end of its row, 0–1: sky, wall and table reach
 * there, what stands before them does not.
 */
function apartFromSides(data: Uint8ClampedArray, columns: number, rows: number): Float64Array {
  const distance = (one: number, other: number) =>
    Math.hypot(
      (data[one * 4] as number) - (data[other * 4] as number),
      (data[one * 4 + 1] as number) - (data[other * 4 + 1] as number),
      (data[one * 4 + 2] as number) - (data[other * 4 + 2] as number),
    );
  return Float64Array.from({ length: columns * rows }, (_, cell) => {
    const row = Math.floor(cell / columns);
    let nearest = 1;
    for (let near = Math.max(0, row - 1); near <= Math.min(rows - 1, row + 1); near++) {
      for (const column of [0, 1, columns - 2, columns - 1]) {
        nearest = Math.min(nearest, distance(cell, near * columns + column) / 220);
      }
    }
    return nearest;
  });
}

function withSums(cells: Omit<PictureMap, "costSums" | "subjectSums">): PictureMap {
  const { columns, rows, cost, subject } = cells;
  return {
    ...cells,
    costSums: summed(cost, columns, rows),
    subjectSums: summed(subject, columns, rows),
  };
}

/** Mean cost of the cells in a rectangle given as shares of the image. */
export function costWithin(map: PictureMap, part: Rectangle): number {
  return meanWithin(map, map.costSums, part);
}

/** The share of a rectangle, given as shares of the image, that what the image shows covers. */
export function subjectWithin(map: PictureMap, part: Rectangle): number {
  return meanWithin(map, map.subjectSums, part);
}

function meanWithin(map: PictureMap, sums: Float64Array, part: Rectangle): number {
  const { columns } = map;
  const { left, top, right, bottom } = cellsOf(map, part);
  const at = (x: number, y: number) => sums[y * (columns + 1) + x] as number;
  const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  return sum / ((right - left) * (bottom - top));
}

/** The luminances of the cells in a rectangle given as shares of the image, from dark to light. */
export function luminancesWithin(map: PictureMap, part: Rectangle): number[] {
  const { left, top, right, bottom } = cellsOf(map, part);
  const found: number[] = [];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      found.push(map.luminance[row * map.columns + column] as number);
    }
  }
  return found.sort((one, other) => one - other);
}

/** The map without the rows at its ends, given as shares of its height. */
export function rowsWithin(map: PictureMap, { top, bottom }: { top: number; bottom: number }): PictureMap {
  const first = Math.round(top * map.rows);
  const rows = Math.max(1, map.rows - first - Math.round(bottom * map.rows));
  const [start, end] = [first * map.columns, (first + rows) * map.columns];
  const cost = map.cost.slice(start, end);
  const luminance = map.luminance.slice(start, end);
  return withSums({ columns: map.columns, rows, cost, luminance, subject: map.subject.slice(start, end) });
}

/** Where what the image shows is, as shares of it: the middle of its subject, else of what is costly. */
export function focusOf(map: PictureMap): { x: number; y: number } {
  const { columns, rows, cost } = map;
  const subject = boundsOfMask(map, map.subject);
  if (subject) return { x: subject.x + subject.width / 2, y: subject.y + subject.height / 2 };
  let weight = 1e-6;
  let x = 0.5e-6;
  let y = 0.5e-6;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const own = (cost[row * columns + column] as number) ** 2;
      weight += own;
      x += (own * (column + 0.5)) / columns;
      y += (own * (row + 0.5)) / rows;
    }
  }
  return { x: x / weight, y: y / weight };
}

function cellsOf({ columns, rows }: PictureMap, { x, y, width, height }: Rectangle) {
  const left = clamp(Math.round(x * columns), 0, columns - 1);
  const top = clamp(Math.round(y * rows), 0, rows - 1);
  return {
    left,
    top,
    right: clamp(Math.round((x + width) * columns), left + 1, columns),
    bottom: clamp(Math.round((y + height) * rows), top + 1, rows),
  };
}

function edgeColours(data: Uint8ClampedArray, columns: number, rows: number): [number, number, number][] {
  const colours: [number, number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isEdge =
        row < edgeCells || column < edgeCells || row >= rows - edgeCells || column >= columns - edgeCells;
      if (!isEdge) continue;
      const cell = (row * columns + column) * 4;
      colours.push([data[cell] as number, data[cell + 1] as number, data[cell + 2] as number]);
    }
  }
  const step = Math.max(1, Math.floor(colours.length / mostEdgeColours));
  return colours.filter((_, index) => index % step === 0);
}

function summed(values: ArrayLike<number>, columns: number, rows: number): Float64Array {
  const sums = new Float64Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let across = 0;
    for (let column = 0; column < columns; column++) {
      across += values[row * columns + column] as number;
      sums[(row + 1) * (columns + 1) + column + 1] =
        (sums[row * (columns + 1) + column + 1] as number) + across;
    }
  }
  return sums;
}
