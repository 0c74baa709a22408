import { type ReactNode, useEffect } from "react";
import { raiseToasts } from "./toast";

/** How far messages stand above the foot of the window, clear of the bar. */
const toastsPixels = 84;

/**
 * What can be done with what is selected. It lies at the foot of the window, below the messages; on phones, where the
 * navigation is there, at the head.
 */
export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  useEffect(() => raiseToasts(toastsPixels), []);
  return (
    <section
      aria-label={label}
      className="fixed inset-x-2 top-16 z-30 mx-auto flex w-fit max-w-[calc(100vw-16px)] items-center gap-1 overflow-x-auto rounded-lg bg-raised p-1.5 shadow-overlay md:top-auto md:bottom-5"
    >
      {children}
    </section>
  );
}
