import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";

interface SliderProps {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** The value in words, with its unit. */
  format?: (value: number) => string;
  disabled?: boolean;
}

/** A value on a line. The browser's own slider lies unseen over what is drawn of it. */
export function Slider({ label, value, min, max, step = 1, onChange, format, disabled }: SliderProps) {
  const id = useId();
  const shareOf = (place: number) => (Math.min(Math.max(place, min), max) - min) / (max - min);
  // What has two sides is filled from zero.
  const from = shareOf(0);
  const to = shareOf(value);
  return (
    <div className={classNames("grid grid-cols-[1fr_auto] gap-y-1", disabled && "opacity-50")}>
      <label htmlFor={id} className="font-[550] text-sm">
        {label}
      </label>
      <output htmlFor={id} className="tabular text-muted text-sm">
        {format ? format(value) : value}
      </output>
      <div className="group relative col-span-2 h-6">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={format?.(value)}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          // Half a thumb wider on either side, so that its thumb is where the drawn one is.
          className="peer absolute -inset-x-2 z-1 h-full w-[calc(100%+1rem)] cursor-pointer touch-pan-y appearance-none opacity-0 disabled:cursor-default [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none"
        />
        <span className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-neutral-6" />
        <span
          style={{ insetInlineStart: percent(Math.min(from, to)), width: percent(Math.abs(to - from)) }}
          className="absolute top-2.5 h-1 rounded-full bg-accent"
        />
        <span
          style={{ insetInlineStart: percent(to) }}
          className="absolute top-1 -ms-2 size-4 rounded-full border border-line-strong bg-white shadow-raised transition-[scale] group-hover:scale-110 peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
        />
      </div>
    </div>
  );
}

const percent = (share: number) => `${share * 100}%`;
