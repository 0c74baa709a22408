import LayoutGrid from "lucide-react/icons/layout-grid";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { SegmentedControl } from "~/ui/segmented-control";
import { Switch } from "~/ui/switch";
import { type WallLook, type WallSize, wallSizes } from "./wall-look";

interface WallLookMenuProps {
  look: WallLook;
  onChange: (look: WallLook) => void;
}

const names: Record<WallSize, string> = { small: "Small", medium: "Medium", large: "Large" };

/** How large the pictures of the wall are, and whether all of each is seen. */
export function WallLookMenu({ look, onChange }: WallLookMenuProps) {
  return (
    <Popover
      label="View"
      align="end"
      className="grid w-64 gap-4 p-4"
      trigger={
        <Button variant="ghost" icon={<LayoutGrid className="size-4" />}>
          View
        </Button>
      }
    >
      <SegmentedControl
        label="Size of the pictures"
        showLabel
        size="sm"
        value={look.size}
        onChange={(size) => onChange({ ...look, size })}
        segments={wallSizes.map((size) => ({ value: size, label: names[size] }))}
      />
      <Switch
        label="Whole pictures"
        hint="Nothing is cut off to fill a square."
        checked={look.isWhole}
        onChange={(isWhole) => onChange({ ...look, isWhole })}
      />
    </Popover>
  );
}
