import Search from "lucide-react/icons/search";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";

interface FilterBarProps {
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  /** At the end of the line: columns, download. */
  actions?: ReactNode;
  /** `FilterText` and `FilterChoice`. */
  children: ReactNode;
}

/** What narrows a staff table, with what else can be done with it at the end of the line. */
export function FilterBar({ count, onClear, actions, children }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a line that wraps with its neighbours */}
      <div
        role="search"
        aria-label="Filters"
        className="grid min-w-0 grid-cols-2 items-center gap-2 max-sm:w-full sm:flex sm:flex-wrap max-sm:[&>*]:w-full"
      >
        {children}
        {count > 0 && (
          <Button size="sm" variant="ghost" className="max-sm:col-span-2" onClick={onClear}>
            Clear {count === 1 ? "filter" : `${count} filters`}
          </Button>
        )}
      </div>
      {actions && <div className="ms-auto flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

const boxStyle =
  "h-8 rounded-md border border-line-strong bg-raised text-sm outline-none transition-colors hover:border-neutral-9 focus-visible:border-accent";

interface FilterTextProps {
  label: string;
  value: string;
  /** Called a moment after the last key. */
  onChange: (value: string) => void;
  /** A day instead of words. */
  type?: "search" | "date";
  className?: string;
}

const pauseMs = 250;

/** A filter that is typed. */
export function FilterText({ label, value, onChange, type = "search", className }: FilterTextProps) {
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  // The address changed by other means: Back, or all filters taken away.
  if (value !== applied) {
    setApplied(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === applied) return;
    const timer = setTimeout(() => {
      setApplied(typed);
      onChange(typed.trim());
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, applied, onChange]);
  return (
    <span className={classNames("relative flex items-center", className)}>
      {type === "date" && (
        <span aria-hidden="true" className="me-1.5 shrink-0 text-muted text-sm">
          {label}
        </span>
      )}
      {type === "search" && (
        <Search className="pointer-events-none absolute start-2.5 size-3.5 text-faint" aria-hidden="true" />
      )}
      <input
        type={type}
        dir={type === "search" ? "auto" : undefined}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={classNames(
          boxStyle,
          "w-full min-w-0 pe-2 placeholder:text-faint",
          type === "search" ? "ps-8" : "ps-2.5",
        )}
      />
    </span>
  );
}

interface FilterChoiceProps {
  label: string;
  /** What stands for the empty choice. */
  none?: string;
  /** Besides "any", which is the empty one. */
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter that is chosen. The platform's own list: it opens at once, and on a phone as a wheel. */
export function FilterChoice({ label, none = "any", choices, value, onChange }: FilterChoiceProps) {
  const id = useId();
  const isKnown = value === "" || choices.some((choice) => choice.value === value);
  return (
    <span className="inline-flex items-center">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(
          boxStyle,
          "w-full min-w-0 sm:max-w-44 ps-2.5 pe-1.5",
          value && "border-accent text-accent",
        )}
      >
        <option value="">
          {label}: {none}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {!isKnown && <option value={value}>{value}</option>}
      </select>
    </span>
  );
}
