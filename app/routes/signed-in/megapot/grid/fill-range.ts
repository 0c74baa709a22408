import type { CellRange, Place } from "./cell-range";

/** The text a cell is to have. */
export interface CellEdit extends Place {
  text: string;
}

/**
 * What fills the cells of `target` that lie outside of `source`: numbers that rise by equal steps go on, all else is repeated.
 * `target` holds `source` and reaches beyond it in one direction.
 */
export function fillRange(
  source: CellRange,
  target: CellRange,
  textAt: (place: Place) => string,
): CellEdit[] {
  const isDown = target.top < source.top || target.bottom > source.bottom;
  const edits: CellEdit[] = [];
  const lines = isDown ? [source.left, source.right] : [source.top, source.bottom];
  const [from, to] = isDown ? [source.top, source.bottom] : [source.left, source.right];
  const [first, last] = isDown ? [target.top, target.bottom] : [target.left, target.right];
  for (let line = lines[0] as number; line <= (lines[1] as number); line++) {
    const placeOf = (index: number): Place =>
      isDown ? { row: index, column: line } : { row: line, column: index };
    const texts = Array.from({ length: to - from + 1 }, (_, index) => textAt(placeOf(from + index)));
    const goOn = continuation(texts);
    for (let index = first; index <= last; index++) {
      if (index < from || index > to) edits.push({ ...placeOf(index), text: goOn(index - from) });
    }
  }
  return edits;
}

/** The text at any distance from the first one. */
function continuation(texts: readonly string[]): (index: number) => string {
  const repeat = (index: number) => texts[((index % texts.length) + texts.length) % texts.length] as string;
  const numbers = texts.map((text) =>
    /^-?\d{1,15}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : Number.NaN,
  );
  const [first, second] = numbers;
  if (texts.length < 2 || first === undefined || second === undefined) return repeat;
  const step = second - first;
  const isSeries = numbers.every((number, index) => Math.abs(number - (first + step * index)) < 1e-9);
  if (!isSeries) return repeat;
  const decimals = Math.max(...texts.map((text) => text.trim().split(".")[1]?.length ?? 0));
  return (index) => (first + step * index).toFixed(decimals);
}
