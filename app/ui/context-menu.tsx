import { ContextMenu as BaseContextMenu } from "@base-ui/react/context-menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names";
import { popupStyle } from "./popup-style";

interface ContextMenuProps {
  /** What is pressed with the second button, or long: an element that takes a ref and props. */
  trigger: ReactElement;
  /** Gives the keyboard back once it is closed; absent: the first thing in the trigger that takes it has it. */
  focusAfter?: () => void;
  /** A long press of a finger is about to open it; a second button says so by `contextmenu`. */
  onLongPress?: (finger: Touch) => void;
  children: ReactNode;
}

/** A list of actions where it was asked for. Its items are `MenuItem` and `MenuSeparator`. */
export function ContextMenu({ trigger, focusAfter, onLongPress, children }: ContextMenuProps) {
  return (
    <BaseContextMenu.Root
      onOpenChange={(isOpen, { event }) => {
        const finger = isOpen && "touches" in event ? event.touches[0] : undefined;
        if (!finger) return;
        letGoWithoutClick(event);
        onLongPress?.(finger);
      }}
    >
      <BaseContextMenu.Trigger render={trigger} />
      <BaseContextMenu.Portal>
        <BaseContextMenu.Positioner className="z-50 outline-none">
          <BaseContextMenu.Popup
            finalFocus={focusAfter && (() => giveBack(focusAfter))}
            className={classNames(popupStyle, "max-h-(--available-height) min-w-52 max-w-80 overflow-y-auto")}
          >
            {children}
          </BaseContextMenu.Popup>
        </BaseContextMenu.Positioner>
      </BaseContextMenu.Portal>
    </BaseContextMenu.Root>
  );
}

/** The list may come to stand under the finger: lifting it is no press on an item. */
function letGoWithoutClick({ target }: Event): void {
  const isOver = new AbortController();
  const { signal } = isOver;
  const onLift = (lift: Event) => {
    lift.preventDefault();
    isOver.abort();
  };
  target?.addEventListener("touchend", onLift, { signal, passive: false });
  target?.addEventListener("touchcancel", () => isOver.abort(), { signal });
}

/** What a command gave the keyboard to keeps it. */
function giveBack(focusAfter: () => void): false {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest("[role=menu]")) focusAfter();
  return false;
}
