import ShieldCheck from "lucide-react/icons/shield-check";
import { useLocation } from "react-router";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuLabel } from "~/ui/menu";
import { isAtPlace, type Place } from "./places";
import { placeShortcut } from "./shortcuts";
import { useGoToPlace } from "./use-go-to-place";

interface StaffMenuProps {
  places: readonly Place[];
  side: "bottom" | "inline-end";
  className?: string;
}

/** Staff's tools by name: they are too many for icons alone. */
export default function StaffMenu({ places, side, className }: StaffMenuProps) {
  const { pathname } = useLocation();
  const goTo = useGoToPlace();
  const isHere = places.some((place) => isAtPlace(place, pathname));
  const trigger = (
    <IconButton
      label="Staff tools"
      side={side}
      aria-current={isHere ? "true" : undefined}
      icon={<ShieldCheck className="size-5" strokeWidth={1.75} />}
      className={`${isHere ? "text-accent!" : ""} ${className ?? ""}`}
    />
  );
  return (
    <Menu trigger={trigger} side={side} align="start">
      <MenuLabel>Staff tools</MenuLabel>
      {places.map((place) => (
        <MenuItem
          key={place.path}
          icon={<place.icon />}
          shortcut={placeShortcut(place).keys}
          onSelect={() => goTo(place)}
        >
          {place.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
