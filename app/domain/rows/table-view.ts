import * as z from "zod/mini";
import { type Column, columnIdSchema, rowLimits } from "./table";

/** How the columns of a table are arranged. */
export const tableViewSchema = z.object({
  /** Ids in the order they are shown in; columns that are missing here follow in their own. */
  order: z.array(columnIdSchema).check(z.maxLength(rowLimits.columns)),
  /** In pixels; of a column that is absent, by what it holds. */
  widths: z.record(columnIdSchema, z.number().check(z.gte(40), z.lte(2000))),
  hidden: z.array(columnIdSchema).check(z.maxLength(rowLimits.columns)),
  frozenCount: z.int().check(z.gte(0), z.lte(rowLimits.columns)),
});
export type TableView = z.infer<typeof tableViewSchema>;

export const plainView: TableView = { order: [], widths: {}, hidden: [], frozenCount: 1 };

/** The columns that are shown, in their order. */
export function shownColumns(view: TableView, columns: readonly Column[]): Column[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = view.order.flatMap((id) => {
    const column = byId.get(id);
    byId.delete(id);
    return column ? [column] : [];
  });
  const hidden = new Set(view.hidden);
  return [...ordered, ...byId.values()].filter(({ id }) => !hidden.has(id));
}

/** Moves a shown column to a place among those that are shown. */
export function moveColumn(
  view: TableView,
  columns: readonly Column[],
  columnId: string,
  toPlace: number,
): TableView {
  const ids = shownColumns(view, columns).map(({ id }) => id);
  if (!ids.includes(columnId)) return view;
  return { ...view, order: ids.filter((id) => id !== columnId).toSpliced(toPlace, 0, columnId) };
}
