import { Progress } from "@base-ui/react/progress";
import type { ReactNode } from "react";

interface ProgressBarProps {
  label: ReactNode;
  /** 0–1, or null while it is not known. */
  value: number | null;
  /** What is done, in words with figures: "3 of 12 pictures". */
  detail?: ReactNode;
  /** Leave the words to screen readers: they stand elsewhere on the page. */
  hideLabel?: boolean;
}

export function ProgressBar({ label, value, detail, hideLabel = false }: ProgressBarProps) {
  return (
    <Progress.Root
      value={value === null ? null : value * 100}
      className="grid grid-cols-[1fr_auto] gap-y-1.5 text-sm"
    >
      <Progress.Label className={hideLabel ? "sr-only" : "font-[550]"}>{label}</Progress.Label>
      {detail && <span className="tabular col-start-2 text-muted">{detail}</span>}
      <Progress.Track className="col-span-2 h-1 overflow-hidden rounded-full bg-neutral-5">
        <Progress.Indicator className="h-full rounded-full bg-accent transition-[width] duration-200 data-indeterminate:w-2/5 data-indeterminate:animate-slide" />
      </Progress.Track>
    </Progress.Root>
  );
}
