import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { Kbd } from "./kbd";

interface TooltipProps {
  label: ReactNode;
  shortcut?: string;
  side?: "top" | "bottom" | "inline-start" | "inline-end";
  /** One element that takes a ref and props; the tooltip describes it. */
  children: ReactElement;
}

/** Says what a control is or does on hover and on keyboard focus. Never the only place of an information. */
export function Tooltip({ label, shortcut, side = "bottom", children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={6} className="z-50">
          <BaseTooltip.Popup className="flex origin-(--transform-origin) items-center gap-2 rounded-sm bg-neutral-12 px-2 py-1 font-medium text-neutral-1 text-xs transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0 data-instant:duration-0">
            {label}
            {shortcut && <Kbd keys={shortcut} onDark />}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

/** Stands once around the page: after one tooltip has opened, its neighbours open at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <BaseTooltip.Provider delay={450} timeout={500}>
      {children}
    </BaseTooltip.Provider>
  );
}
