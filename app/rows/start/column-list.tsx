import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useMemo } from "react";
import { type Column, columnTypes, type Mapping, ownText, type Row } from "~/domain/rows/table";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";
import { Popover } from "~/ui/popover";
import { Select } from "~/ui/select";
import { columnIcons, columnTypeNames } from "../column-types";
import { DestinationChips } from "../destination-chips";
import { type DestinationGroup, describeDestinations, destinationsOf } from "../destinations";
import { chosenByHand } from "./former-mapping";

interface ColumnListProps {
  columns: readonly Column[];
  rows: readonly Row[];
  mapping: Mapping;
  base: Storyboard;
  library: Library;
  /** The table whose mapping this is; null where it was found by itself or set by hand. */
  formerName: string | null;
  onColumn: (column: Column) => void;
  onMapping: (mapping: Mapping) => void;
}

const sampledRows = 200;
const mostSamples = 3;

/** What each column holds, why, and where its cells go. */
export function ColumnList(props: ColumnListProps) {
  const { columns, rows, mapping, base, library, formerName, onColumn, onMapping } = props;
  const groups = useMemo(() => destinationsOf(base, library), [base, library]);
  const isAnyMapped = columns.some(({ id }) => mapping[id]);
  return (
    <section aria-labelledby="columns-heading" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="columns-heading" className="font-[600] text-lg">
          Where the columns go
        </h2>
        <p className="text-pretty text-muted">
          {formerName
            ? `As in “${formerName}”, which has the same columns. Change what is different.`
            : isAnyMapped
              ? "Found by their names and by what is in them. What you change is remembered for the next table with these columns."
              : "No column was recognised. Say where each goes; it is remembered for the next table with these columns."}
        </p>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {columns.map((column) => (
          <ColumnRow
            key={column.id}
            column={column}
            samples={samplesOf(column, rows)}
            addresses={mapping[column.id] ?? []}
            groups={groups}
            onColumn={onColumn}
            onMap={(addresses) => {
              const { [column.id]: _, ...rest } = mapping;
              onMapping(addresses.length > 0 ? { ...rest, [column.id]: addresses } : rest);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface ColumnRowProps {
  column: Column;
  samples: readonly string[];
  addresses: Mapping[string];
  groups: readonly DestinationGroup[];
  onColumn: (column: Column) => void;
  onMap: (addresses: Mapping[string]) => void;
}

function ColumnRow({ column, samples, addresses, groups, onColumn, onMap }: ColumnRowProps) {
  const Icon = columnIcons[column.type];
  const goesTo = describeDestinations(addresses, groups);
  return (
    <li className="grid items-start gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_11rem_12rem]">
      <div className="flex min-w-0 items-start gap-3">
        <Icon className="mt-1 size-4 shrink-0 text-faint" />
        <div className="grid min-w-0 gap-0.5">
          <bdi className="truncate font-[550]">{column.name}</bdi>
          <span className="truncate text-muted text-sm" dir="auto">
            {samples.length > 0 ? samples.join(" · ") : "Empty"}
          </span>
          <span className="text-faint text-xs">{column.reason}</span>
        </div>
      </div>
      <Select
        label={<span className="sr-only">Type of {column.name}</span>}
        value={column.type}
        choices={columnTypes.map((value) => ({ value, label: columnTypeNames[value] }))}
        onChange={(type) => onColumn({ ...column, type, reason: chosenByHand })}
      />
      <Popover
        label={`Where ${column.name} goes`}
        align="end"
        className="max-h-(--available-height) w-96 overflow-y-auto p-4"
        trigger={
          <button
            type="button"
            aria-label={`${column.name} goes to: ${goesTo ?? "nowhere"}`}
            className={classNames(
              inputStyle,
              "flex h-10 items-center justify-between sm:mt-1.5 gap-2 px-3 text-start",
              goesTo ? null : "text-muted",
            )}
          >
            <span className="truncate">{goesTo ?? "Nowhere"}</span>
            <ChevronsUpDown className="size-4 shrink-0 text-faint" />
          </button>
        }
      >
        <DestinationChips groups={groups} addresses={addresses} onMap={onMap} />
      </Popover>
    </li>
  );
}

/** A few different cells, as they were written. */
function samplesOf({ id }: Column, rows: readonly Row[]): string[] {
  const texts = new Set<string>();
  for (const row of rows.slice(0, sampledRows)) {
    const text = ownText(row, id).trim();
    if (text) texts.add(text.length > 60 ? `${text.slice(0, 60)}…` : text);
    if (texts.size === mostSamples) break;
  }
  return [...texts];
}
