import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner in place of the content, keeps size and focus, and lets no second click through. */
  loading?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant,
  size,
  loading = false,
  icon,
  type = "button",
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      // A submit button that is loading must not submit again; disabling it would drop the focus.
      type={loading ? "button" : type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      className={buttonStyle(variant, size, className)}
    >
      <span className={classNames("inline-flex items-center gap-[inherit]", loading && "opacity-0")}>
        {icon}
        {children}
      </span>
      {loading && <Spinner className="absolute inset-0 m-auto size-4" />}
    </button>
  );
}
