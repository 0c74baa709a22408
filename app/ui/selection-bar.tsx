import { type ReactNode, useRef } from "react";
import { useToastsAbove } from "./use-toasts-above";

/**
 * What can be done with what is selected. It lies at the foot of the window, below the messages; on phones, where the
 * navigation is there, at the head.
 */
export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useToastsAbove(bar);
  return (
    <section
      ref={bar}
      aria-label={label}
      className="fixed inset-x-2 top-16 z-30 mx-auto flex w-fit max-w-[calc(100vw-16px)] items-center gap-1 overflow-x-auto rounded-lg bg-raised p-1.5 shadow-overlay md:top-auto md:bottom-5"
    >
      {children}
    </section>
  );
}
