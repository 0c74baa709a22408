import { Slider as BaseSlider } from "@base-ui/react/slider";
import type { ReactNode } from "react";

interface SliderProps {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** Called once, when the thumb is let go or a key is released: the moment to store the value. */
  onCommit?: (value: number) => void;
  /** The value in words, with its unit. */
  format?: (value: number) => string;
  disabled?: boolean;
}

export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  onCommit,
  format,
  disabled,
}: SliderProps) {
  const isTwoSided = min < 0 && max > 0;
  return (
    <BaseSlider.Root
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={(next) => onChange(next as number)}
      onValueCommitted={(next) => onCommit?.(next as number)}
      className="grid grid-cols-[1fr_auto] gap-y-1 data-disabled:opacity-50"
    >
      <BaseSlider.Label className="font-[550] text-sm">{label}</BaseSlider.Label>
      <BaseSlider.Value className="tabular text-muted text-sm">
        {(_, values) => (format ? format(values[0] ?? value) : (values[0] ?? value))}
      </BaseSlider.Value>
      <BaseSlider.Control className="col-span-2 flex h-6 touch-none items-center">
        <BaseSlider.Track className="relative h-1 w-full rounded-full bg-neutral-6">
          {isTwoSided ? (
            <span
              aria-hidden="true"
              style={fromZero(value, min, max)}
              className="absolute h-full bg-accent"
            />
          ) : (
            <BaseSlider.Indicator className="rounded-full bg-accent" />
          )}
          <BaseSlider.Thumb
            getAriaValueText={format ? (_, current) => format(current) : undefined}
            className="size-4 rounded-full border border-line-strong bg-white shadow-raised transition-[scale] hover:scale-110 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  );
}

/** The stretch between zero and the value, in shares of the track. */
function fromZero(value: number, min: number, max: number) {
  const share = (of: number) => (of - min) / (max - min);
  return {
    insetInlineStart: `${share(Math.min(0, value)) * 100}%`,
    width: `${(Math.abs(value) / (max - min)) * 100}%`,
  };
}
