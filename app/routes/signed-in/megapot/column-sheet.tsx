import { useEffect, useRef, useState } from "react";
import { checkFormula } from "~/domain/rows/formulas/shown-texts";
import { type Column, columnTypes, rowLimits, type SlotAddress } from "~/domain/rows/table";
import { columnTypeNames } from "~/rows/column-types";
import { DestinationChips } from "~/rows/destination-chips";
import type { DestinationGroup } from "~/rows/destinations";
import { chosenByHand } from "~/rows/start/former-mapping";
import { Select } from "~/ui/select";
import { SideSheet } from "~/ui/side-sheet";
import { TextField } from "~/ui/text-field";

interface ColumnSheetProps {
  column: Column;
  columns: readonly Column[];
  addresses: readonly SlotAddress[];
  groups: readonly DestinationGroup[];
  onChange: (column: Column) => void;
  onMap: (addresses: SlotAddress[]) => void;
  onClose: () => void;
}

const asWritten = "as-written";

/** A column's name, type and formula, and where its cells go. Each change is made at once and can be undone. */
export function ColumnSheet({
  column,
  columns,
  addresses,
  groups,
  onChange,
  onMap,
  onClose,
}: ColumnSheetProps) {
  return (
    <SideSheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={`Column “${column.name}”`}>
      <div className="grid gap-5">
        <Typed
          key={`name ${column.id}`}
          label="Name"
          value={column.name}
          mostCharacters={rowLimits.headingCharacters}
          onDone={(name) => name.trim() && onChange({ ...column, name: name.trim() })}
        />
        <Select
          label="Type"
          value={column.type}
          choices={columnTypes.map((value) => ({ value, label: columnTypeNames[value] }))}
          hint={column.reason}
          onChange={(type: Column["type"]) => onChange({ ...column, type, reason: chosenByHand })}
        />
        {column.type === "money" && (
          <Typed
            key={`currency ${column.id}`}
            label="Currency of amounts that name none"
            value={column.currency ?? ""}
            mostCharacters={3}
            hint="Three letters, such as EUR."
            onDone={(currency) => {
              const { currency: _, ...rest } = column;
              const code = currency.trim().toUpperCase();
              if (!code) onChange(rest);
              else if (/^[A-Z]{3}$/.test(code)) onChange({ ...rest, currency: code });
            }}
          />
        )}
        {(column.type === "money" || column.type === "number") && (
          <Select
            label="Decimals come after"
            value={column.decimalMark ?? asWritten}
            choices={[
              { value: asWritten, label: "What each cell tells" },
              { value: ".", label: "A point, as in 1,320.99" },
              { value: ",", label: "A comma, as in 1.320,99" },
            ]}
            onChange={(mark) => {
              const { decimalMark: _, ...rest } = column;
              onChange(mark === asWritten ? rest : { ...rest, decimalMark: mark });
            }}
          />
        )}
        {column.type === "date" && (
          <Select
            label="Dates such as 3/4/2026"
            value={column.dateOrder ?? asWritten}
            choices={[
              { value: asWritten, label: "What each cell tells" },
              { value: "day-first", label: "The day comes first" },
              { value: "month-first", label: "The month comes first" },
            ]}
            onChange={(order) => {
              const { dateOrder: _, ...rest } = column;
              onChange(order === asWritten ? rest : { ...rest, dateOrder: order });
            }}
          />
        )}
        <Typed
          key={`formula ${column.id}`}
          label="Formula"
          value={column.formula ?? ""}
          mostCharacters={2000}
          hint={`Fills cells that have no text of their own, such as ="Only " & PRICE([${exampleOf(columns, column)}]).`}
          problemOf={(text) =>
            text.trim() ? (checkFormula(withEquals(text), columns)?.message ?? null) : null
          }
          onDone={(formula) => {
            const { formula: _, ...rest } = column;
            onChange(formula.trim() ? { ...rest, formula: withEquals(formula) } : rest);
          }}
        />
        <div className="grid gap-4">
          <h3 className="font-[600]">Goes to</h3>
          <DestinationChips groups={groups} addresses={addresses} onMap={onMap} />
        </div>
      </div>
    </SideSheet>
  );
}

const withEquals = (formula: string) =>
  formula.trim().startsWith("=") ? formula.trim() : `=${formula.trim()}`;

/** The name of a column that a formula of this one may well use. */
function exampleOf(columns: readonly Column[], column: Column): string {
  const others = columns.filter(({ id }) => id !== column.id);
  return (others.find(({ type }) => type === "money") ?? others[0] ?? column).name;
}

interface TypedProps {
  label: string;
  value: string;
  mostCharacters: number;
  hint?: string;
  problemOf?: (text: string) => string | null;
  onDone: (text: string) => void;
}

/** A field whose text counts when it is left or goes, so that what is half typed is not yet in force. */
function Typed({ label, value, mostCharacters, hint, problemOf, onDone }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const done = () => {
    if (typed !== null && typed !== value) onDone(typed.slice(0, mostCharacters));
    setTyped(null);
  };
  // Escape takes the field away before it is left.
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => () => latest.current(), []);
  return (
    <TextField
      label={label}
      hint={hint}
      error={problemOf?.(typed ?? value) ?? null}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={done}
      onKeyDown={({ key, nativeEvent }) => key === "Enter" && !nativeEvent.isComposing && done()}
    />
  );
}
