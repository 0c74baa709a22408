import { useId, useState } from "react";
import { inputStyle } from "~/ui/field";

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number; what is typed stays as it is until the field is left. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-muted text-xs">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typed ?? Math.round(value)}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = Math.round(event.target.valueAsNumber);
          if (next >= min && next <= max) onChange(next);
        }}
        onBlur={() => setTyped(null)}
        className={`${inputStyle} tabular h-9 px-2 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none`}
      />
    </div>
  );
}
