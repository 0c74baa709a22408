import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { parseNumber } from "~/studio/scenes/parse-number";

interface NumberFieldProps {
  /** Names it for everybody; `short` stands in the field where there is little room. */
  label: string;
  short?: string;
  /** Null where the selected parts differ, or where `unset` says what then is. */
  value: number | null;
  unset?: string;
  unit?: string;
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  onChange: (value: number) => void;
  /** Back to the layout's own; absent where it has it. */
  onReset?: (() => void) | undefined;
  disabled?: boolean;
  trailing?: ReactNode;
}

/** A number that is typed, or moved by arrows (ten times as far with Shift). Enter or leaving the field keeps it. */
export function NumberField({
  label,
  short,
  value,
  unset = "Mixed",
  unit,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  decimals = 0,
  onChange,
  onReset,
  disabled,
  trailing,
}: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null ? "" : tidy(value, decimals);
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));

  function keep() {
    const read = typed === null ? null : parseNumber(typed);
    setTyped(null);
    if (read !== null && tidy(read, decimals) !== shown) onChange(within(read));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") return keep();
    if (event.key === "Escape") {
      setTyped(null);
      event.currentTarget.blur();
    }
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const from = (typed === null ? value : parseNumber(typed)) ?? 0;
    setTyped(null);
    onChange(within(Number((from + way * step * (event.shiftKey ? 10 : 1)).toFixed(6))));
  }

  return (
    <div className="group/number flex h-8 min-w-0 items-center rounded-md bg-sunken pointer-coarse:h-10 text-sm transition-shadow focus-within:ring-2 focus-within:ring-accent has-disabled:opacity-50">
      <label htmlFor={id} title={label} className="shrink-0 ps-2 text-muted">
        {short ? <span aria-hidden="true">{short}</span> : label}
        {short && <span className="sr-only">{label}</span>}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? shown}
        placeholder={value === null ? unset : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
        className="tabular h-full w-full min-w-0 bg-transparent px-1 text-end outline-none placeholder:text-faint"
      />
      {unit && value !== null && (
        <span aria-hidden="true" className={`shrink-0 text-faint ${onReset ? "" : "pe-2"}`}>
          {unit}
        </span>
      )}
      {onReset && <ResetButton label={label} onReset={onReset} />}
      {trailing}
    </div>
  );
}

/** Back to how it is without an edit. */
export function ResetButton({ label, onReset }: { label: string; onReset: () => void }) {
  const does = `Reset ${label.toLowerCase()}`;
  return (
    <button
      type="button"
      aria-label={does}
      data-tooltip={does}
      onClick={onReset}
      className="grid size-6 shrink-0 place-items-center rounded-sm text-accent pointer-coarse:size-10 hover:bg-hover"
    >
      <RotateCcw className="size-3" aria-hidden="true" />
    </button>
  );
}

function tidy(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
