import { Tooltip } from "@base-ui/react/tooltip";
import { useEffect, useState } from "react";
import { followTooltips } from "./follow-tooltips";
import { Kbd } from "./kbd";
import type { TooltipSide } from "./tooltip";

/** Stands once around the page and shows the tooltip of the element that is hovered or has the keyboard's focus. */
export default function TooltipLayer() {
  const [isOpen, setOpen] = useState(false);
  // Stays while the tooltip closes.
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      followTooltips((next) => {
        setOpen(next !== null);
        if (next) setElement(next);
      }),
    [],
  );
  if (!element) return null;
  const { tooltip, tooltipShortcut, tooltipSide } = element.dataset;
  return (
    <Tooltip.Root open={isOpen}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={element}
          side={(tooltipSide as TooltipSide | undefined) ?? "bottom"}
          sideOffset={6}
          className="z-50"
        >
          <Tooltip.Popup
            data-tooltip-popup=""
            className="flex origin-(--transform-origin) items-center gap-2 rounded-sm bg-neutral-12 px-2 py-1 font-medium text-neutral-1 text-xs transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0 data-instant:duration-0"
          >
            {tooltip}
            {tooltipShortcut && <Kbd keys={tooltipShortcut} onDark />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
