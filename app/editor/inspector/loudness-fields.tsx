import { NumberField } from "./number-field";

interface VolumeFieldProps {
  /** A factor. */
  gain: number;
  disabled: boolean;
  onChange: (gain: number) => void;
}

/** How loud it is, in percent. */
export function VolumeField({ gain, disabled, onChange }: VolumeFieldProps) {
  return (
    <NumberField
      label="Volume"
      unit="%"
      min={0}
      max={100}
      step={5}
      value={Math.round(gain * 100)}
      disabled={disabled}
      onChange={(value) => onChange(value / 100)}
    />
  );
}

interface Fades {
  fadeInSeconds?: number | undefined;
  fadeOutSeconds?: number | undefined;
}

interface FadeFieldsProps {
  fades: Fades;
  disabled: boolean;
  /** `label`: which of them, in words. */
  onChange: (label: string, fades: Fades) => void;
}

/** How it comes and goes; none is not stored. */
export function FadeFields({ fades, disabled, onChange }: FadeFieldsProps) {
  const field = (label: string, name: keyof Fades) => (
    <NumberField
      label={label}
      unit="s"
      min={0}
      max={60}
      step={0.1}
      decimals={2}
      value={fades[name] ?? 0}
      disabled={disabled}
      onChange={(seconds) => onChange(label, { [name]: seconds > 0 ? seconds : undefined })}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {field("Fade in", "fadeInSeconds")}
      {field("Fade out", "fadeOutSeconds")}
    </div>
  );
}
