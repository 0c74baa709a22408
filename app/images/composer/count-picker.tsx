import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useId } from "react";
import { imageRequestLimits } from "~/domain/image/image-request";

interface CountPickerProps {
  value: number;
  onChange: (count: number) => void;
  /** Most the model makes of one request. */
  most: number;
}

const counts = Array.from({ length: imageRequestLimits.images }, (_, index) => index + 1);

/** How many images one press makes. */
export function CountPicker({ value, onChange, most }: CountPickerProps) {
  const labelId = useId();
  return (
    <div className="grid gap-1.5">
      <span id={labelId} className="font-[550] text-sm">
        How many
      </span>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onValueChange={(next) => onChange(next as number)}
        className="grid grid-cols-8 gap-0.5 rounded-md bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--color-line)]"
      >
        {counts.map((count) => (
          <Radio.Root
            key={count}
            value={count}
            disabled={count > most && count !== value}
            className="tabular grid h-8 cursor-default place-items-center rounded-[8px] font-[550] text-muted transition-colors hover:text-text data-checked:bg-raised data-checked:text-text data-checked:shadow-[0_0_0_1px_var(--color-line-strong),var(--shadow-raised)] data-disabled:opacity-40"
          >
            {count}
          </Radio.Root>
        ))}
      </RadioGroup>
      {most < imageRequestLimits.images && (
        <p className="text-muted text-sm">This model makes at most {most} at a time.</p>
      )}
    </div>
  );
}
