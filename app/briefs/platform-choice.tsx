import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useId } from "react";
import { type Platform, platformPresets, platforms } from "~/domain/video/platform";

const anywhere = "anywhere";

interface PlatformChoiceProps {
  value: Platform | null;
  onChange: (platform: Platform | null) => void;
}

/** Where the video will be shown: sets its shape, its usual length and what its text keeps clear of. */
export function PlatformChoice({ value, onChange }: PlatformChoiceProps) {
  const labelId = useId();
  const hintId = useId();
  return (
    <div className="grid gap-1.5">
      <span id={labelId} className="font-[550] text-sm">
        Where will it be shown?
      </span>
      <RadioGroup
        aria-labelledby={labelId}
        aria-describedby={hintId}
        value={value ?? anywhere}
        onValueChange={(next) => onChange(next === anywhere ? null : (next as Platform))}
        className="flex flex-wrap gap-1.5"
      >
        {[anywhere, ...platforms].map((choice) => (
          <Radio.Root
            key={choice}
            value={choice}
            className="inline-flex h-8 cursor-default items-center rounded-full border border-line bg-raised px-3 font-[550] text-muted text-sm transition-colors hover:border-line-strong hover:text-text data-checked:border-accent data-checked:bg-accent-soft data-checked:text-text"
          >
            {choice === anywhere ? "Anywhere" : platformPresets[choice as Platform].name}
          </Radio.Root>
        ))}
      </RadioGroup>
      <p id={hintId} className="text-muted text-sm">
        {value
          ? `Set to ${platformPresets[value].format} and ${platformPresets[value].usualSeconds} s, which is usual there. Text keeps clear of its controls.`
          : "Text keeps clear of the controls of every place that shows this shape."}
      </p>
    </div>
  );
}
