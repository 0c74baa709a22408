import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useId } from "react";
import { type SimpleEdit, simpleEdits } from "./edit-wish";

const names: Record<SimpleEdit, string> = {
  instruct: "Change in words",
  "remove-background": "Remove background",
  "replace-background": "New background",
  extend: "Extend",
  upscale: "Make larger",
  vary: "Variations",
  relight: "Light",
  recolour: "Colours",
};

interface OperationPickerProps {
  value: SimpleEdit;
  onChange: (operation: SimpleEdit) => void;
}

/** What to do with the picture: one thing, all of them in sight. */
export function OperationPicker({ value, onChange }: OperationPickerProps) {
  const labelId = useId();
  return (
    <div className="grid gap-1.5">
      <span id={labelId} className="font-[550] text-sm">
        What to do
      </span>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onValueChange={(next) => onChange(next as SimpleEdit)}
        className="grid grid-cols-2 gap-1.5"
      >
        {simpleEdits.map((operation) => (
          <Radio.Root
            key={operation}
            value={operation}
            className="flex h-9 cursor-default items-center rounded-md border border-line bg-raised px-3 font-medium text-muted text-sm transition-colors hover:border-neutral-7 hover:text-text data-checked:border-accent data-checked:bg-accent-soft data-checked:text-accent"
          >
            {names[operation]}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
