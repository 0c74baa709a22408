import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";

interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Needed where the label is only an icon. */
  name?: string;
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  /** Show the label above; else it is for screen readers only. */
  showLabel?: boolean;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: "sm" | "md";
  disabled?: boolean;
}

/** One of two to five choices, all in sight. Arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  showLabel = false,
  segments,
  value,
  onChange,
  size = "md",
  disabled,
}: SegmentedControlProps<Value>) {
  const labelId = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      <span id={labelId} className={showLabel ? "font-[550] text-sm" : "sr-only"}>
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        className="inline-flex max-w-full gap-0.5 rounded-md bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--color-line)]"
      >
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classNames(
              "relative inline-flex cursor-default items-center justify-center gap-1.5 rounded-[8px] px-3 font-[550] text-muted transition-colors hover:text-text has-checked:bg-raised has-checked:text-text has-checked:shadow-[0_0_0_1px_var(--color-line-strong),var(--shadow-raised)] has-disabled:opacity-50",
              size === "sm" ? "h-6 text-sm" : "h-8 text-base",
            )}
          >
            <input
              type="radio"
              name={labelId}
              value={segment.value}
              checked={segment.value === value}
              disabled={disabled}
              aria-label={segment.name}
              onChange={() => onChange(segment.value)}
              className="absolute inset-0 cursor-default appearance-none rounded-[inherit]"
            />
            {segment.label}
          </label>
        ))}
      </div>
    </div>
  );
}
