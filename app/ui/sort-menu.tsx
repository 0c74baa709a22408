import ArrowDownNarrowWide from "lucide-react/icons/arrow-down-narrow-wide";
import Check from "lucide-react/icons/check";
import { Button } from "./button";
import { Menu, MenuItem } from "./menu";
import { VisuallyHidden } from "./visually-hidden";

interface SortMenuProps<Order extends string> {
  value: Order;
  /** What each order is called; they stand in this order. */
  names: Record<Order, string>;
  onChange: (order: Order) => void;
}

/** The order of a list; its button says which one holds. */
export function SortMenu<Order extends string>({ value, names, onChange }: SortMenuProps<Order>) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={<ArrowDownNarrowWide className="size-4" />}>
          <VisuallyHidden>Sort by </VisuallyHidden>
          {names[value]}
        </Button>
      }
    >
      {(Object.keys(names) as Order[]).map((order) => (
        <MenuItem
          key={order}
          icon={<Check className={order === value ? "" : "invisible"} />}
          onSelect={() => onChange(order)}
        >
          {names[order]}
        </MenuItem>
      ))}
    </Menu>
  );
}
