import { Slider as BaseSlider } from "@base-ui/react/slider";
import type { ReactNode } from "react";

interface RangeSliderProps {
  label: ReactNode;
  startLabel: string;
  endLabel: string;
  value: [start: number, end: number];
  min: number;
  max: number;
  step: number;
  /** The ends come no closer than this. */
  leastDistance: number;
  onChange: (value: [start: number, end: number]) => void;
  /** A value in words, with its unit. */
  format: (value: number) => string;
}

const thumb =
  "size-4 rounded-full border border-line-strong bg-white shadow-raised transition-[scale] hover:scale-110 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";

/** A piece of a line, by its two ends. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, startLabel, endLabel, value, min, max, step, leastDistance, onChange, format } = props;
  return (
    <BaseSlider.Root
      value={value}
      min={min}
      max={max}
      step={step}
      minStepsBetweenValues={Math.ceil(leastDistance / step)}
      onValueChange={(next) => onChange(next as [number, number])}
      className="grid grid-cols-[1fr_auto] gap-y-1"
    >
      <BaseSlider.Label className="font-[550] text-sm">{label}</BaseSlider.Label>
      <BaseSlider.Value className="tabular text-muted text-sm">
        {(_, [start = min, end = max]) => `${format(start)} – ${format(end)}`}
      </BaseSlider.Value>
      <BaseSlider.Control className="col-span-2 flex h-6 touch-none items-center">
        <BaseSlider.Track className="h-1 w-full rounded-full bg-neutral-6">
          <BaseSlider.Indicator className="rounded-full bg-accent" />
          <BaseSlider.Thumb
            index={0}
            getAriaLabel={() => startLabel}
            getAriaValueText={(_, current) => format(current)}
            className={thumb}
          />
          <BaseSlider.Thumb
            index={1}
            getAriaLabel={() => endLabel}
            getAriaValueText={(_, current) => format(current)}
            className={thumb}
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  );
}
