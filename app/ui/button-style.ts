import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-accent text-on-accent hover:bg-accent-hover shadow-[inset_0_1px_0_oklch(1_0_0/0.16),0_1px_2px_oklch(0.2_0.03_290/0.18)]",
  secondary: "border border-line bg-raised text-text shadow-raised hover:border-neutral-7 hover:bg-neutral-2",
  ghost: "text-muted hover:bg-hover hover:text-text",
  danger: "bg-danger-soft text-danger hover:bg-danger hover:text-surface",
};

const sizes: Record<ButtonSize, string> = {
  sm: "h-7 gap-1.5 rounded-sm px-2.5 text-sm",
  md: "h-9 gap-2 rounded-md px-3.5 text-base",
  lg: "h-11 gap-2 rounded-md px-5 text-lg",
};

/** The style of a button, for whatever element acts as one. */
export function buttonStyle(
  variant: ButtonVariant = "secondary",
  size: ButtonSize = "md",
  className?: string,
): string {
  return classNames(
    "relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap font-[550] transition-[background-color,border-color,color,scale] active:scale-[0.985]",
    "disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60",
    variants[variant],
    sizes[size],
    className,
  );
}
