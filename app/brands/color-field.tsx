import X from "lucide-react/icons/x";
import { useEffect, useId, useState } from "react";
import { readColor } from "~/domain/image/read-color";

interface ColorFieldProps {
  label: string;
  /** `#rrggbb`; null is the template's own. */
  value: string | null;
  onChange: (color: string | null) => void;
  /** The colour it has without one of its own, where that is known: it is shown, and picking begins there. */
  shown?: string | null;
  /** Always has a colour: it cannot be cleared. */
  isRequired?: boolean;
}

/** A colour, picked or typed. What is typed stays until it is a colour. */
export function ColorField({ label, value, shown = null, onChange, isRequired = false }: ColorFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value ?? "");
  useEffect(() => {
    setTyped((kept) => (readColor(kept) === value ? kept : (value ?? "")));
  }, [value]);
  const seen = value ?? shown;
  const isWrong = typed.trim() !== "" && readColor(typed) === null;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-muted text-sm">
        {label}
      </label>
      <div
        className={`flex h-10 items-center gap-1.5 rounded-md border bg-raised ps-1.5 transition-colors focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/25 ${isWrong ? "border-danger" : "border-line-strong hover:border-neutral-9"}`}
      >
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={seen ?? "#808080"}
          onChange={(event) => onChange(event.target.value)}
          style={seen ? { backgroundColor: seen } : undefined}
          className={`size-6 shrink-0 cursor-pointer appearance-none rounded-[5px] border border-line-strong p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[4px] [&::-webkit-color-swatch]:border-0 ${seen ? "" : "opacity-40"}`}
        />
        <input
          id={id}
          value={typed}
          placeholder={shown ?? "Own"}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            const color = readColor(event.target.value);
            if (color) onChange(color);
            else if (event.target.value.trim() === "" && !isRequired) onChange(null);
          }}
          onBlur={() => (isWrong || isRequired) && setTyped(value ?? "")}
          className="tabular w-full min-w-0 bg-transparent text-sm outline-none"
        />
        {value && !isRequired && (
          <button
            type="button"
            aria-label={`${label}: the template’s own`}
            onClick={() => onChange(null)}
            className="grid size-7 shrink-0 place-items-center rounded-sm text-faint hover:text-text"
          >
            <X className="size-3.5" />
          </button>
        )}
      </div>
    </div>
  );
}
