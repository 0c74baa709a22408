import type { ReactNode } from "react";
import { Spinner } from "./spinner";

interface FullPageSpinnerProps {
  /** What is being waited for, in a few words. */
  label: string;
  /** What can be done instead of waiting; it comes when the wait is long. */
  children?: ReactNode;
}

/** Covers the page while nothing else can be shown; the ring appears only if the wait can be felt. */
export function FullPageSpinner({ label, children }: FullPageSpinnerProps) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-surface"
    >
      <Spinner className="size-7 animate-spin text-accent" />
      <p className="animate-appear text-muted">{label}</p>
      {children && <div className="animate-appear [animation-delay:3s]">{children}</div>}
    </div>
  );
}
