import { cloneElement, type ReactElement } from "react";

/** Attributes in which an element carries its tooltip; `tooltip-layer.tsx` reads them. */
export interface TooltipData {
  "data-tooltip": string;
  "data-tooltip-shortcut"?: string | undefined;
  "data-tooltip-side"?: TooltipSide | undefined;
}
export type TooltipSide = "top" | "bottom" | "inline-start" | "inline-end";

interface TooltipProps {
  label: string;
  shortcut?: string | undefined;
  side?: TooltipSide | undefined;
  /** One element that takes attributes; the tooltip describes it. */
  children: ReactElement<Partial<TooltipData>>;
}

/**
 * Says what a control is or does on hover and on keyboard focus. Never the only place of an information. The element
 * only carries the words; one layer shows those of all elements.
 */
export function Tooltip({ label, shortcut, side, children }: TooltipProps) {
  return cloneElement(children, {
    "data-tooltip": label,
    "data-tooltip-shortcut": shortcut,
    "data-tooltip-side": side,
  });
}
