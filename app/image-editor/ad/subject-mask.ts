import type { Rectangle } from "../geometry";

interface Cells {
  columns: number;
  rows: number;
  /** 0–1 a cell: how much it differs from what lies beside it at the edges of the image. */
  apart: Float64Array;
}

/** A cell that differs so much is part of what the image shows. */
const leastApart = 0.2;
/** Parts this much smaller than the largest are not what the image is about. */
const leastShare = 0.3;
/** Less than this of the image is a detail. */
const leastPart = 0.015;
/** What is spread over more than this is a scene, no single thing. */
const mostOfImage = 0.72;

/**
 * The cells that what an image shows covers: 1 where it is. Within `known`, where its maker told of a place (shares of
 * the image), else the largest thing that stands out and does not run through the whole image, as a horizon does.
 */
export function subjectMask(cells: Cells, known: Rectangle | null): Uint8Array {
  const { columns, rows, apart } = cells;
  const none = new Uint8Array(columns * rows);
  if (!known) {
    for (const least of [leastApart, 0.28, 0.36, 0.44, 0.52]) {
      const found = largestParts(cells, opened(cells, least));
      const bounds = found && boundsOfMask(cells, found);
      if (bounds) return bounds.width * bounds.height <= mostOfImage ? found : none;
    }
    return none;
  }
  const isKnown = (at: number) => {
    const x = ((at % columns) + 0.5) / columns;
    const y = (Math.floor(at / columns) + 0.5) / rows;
    return x >= known.x && y >= known.y && x <= known.x + known.width && y <= known.y + known.height;
  };
  const seen = Uint8Array.from(apart, (own, at) => Number(isKnown(at) && own >= leastApart));
  const parts = partsOf(cells, seen).filter((part) => part.length >= 4);
  // A thing as plain as its ground is where its maker says it is.
  if (parts.length === 0) return Uint8Array.from(apart, (_, at) => Number(isKnown(at)));
  return filled(cells, parts.flat());
}

/** Where a mask is, as shares of the image; null where it is nowhere. */
export function boundsOfMask(
  { columns, rows }: Pick<Cells, "columns" | "rows">,
  mask: Uint8Array,
): Rectangle | null {
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  for (const [at, is] of mask.entries()) {
    if (!is) continue;
    left = Math.min(left, at % columns);
    right = Math.max(right, (at % columns) + 1);
    top = Math.min(top, Math.floor(at / columns));
    bottom = Math.max(bottom, Math.floor(at / columns) + 1);
  }
  if (right === 0) return null;
  return {
    x: left / columns,
    y: top / rows,
    width: (right - left) / columns,
    height: (bottom - top) / rows,
  };
}

/** What stands out, without lines that are thinner than three cells. */
function opened(cells: Cells, least: number): Uint8Array {
  const seen = Uint8Array.from(cells.apart, (own) => Number(own >= least));
  return around(cells, around(cells, seen, true), false);
}

function largestParts(cells: Cells, seen: Uint8Array): Uint8Array | null {
  const { columns } = cells;
  const parts = partsOf(cells, seen).filter((part) => {
    const across = part.map((at) => at % columns);
    const isThrough = Math.min(...across) === 0 && Math.max(...across) === columns - 1;
    return !isThrough && part.length >= seen.length * leastPart;
  });
  const most = Math.max(0, ...parts.map(({ length }) => length));
  const kept = parts.filter(({ length }) => length >= most * leastShare);
  return kept.length > 0 ? filled(cells, kept.flat()) : null;
}

/** Cells that touch one another. */
function partsOf({ columns, rows }: Cells, seen: Uint8Array): number[][] {
  const left = Uint8Array.from(seen);
  const parts: number[][] = [];
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    left[start] = 0;
    const part = [start];
    for (const at of part) {
      for (const [dx, dy] of neighbours) {
        const column = (at % columns) + dx;
        const row = Math.floor(at / columns) + dy;
        const next = row * columns + column;
        if (column < 0 || row < 0 || column >= columns || row >= rows || !left[next]) continue;
        left[next] = 0;
        part.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}

const neighbours = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].flatMap((dx) => (dx || dy ? [[dx, dy] as const] : [])),
);

/** Cells with what lies between them, both across and down, and a cell around: a label as plain as the wall belongs to its bottle. */
function filled(cells: Cells, part: readonly number[]): Uint8Array {
  const { columns, rows } = cells;
  const across = new Map<number, [number, number]>();
  const down = new Map<number, [number, number]>();
  const reach = (of: Map<number, [number, number]>, line: number, at: number) => {
    const [from, to] = of.get(line) ?? [at, at];
    of.set(line, [Math.min(from, at), Math.max(to, at)]);
  };
  for (const at of part) {
    reach(across, Math.floor(at / columns), at % columns);
    reach(down, at % columns, Math.floor(at / columns));
  }
  const isBetween = (of: Map<number, [number, number]>, line: number, at: number) => {
    const [from, to] = of.get(line) ?? [at + 1, at];
    return at >= from && at <= to;
  };
  const mask = Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return Number(isBetween(across, row, column) || isBetween(down, column, row));
  });
  return around(cells, mask, false);
}

/** 1 where every cell around is, or where any is. */
function around({ columns, rows }: Cells, mask: Uint8Array, every: boolean): Uint8Array {
  return Uint8Array.from(mask, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [column, row] = [x + dx, y + dy];
        const isIn = column >= 0 && row >= 0 && column < columns && row < rows;
        const is = isIn && mask[row * columns + column];
        if (every && !is) return 0;
        if (!every && is) return 1;
      }
    }
    return Number(every);
  });
}
