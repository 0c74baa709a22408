import { type ReactNode, useRef } from "react";
import { classNames } from "./class-names";
import { useToastsAbove } from "./use-toasts-above";

/**
 * What can be done with what is selected. It lies at the foot of the window, below the messages; on phones, where the
 * navigation is there, at the head.
 */
export function SelectionBar({
  label,
  isInside = false,
  children,
}: {
  label: string;
  /** At the foot of the box around it instead, so that nothing beside that is covered. */
  isInside?: boolean;
  children: ReactNode;
}) {
  const bar = useRef<HTMLElement>(null);
  useToastsAbove(bar);
  return (
    <section
      ref={bar}
      aria-label={label}
      className={classNames(
        "fixed inset-x-2 top-16 z-30 mx-auto flex w-fit max-w-[calc(100vw-16px)] items-center gap-1 overflow-x-auto rounded-lg bg-raised p-1.5 shadow-overlay md:top-auto md:bottom-5 [&>*]:shrink-0",
        isInside && "md:absolute md:max-w-[calc(100%-16px)]",
      )}
    >
      {children}
    </section>
  );
}
