import { Menu as BaseMenu } from "@base-ui/react/menu";
import ChevronRight from "lucide-react/icons/chevron-right";
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

/** Names the items that follow it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2 pt-1.5 pb-1 text-faint text-xs">{children}</div>;
}

/** An item that opens further items beside it. */
export function SubMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <BaseMenu.SubmenuRoot>
      <BaseMenu.SubmenuTrigger className="flex h-8 cursor-default select-none items-center gap-2.5 rounded-sm px-2 outline-none data-highlighted:bg-hover data-popup-open:bg-hover">
        <span className="min-w-0 grow truncate">{label}</span>
        <ChevronRight className="size-3.5 text-faint" aria-hidden="true" />
      </BaseMenu.SubmenuTrigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={4} alignOffset={-4} className="z-50 outline-none">
          <BaseMenu.Popup
            className={classNames(popupStyle, "max-h-(--available-height) min-w-44 overflow-y-auto")}
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.SubmenuRoot>
  );
}
