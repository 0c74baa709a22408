import type { Box } from "~/scene/composition";
import { letterSpacingFor, lineHeightFor, measureEntry } from "~/scene/resolve/measure-text";
import type { Attempt, PlacedItem, PlacedText, StackPlace, StackRows } from "~/scene/resolve/stack-text";
import type { TextStyle } from "~/scene/templates/template";
import { fitsUndivided, wrapLines } from "~/scene/text/wrap-lines";

/** Rows of a list at one size: all cells share it, but for small first cells of facts. */
export interface SizedRows {
  sizePixels: number;
  height: number;
  rows: { cells: SizedCell[]; height: number }[];
  markerWidth: number;
  /** Space above and below the text of each row. */
  paddingY: number;
  /** Rules stand between the rows, and their space above the first and below the last. */
  isRuled: boolean;
  isTruncated: boolean;
}

interface SizedCell {
  text: string;
  style: TextStyle;
  x: number;
  width: number;
  height: number;
  sizePixels: number;
  lineCount: number;
  align: "start" | "center" | "end";
}

const MARKER_EM = { none: 0, tick: 1.6, number: 1.75, dot: 0.95, icon: 1.75 };
const GAP_EM = 0.9;
const RULED_PADDING_EM = 0.5;
const PLAIN_PADDING_EM = 0.3;
/** First cells of facts, as a part of the size of the second. */
const FACT_SIZE = 0.82;
const LARGEST_PRICE_SHARE = 0.46;
const LARGEST_FACT_SHARE = 0.42;
const SHRINK_STEP = 0.94;

/** Sizes all rows for an attempt: the largest size at which no word of any cell is divided. */
export function sizeRows(entry: StackRows, attempt: Attempt): SizedRows {
  const { style } = entry;
  const smallest = style.minSize * attempt.unit * attempt.floor;
  const wanted = Math.max(
    smallest,
    Math.min(style.size * attempt.unit * attempt.scale ** 0.6, attempt.limit),
  );
  let size = wanted;
  for (;;) {
    const sized = rowsAt(entry, size, attempt);
    if (!sized.isTruncated || size <= smallest) return { ...sized, isTruncated: false };
    size = Math.max(smallest, size * SHRINK_STEP);
  }
}

function rowsAt(entry: StackRows, size: number, { width, language }: Attempt): SizedRows {
  const { list, style } = entry;
  const markerWidth = MARKER_EM[list.marker] * size;
  const columns = columnsOf(entry, size, width - markerWidth, language);
  let isTruncated = false;
  const rows = entry.rows.map((row, rowIndex) => {
    const isHead = list.columns === "versus" && rowIndex === 0;
    const cells = row.map((text, index): SizedCell => {
      const isSpanning = row.length === 1;
      const isSmall = list.columns === "fact" && index === 0 && !isSpanning;
      const isAside = isSmall || (list.columns === "versus" && index === 0);
      const color = isAside ? "muted" : isHead ? "accent" : list.columns === "none" ? style.color : "text";
      const cellStyle: TextStyle = { ...style, color };
      const sizePixels = isSmall ? size * FACT_SIZE : size;
      const column = isSpanning ? { x: 0, width: width - markerWidth } : columns[index]!;
      const measure = measureEntry({ text, style: cellStyle }, language);
      const widthAtSize = (piece: string) => measure(piece, sizePixels);
      const lines = wrapLines(text, language, column.width, widthAtSize);
      if (!fitsUndivided(text, language, column.width, widthAtSize)) isTruncated = true;
      const lineCount = Math.max(1, lines.length);
      return {
        text,
        style: cellStyle,
        x: markerWidth + column.x,
        width: column.width,
        height: lineCount * lineHeightFor(text, cellStyle) * sizePixels,
        sizePixels,
        lineCount,
        align: list.columns === "price" && index === 1 ? "end" : "start",
      };
    });
    return { cells, height: Math.max(...cells.map((cell) => cell.height)) };
  });
  const paddingY = (list.rules ? RULED_PADDING_EM : PLAIN_PADDING_EM) * size;
  const content = rows.reduce((sum, row) => sum + row.height + 2 * paddingY, 0);
  // Above the first and below the last row space is the stack's, unless a rule stands there.
  const height = list.rules ? content : content - 2 * paddingY;
  return { sizePixels: size, height, rows, markerWidth, paddingY, isRuled: list.rules, isTruncated };
}

function columnsOf(
  entry: StackRows,
  size: number,
  width: number,
  language: string,
): { x: number; width: number }[] {
  const gap = GAP_EM * size;
  if (entry.list.columns === "versus") {
    const half = (width - gap) / 2;
    return [
      { x: 0, width: half },
      { x: half + gap, width: half },
    ];
  }
  const widest = (index: number, sizePixels: number) =>
    Math.max(
      0,
      ...entry.rows
        .filter((row) => row.length === 2)
        .map((row) =>
          measureEntry({ text: row[index]!, style: entry.style }, language)(row[index]!, sizePixels),
        ),
    ) + 2;
  if (entry.list.columns === "price") {
    const second = Math.min(width * LARGEST_PRICE_SHARE, widest(1, size));
    return [
      { x: 0, width: width - second - gap },
      { x: width - second, width: second },
    ];
  }
  // The names take what they need as long as what they name has enough.
  const room = Math.max(width * LARGEST_FACT_SHARE, width - gap - widest(1, size));
  const first = Math.min(room, widest(0, size * FACT_SIZE));
  return [
    { x: 0, width: first },
    { x: first + gap, width: width - first - gap },
  ];
}

/** Cells, markers and rules of sized rows in a box. */
export function placeRows(
  entry: StackRows,
  sized: SizedRows,
  box: Box,
  { direction }: StackPlace,
): PlacedItem[] {
  const { list } = entry;
  const items: PlacedItem[] = [];
  const content = sized.rows.reduce((sum, row) => sum + row.height + 2 * sized.paddingY, 0);
  const squeeze = Math.min(1, box.height / (list.rules ? content : content - 2 * sized.paddingY));
  const mirrored = (x: number, width: number) =>
    direction === "rtl" ? box.x + box.width - x - width : box.x + x;
  const ruleHeight = Math.max(1, sized.sizePixels * 0.035);
  let y = box.y - (list.rules ? 0 : sized.paddingY * squeeze);
  for (const [row, { cells, height }] of sized.rows.entries()) {
    if (list.rules && row > 0) {
      const ruleBox = { x: box.x, y: y - ruleHeight / 2, width: box.width, height: ruleHeight };
      items.push({ kind: "graphic", name: "rule", box: ruleBox, row });
    }
    y += sized.paddingY * squeeze;
    const rowHeight = height * squeeze;
    if (list.marker === "tick" || list.marker === "dot" || list.marker === "icon") {
      const side =
        (list.marker === "dot" ? 0.34 : list.marker === "icon" ? 1.2 : 1.06) * sized.sizePixels * squeeze;
      const firstLine = (cells[0]!.height / cells[0]!.lineCount) * squeeze;
      items.push({
        kind: "graphic",
        name: list.marker,
        row,
        box: { x: mirrored(0, side), y: y + (firstLine - side) / 2, width: side, height: side },
      });
    }
    if (list.marker === "number") items.push(numberCell(entry, row, sized, box, y, squeeze, direction));
    for (const [index, cell] of cells.entries()) {
      const cellHeight = cell.height * squeeze;
      items.push({
        kind: "text",
        name: `${entry.name}-${row}${index === 0 ? "" : "-b"}`,
        row,
        text: cell.text,
        style: cell.style,
        plate: null,
        box: {
          x: mirrored(cell.x, cell.width),
          y: y + (cell.lineCount > 1 || cells.length === 1 ? 0 : (rowHeight - cellHeight) / 2),
          width: cell.width,
          height: cellHeight,
        },
        sizePixels: cell.sizePixels,
        minSizePixels: cell.sizePixels * 0.6,
        lineHeight: lineHeightFor(cell.text, cell.style),
        letterSpacingEm: letterSpacingFor(cell.text, cell.style),
        maxLines: cell.lineCount + 1,
        lineCount: cell.lineCount,
        verticalAlign: "middle",
        align: cell.align,
      });
    }
    y += rowHeight + sized.paddingY * squeeze;
  }
  return items;
}

function numberCell(
  { name, style }: StackRows,
  row: number,
  sized: SizedRows,
  box: Box,
  y: number,
  squeeze: number,
  direction: "ltr" | "rtl",
): PlacedText {
  const width = sized.markerWidth * 0.8;
  const first = sized.rows[row]!.cells[0]!;
  return {
    kind: "text",
    name: `${name}-${row}-number`,
    row,
    text: String(row + 1),
    style: { ...style, color: "accent" },
    plate: null,
    box: {
      x: direction === "rtl" ? box.x + box.width - width : box.x,
      y,
      width,
      height: (first.height / first.lineCount) * squeeze,
    },
    sizePixels: sized.sizePixels,
    minSizePixels: sized.sizePixels * 0.5,
    lineHeight: first.height / first.lineCount / first.sizePixels,
    letterSpacingEm: 0,
    maxLines: 1,
    lineCount: 1,
    verticalAlign: "middle",
    align: "start",
  };
}
