import { valueText } from "~/domain/documents/difference";
import { idOf } from "~/domain/documents/document-access";
import type { DocumentRow } from "~/domain/documents/document-answers";
import { valueAt } from "~/domain/documents/field-mask";
import { writeFieldPath } from "~/domain/documents/field-path";
import type { WireFields } from "~/domain/documents/wire-value";
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
  isUnsorted: true,
  isHidden: true,
};

/** Fields within maps are told so deep. */
const deepest = 4;
const mostNested = 100;

/** The paths of the fields that documents have: those that most have first, and after each the fields of its maps. */
export function fieldPaths(rows: readonly DocumentRow[]): string[][] {
  const roots: Counted[] = [];
  const known = new Map<string, Counted>();
  for (const row of rows) count(fieldsOfRow(row), [], roots);
  let nested = 0;
  return byCount(roots)
    .slice(0, mostColumns)
    .flatMap((field) => pathsFrom(field));

  function count(fields: WireFields, within: readonly string[], siblings: Counted[]) {
    for (const [name, value] of Object.entries(fields)) {
      const path = [...within, name];
      const key = JSON.stringify(path);
      const field: Counted = known.get(key) ?? { path, count: 0, below: [] };
      if (!known.has(key)) {
        known.set(key, field);
        siblings.push(field);
      }
      field.count++;
      if ("mapValue" in value && path.length < deepest) count(value.mapValue.fields, path, field.below);
    }
  }
  function pathsFrom({ path, below }: Counted): string[][] {
    const isNested = path.length > 1;
    if (isNested && nested === mostNested) return [];
    if (isNested) nested++;
    return [path, ...byCount(below).flatMap((field) => pathsFrom(field))];
  }
}

interface Counted {
  path: string[];
  count: number;
  below: Counted[];
}

function byCount(fields: readonly Counted[]): Counted[] {
  return fields.toSorted((one, other) => {
    return other.count - one.count || ((one.path.at(-1) ?? "") < (other.path.at(-1) ?? "") ? -1 : 1);
  });
}

/**
 * A column for each field; the commonest are in sight until a person chooses, those within maps are not. `isOrdered`: whether the
 * database may order by it.
 */
export function columnsOf(
  paths: readonly (readonly string[])[],
  isOrdered: (path: readonly string[]) => boolean,
): Column<DocumentRow>[] {
  const shown = new Set(paths.filter(({ length }) => length === 1).slice(0, mostShown));
  const columns = paths.map((path): Column<DocumentRow> => {
    const name = writeFieldPath(path);
    return {
      id: name,
      title: name,
      width: 190,
      value: (row) => {
        const value = valueAt(fieldsOfRow(row), path);
        return value === undefined ? null : valueText(value);
      },
      show: (row) => <ValueCell value={valueAt(fieldsOfRow(row), path)} />,
      ...(!isOrdered(path) && { isUnsorted: true as const }),
      ...(!shown.has(path) && { isHidden: true as const }),
    };
  });
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
          <span key={name} className="truncate text-sm">
            <span className="me-2 text-muted text-xs">{name}</span>
            <ValueCell value={fields[name]} />
          </span>
        ))}
    </span>
  );
}
