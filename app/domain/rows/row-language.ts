import { shownTexts } from "./formulas/shown-texts";
import { readLanguage } from "./read-words";
import { type Column, type Mapping, ownText, type Row } from "./table";

/** The language that a row is in by its options or its cells; undefined where neither says. */
export function languageOfRow(columns: readonly Column[], mapping: Mapping, row: Row): string | undefined {
  if (row.options?.language) return row.options.language;
  const column = columns.find(
    ({ id }) => Object.hasOwn(mapping, id) && mapping[id]!.some(({ to }) => to === "language"),
  );
  if (!column) return undefined;
  const own = ownText(row, column.id);
  const isOwn = own !== "" && !own.startsWith("=");
  const text = isOwn ? own : column.formula || own ? shownTexts(columns, row).get(column.id)!.text : "";
  return readLanguage(text) ?? undefined;
}
