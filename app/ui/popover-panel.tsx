import { Popover } from "@base-ui/react/popover";
import type { ReactNode, RefObject } from "react";
import { classNames } from "./class-names";
import { popupStyle } from "./popup-style";
import { useBackCloses } from "./use-back-closes";

interface PopoverPanelProps {
  /** Names what opens. */
  label: string;
  /** The button that opens and closes it. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className: string;
  children: ReactNode;
}

/** The part of a popover that opens, for buttons that stand on every page and load it when they are pressed. */
export function PopoverPanel({ label, anchor, open, onOpenChange, className, children }: PopoverPanelProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Popover.Root
      open={open}
      onOpenChange={(isOpen, { reason, event, cancel }) => {
        const isOnButton = event.target instanceof Node && anchor.current?.contains(event.target);
        // The button's own press closes it; closed here already, that would open it again.
        if (reason === "outside-press" && isOnButton) cancel();
        else onOpenChange(isOpen);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="end" sideOffset={6} className="z-40">
          <Popover.Popup aria-label={label} finalFocus={anchor} className={classNames(popupStyle, className)}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
