import { valueText } from "~/domain/documents/difference";
import { idOf } from "~/domain/documents/document-access";
import type { DocumentRow } from "~/domain/documents/document-answers";
import { fieldsOfRow } from "~/staff/documents/row-fields";
import { ValueCell } from "~/staff/documents/value-cell";
import type { Column } from "~/staff/table/column";

const mostShown = 8;
const mostColumns = 60;

const idColumn: Column<DocumentRow> = {
  id: "__name__",
  title: "Id",
  width: 220,
  value: ({ path }) => idOf(path),
  show: ({ path }) => <span className="font-mono text-xs">{idOf(path)}</span>,
};
const timeColumn: Column<DocumentRow> = {
  id: "__updated__",
  title: "Changed",
  width: 220,
  value: ({ updateTime }) => updateTime,
  show: ({ updateTime }) => <span className="font-mono text-muted text-xs">{updateTime}</span>,
  isHidden: true,
};

/** The fields that documents have, those that most have first. */
export function fieldNames(rows: readonly DocumentRow[]): string[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const name of Object.keys(row.fields)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .map(([name]) => name);
}

/** A column for each field; the commonest are in sight until a person chooses. */
export function columnsOf(names: readonly string[]): Column<DocumentRow>[] {
  const columns = names.slice(0, mostColumns).map(
    (name, at): Column<DocumentRow> => ({
      id: name,
      title: name,
      width: 190,
      value: (row) => {
        const value = fieldsOfRow(row)[name];
        return value === undefined ? null : valueText(value);
      },
      show: (row) => <ValueCell value={fieldsOfRow(row)[name]} />,
      ...(at >= mostShown && { isHidden: true as const }),
    }),
  );
  return [idColumn, ...columns, timeColumn];
}

/** A document on a phone: its id and its first fields. */
export function documentCard(row: DocumentRow) {
  const fields = fieldsOfRow(row);
  return (
    <span className="grid gap-0.5">
      <span className="truncate font-mono text-xs">{idOf(row.path)}</span>
      {Object.keys(fields)
        .slice(0, 2)
        .map((name) => (
          <span key={name} className="flex min-w-0 items-baseline gap-2 text-sm">
            <span className="shrink-0 text-muted text-xs">{name}</span>
            <ValueCell value={fields[name]} />
          </span>
        ))}
    </span>
  );
}
