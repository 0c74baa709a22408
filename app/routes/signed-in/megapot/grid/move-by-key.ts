import { clampPlace, type Place } from "./cell-range";

export interface KeyOfMove {
  key: string;
  /** Ctrl, or ⌘ on a Mac. */
  mod: boolean;
  alt: boolean;
}

export interface Surroundings {
  rows: number;
  columns: number;
  /** How many rows and columns a page down and a page across are. */
  pageRows: number;
  pageColumns: number;
  isFilled: (place: Place) => boolean;
}

const arrows: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Where a key leads from a cell, as in spreadsheets; `null` where it does not move. */
export function moveByKey({ key, mod, alt }: KeyOfMove, from: Place, around: Surroundings): Place | null {
  const { rows, columns } = around;
  const to = (row: number, column: number) => clampPlace({ row, column }, rows, columns);
  const arrow = arrows[key];
  if (arrow) {
    if (alt) return null;
    return mod ? jump(from, arrow, around) : to(from.row + arrow.row, from.column + arrow.column);
  }
  switch (key) {
    case "Home":
      return mod ? to(0, 0) : to(from.row, 0);
    case "End":
      return mod ? to(rows - 1, columns - 1) : to(from.row, columns - 1);
    case "PageUp":
    case "PageDown": {
      const sign = key === "PageUp" ? -1 : 1;
      if (mod) return null;
      return alt
        ? to(from.row, from.column + sign * around.pageColumns)
        : to(from.row + sign * around.pageRows, from.column);
    }
    default:
      return null;
  }
}

/** To the end of the filled cells one stands in, else to the next filled one, else to the edge. */
function jump(from: Place, step: Place, { rows, columns, isFilled }: Surroundings): Place {
  const next = (place: Place): Place | null => {
    const to = { row: place.row + step.row, column: place.column + step.column };
    return to.row < 0 || to.row >= rows || to.column < 0 || to.column >= columns ? null : to;
  };
  const first = next(from);
  if (!first) return from;
  const isLeavingBlock = isFilled(from) && isFilled(first);
  let place = first;
  for (let following = next(place); following; following = next(place)) {
    if (isLeavingBlock ? !isFilled(following) : isFilled(place)) return place;
    place = following;
  }
  return place;
}
