import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useId } from "react";
import { type ImageRatio, imageRatios } from "~/domain/image/image-request";
import { RatioShape } from "../ratio-shape";

interface RatioPickerProps {
  value: ImageRatio;
  onChange: (ratio: ImageRatio) => void;
  /** Ratios the model can answer in. */
  possible: readonly string[];
  /** Who cannot do the others, for their tooltip. */
  modelLabel: string;
}

const order: ImageRatio[] = ["1:1", "4:5", "3:4", "2:3", "9:16", "5:4", "4:3", "3:2", "16:9"];

/** The shape of the images, each shown as that shape. */
export function RatioPicker({ value, onChange, possible, modelLabel }: RatioPickerProps) {
  const labelId = useId();
  return (
    <div className="grid gap-1.5">
      <span id={labelId} className="font-[550] text-sm">
        Shape
      </span>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onValueChange={(next) => onChange(next as ImageRatio)}
        className="grid grid-cols-9 gap-1"
      >
        {order
          .filter((ratio) => imageRatios.includes(ratio))
          .map((ratio) => {
            const isPossible = possible.includes(ratio);
            return (
              <Radio.Root
                key={ratio}
                value={ratio}
                disabled={!isPossible && ratio !== value}
                title={isPossible ? undefined : `${modelLabel} does not make ${ratio}`}
                className="grid cursor-default justify-items-center gap-1 rounded-sm border border-transparent bg-sunken pt-1.5 pb-0.5 text-muted transition-colors hover:text-text data-checked:border-accent data-checked:bg-accent-soft data-checked:text-accent data-disabled:opacity-40"
              >
                <RatioShape ratio={ratio} />
                <span className="tabular font-[550] text-2xs">{ratio}</span>
              </Radio.Root>
            );
          })}
      </RadioGroup>
    </div>
  );
}
