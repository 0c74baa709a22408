import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useId, useRef } from "react";
import { pageLimits } from "~/sections/page";
import { Button } from "~/ui/button";
import { PlainIconButton } from "~/ui/icon-button";

interface Row {
  cells: string[];
}

interface TableFieldProps {
  label: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
}

/** A small table; the first row names the columns. What is pasted from a spreadsheet fills it from the cell on. */
export function TableField({ label, rows, onChange }: TableFieldProps) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const whole = rows.map(({ cells }) => Array.from({ length: columns }, (_, at) => cells[at] ?? ""));
  const set = (next: string[][]) => onChange(next.map((cells) => ({ cells })));

  function write(row: number, column: number, text: string) {
    set(whole.map((cells, at) => (at === row ? cells.with(column, text.slice(0, 200)) : cells)));
  }

  function paste(row: number, column: number, text: string): boolean {
    if (!/[\t\n]/u.test(text.trim())) return false;
    const given = text
      .replace(/\r/gu, "")
      .replace(/\n$/u, "")
      .split("\n")
      .map((line) => line.split("\t"));
    const height = Math.min(pageLimits.tableRows, Math.max(whole.length, row + given.length));
    const width = Math.min(
      pageLimits.tableCells,
      Math.max(columns, ...given.map((cells) => column + cells.length)),
    );
    set(
      Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) =>
          (given[y - row]?.[x - column] ?? whole[y]?.[x] ?? "").slice(0, 200),
        ),
      ),
    );
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (!step) return;
    const next = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step}/${column}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const cut = (names: string[][]) => set(names.filter((cells) => cells.length > 0));
  return (
    <div className="grid gap-1.5">
      <span id={id} className="font-[550] text-sm">
        {label}
      </span>
      {whole.length > 0 && (
        <div className="overflow-x-auto rounded-md border border-line-strong">
          <table ref={grid} aria-labelledby={id} className="w-full border-collapse text-sm">
            <tbody>
              {whole.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else
                <tr key={row} className={row === 0 ? "bg-sunken font-[550]" : undefined}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing else
                    <td key={column} className="border-line border-e border-b p-0 last:border-e-0">
                      <input
                        data-cell={`${row}/${column}`}
                        aria-label={
                          row === 0 ? `Name of column ${column + 1}` : `Row ${row}, column ${column + 1}`
                        }
                        dir="auto"
                        value={cell}
                        onChange={({ target }) => write(row, column, target.value)}
                        onKeyDown={(event) => onKeyDown(event, row, column)}
                        onPaste={(event) => {
                          if (paste(row, column, event.clipboardData.getData("text/plain")))
                            event.preventDefault();
                        }}
                        className="h-8 w-full min-w-20 bg-transparent px-2 outline-none focus-visible:bg-accent-soft"
                      />
                    </td>
                  ))}
                  <td className="w-8 border-line border-b p-0">
                    <PlainIconButton
                      label={row === 0 ? "Remove the names" : `Remove row ${row}`}
                      size="sm"
                      icon={<X className="size-3.5" />}
                      onClick={() => cut(whole.toSpliced(row, 1))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button
          size="sm"
          icon={<Plus className="size-3.5" />}
          disabled={whole.length >= pageLimits.tableRows}
          onClick={() =>
            set(
              whole.length === 0
                ? [
                    ["", ""],
                    ["", ""],
                  ]
                : [...whole, Array.from({ length: columns }, () => "")],
            )
          }
        >
          {whole.length === 0 ? "Table" : "Row"}
        </Button>
        {whole.length > 0 && (
          <>
            <Button
              size="sm"
              icon={<Plus className="size-3.5" />}
              disabled={columns >= pageLimits.tableCells}
              onClick={() => set(whole.map((cells) => [...cells, ""]))}
            >
              Column
            </Button>
            {columns > 1 && (
              <Button size="sm" variant="ghost" onClick={() => set(whole.map((cells) => cells.slice(0, -1)))}>
                Remove last column
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
