import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names";
import { popupStyle } from "./popup-style";

interface PopoverProps {
  /** Names what opens. */
  label: string;
  /** The button that opens it: an element that takes a ref and props. */
  trigger: ReactElement;
  side?: "top" | "bottom";
  align?: "start" | "center" | "end";
  className?: string;
  /** Given where something in it closes it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A few controls beside the button they belong to. Escape and a click outside close it. */
export function Popover({
  label,
  trigger,
  side = "bottom",
  align = "start",
  className,
  isOpen,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root open={isOpen} onOpenChange={onOpenChange}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 outline-none"
        >
          <BasePopover.Popup
            aria-label={label}
            className={classNames(popupStyle, "max-w-[calc(100vw-24px)]", className)}
          >
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
