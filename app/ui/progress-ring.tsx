import { classNames } from "./class-names";

interface ProgressRingProps {
  label: string;
  /** 0–1, or null while it is not known: then the ring turns. */
  value: number | null;
  className?: string;
}

const radius = 6.25;
const circumference = 2 * Math.PI * radius;

export function ProgressRing({ label, value, className = "size-4" }: ProgressRingProps) {
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(value * 100)}
      viewBox="0 0 16 16"
      fill="none"
      data-spinner={value === null || undefined}
      className={classNames("-rotate-90 text-accent", value === null && "animate-spin", className)}
    >
      <circle cx="8" cy="8" r={radius} stroke="currentColor" strokeOpacity="0.2" strokeWidth="2" />
      <circle
        cx="8"
        cy="8"
        r={radius}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - (value ?? 0.25))}
        className="transition-[stroke-dashoffset]"
      />
    </svg>
  );
}
