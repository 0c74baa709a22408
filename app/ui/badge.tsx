import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type Tone = "neutral" | "accent" | "success" | "warning" | "danger";

const tones: Record<Tone, string> = {
  neutral: "bg-neutral-4 text-muted",
  accent: "bg-accent-soft text-accent",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

/** A state in one or two words. The words carry the meaning, the colour only helps. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-full px-2 font-[550] text-xs",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
