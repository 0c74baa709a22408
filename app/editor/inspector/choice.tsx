import { useId } from "react";
import { ResetButton } from "./number-field";

interface ChoiceProps<Value extends string> {
  label: string;
  /** For narrow ones whose choices say what they are of. */
  hidesLabel?: boolean;
  /** Null where the selected parts differ. */
  value: Value | null;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  onReset?: (() => void) | undefined;
  disabled?: boolean;
}

/** One of a list, in the height of a number. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hidesLabel, value, choices, onChange, onReset, disabled } = props;
  const id = useId();
  return (
    <div className="flex h-8 min-w-0 items-center rounded-md bg-sunken pointer-coarse:h-10 text-sm focus-within:ring-2 focus-within:ring-accent has-disabled:opacity-50">
      <label htmlFor={id} className={hidesLabel ? "sr-only" : "shrink-0 ps-2 text-muted"}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ""}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as Value)}
        className={`h-full w-full min-w-0 cursor-pointer truncate bg-transparent px-1.5 outline-none ${hidesLabel ? "" : "text-end"} [&>option]:bg-raised [&>option]:text-text`}
      >
        {value === null && <option value="">Mixed</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {onReset && <ResetButton label={label} onReset={onReset} />}
    </div>
  );
}
