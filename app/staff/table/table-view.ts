import { useCallback, useState } from "react";
import type { Column } from "./column";

/** How a person has set a table up. */
export interface TableView {
  /** Ids of columns in the order they stand in. Those it does not name come last, as the page lists them. */
  order: string[];
  hidden: string[];
  /** In CSS pixels, of columns that were made wider or narrower. */
  widths: Record<string, number>;
  density: "comfortable" | "compact";
}

export const columnWidths = { least: 56, most: 900 };
/** A first column that is wider than this, with the boxes before it, would leave the others too little room to be scrolled in. */
const mostFrozen = 360;
export const rowPixels = { comfortable: 40, compact: 30 };

export interface KeptView {
  view: TableView;
  change: (change: Partial<TableView>) => void;
  reset: () => void;
}

/** The set-up of a table, kept in this browser for the person who is signed in; it is forgotten when they sign out. */
export function useTableView<Row>(name: string, columns: readonly Column<Row>[]): KeptView {
  const key = `vitrine:table:${name}`;
  const [kept, setKept] = useState<Partial<TableView>>(() => read(key));
  const store = useCallback(
    (next: Partial<TableView>) => {
      setKept(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // It stands so for as long as the page lives.
      }
    },
    [key],
  );
  const view: TableView = {
    order: kept.order ?? [],
    hidden: kept.hidden ?? columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    widths: kept.widths ?? {},
    density: kept.density ?? "comfortable",
  };
  return { view, change: (change) => store({ ...kept, ...change }), reset: () => store({}) };
}

function read(key: string): Partial<TableView> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** All columns in a person's order. */
export function orderedColumns<Row>(
  columns: readonly Column<Row>[],
  { order }: Pick<TableView, "order">,
): Column<Row>[] {
  const placeOf = ({ id }: Column<Row>) => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The columns in sight, in a person's order; never none. */
export function shownColumns<Row>(columns: readonly Column<Row>[], view: TableView): Column<Row>[] {
  const ordered = orderedColumns(columns, view);
  const shown = ordered.filter(({ id }) => !view.hidden.includes(id));
  return shown.length > 0 ? shown : ordered.slice(0, 1);
}

export function widthOf<Row>(column: Column<Row>, { widths }: Pick<TableView, "widths">): number {
  const { least, most } = columnWidths;
  return Math.round(Math.min(most, Math.max(least, widths[column.id] ?? column.width)));
}

/** How far the columns reach that stay where others scroll: the boxes before the first, and the first itself; 0 where it is too wide. */
export function frozenWidth(boxes: number, [first = 0]: readonly number[]): number {
  return boxes + first <= mostFrozen ? boxes + first : 0;
}
