import { useId } from "react";

interface VariantChoiceProps {
  variants: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** How a section is laid out: all of its layouts in sight. */
export function VariantChoice({ variants, value, onChange }: VariantChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span id={id} className="font-[550] text-sm">
        Layout
      </span>
      <div role="radiogroup" aria-labelledby={id} className="grid grid-cols-2 gap-1.5">
        {variants.map((variant) => (
          <label
            key={variant.value}
            className="relative flex h-9 cursor-default items-center rounded-sm border border-line px-2.5 text-muted text-sm transition-colors hover:border-line-strong hover:text-text has-checked:border-accent has-checked:bg-accent-soft has-checked:text-text"
          >
            <input
              type="radio"
              name={id}
              checked={variant.value === value}
              onChange={() => onChange(variant.value)}
              className="absolute inset-0 cursor-default appearance-none rounded-[inherit]"
            />
            <span className="truncate">{variant.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
