import type { ReactNode } from "react";

interface ToggleProps {
  label: string;
  icon: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A small switch that is an icon. */
export function Toggle({ label, icon, isOn, disabled, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted pointer-coarse:size-10 transition-colors hover:bg-hover hover:text-text disabled:opacity-45 aria-pressed:bg-accent-soft aria-pressed:text-accent [&>svg]:size-4"
    >
      {icon}
    </button>
  );
}
