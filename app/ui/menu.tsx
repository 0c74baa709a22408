import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names";
import { Kbd } from "./kbd";
import { popupStyle } from "./popup-style";

interface MenuProps {
  /** The button that opens it: an element that takes a ref and props. */
  trigger: ReactElement;
  side?: "top" | "bottom" | "inline-start" | "inline-end";
  align?: "start" | "center" | "end";
  children: ReactNode;
}

/** A list of actions. Its items are `MenuItem` and `MenuSeparator`. */
export function Menu({ trigger, side = "bottom", align = "end", children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner side={side} align={align} sideOffset={6} className="z-50 outline-none">
          <BaseMenu.Popup
            className={classNames(popupStyle, "max-h-(--available-height) min-w-52 max-w-80 overflow-y-auto")}
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  shortcut?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, shortcut, danger = false, disabled, onSelect, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      disabled={disabled}
      className={classNames(
        "flex h-8 cursor-default select-none items-center gap-2.5 rounded-sm px-2 outline-none data-highlighted:bg-hover data-disabled:opacity-50 [&>svg]:size-4",
        danger ? "text-danger" : "[&>svg]:text-faint",
      )}
    >
      {icon}
      <span className="min-w-0 grow truncate">{children}</span>
      {shortcut && <Kbd keys={shortcut} />}
    </BaseMenu.Item>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
