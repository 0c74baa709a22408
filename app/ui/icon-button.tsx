import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Tooltip } from "./tooltip";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** Names the button for everybody: as its accessible name and as its tooltip. */
  label: string;
  /** Keys that do the same, shown in the tooltip. */
  shortcut?: string;
  icon: ReactNode;
  size?: "sm" | "md";
  side?: "top" | "bottom" | "inline-start" | "inline-end";
}

/** A button of one icon; its tooltip says what it does. */
export function IconButton({ side, ...props }: IconButtonProps) {
  return (
    <Tooltip label={props.label} shortcut={props.shortcut} side={side}>
      <PlainIconButton {...props} />
    </Tooltip>
  );
}

/** The same without a tooltip: for what stands on every picture of a long grid, where each tooltip would cost. */
export function PlainIconButton({
  label,
  shortcut: _,
  icon,
  size = "md",
  className,
  ...props
}: Omit<IconButtonProps, "side">) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      className={classNames(
        "relative inline-grid shrink-0 place-items-center text-muted transition-colors hover:bg-hover hover:text-text data-popup-open:bg-hover data-popup-open:text-text disabled:pointer-events-none disabled:opacity-45",
        size === "sm" ? "size-7 rounded-sm" : "size-9 rounded-md",
        className,
      )}
    >
      {icon}
    </button>
  );
}
