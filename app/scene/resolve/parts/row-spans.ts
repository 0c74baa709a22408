import type { TextLayerSpan } from "~/scene/composition";
import type { PartChanges } from "~/scene/part-changes";
import { listRows } from "~/scene/resolve/scene-slots";

/** The spans of a slot's words that lie in one cell of the list it is shown as, counted from the start of that cell. */
export function spansOfCell(
  changes: PartChanges | undefined,
  written: string,
  hasColumns: boolean,
  cell: { row: number; column: number },
): { spans: TextLayerSpan[] } | undefined {
  const spans = changes?.text?.spans ?? [];
  const place = spans.length > 0 ? placeOfCell(written, hasColumns, cell) : null;
  if (!place) return undefined;
  const within = (at: number) => Math.min(place.to, Math.max(place.from, at)) - place.from;
  const own = spans.flatMap(({ from, to, ...style }): TextLayerSpan[] =>
    within(to) > within(from) ? [{ from: within(from), to: within(to), ...style }] : [],
  );
  return own.length > 0 ? { spans: own } : undefined;
}

/** Where the words of a cell stand in the text; null where they do not stand there in one piece. */
function placeOfCell(
  written: string,
  hasColumns: boolean,
  { row, column }: { row: number; column: number },
): { from: number; to: number } | null {
  const even = written.replace(/\s/gu, " ");
  let at = 0;
  for (const [index, cells] of listRows(written, hasColumns).entries()) {
    for (const [place, text] of cells.entries()) {
      const from = even.indexOf(text.replace(/\s/gu, " "), at);
      if (index === row && place === column) return from < 0 ? null : { from, to: from + text.length };
      if (from >= 0) at = from + text.length;
    }
  }
  return null;
}
