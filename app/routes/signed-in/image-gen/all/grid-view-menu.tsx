import LayoutGrid from "lucide-react/icons/layout-grid";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { SegmentedControl } from "~/ui/segmented-control";
import { Switch } from "~/ui/switch";
import { type GridSize, type GridView, gridSizes } from "./grid-view";

interface GridViewMenuProps {
  gridView: GridView;
  onChange: (gridView: GridView) => void;
}

const names: Record<GridSize, string> = { small: "Small", medium: "Medium", large: "Large" };

/** How large the pictures of the grid are, and whether all of each is seen. */
export function GridViewMenu({ gridView, onChange }: GridViewMenuProps) {
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
        value={gridView.size}
        onChange={(size) => onChange({ ...gridView, size })}
        segments={gridSizes.map((size) => ({ value: size, label: names[size] }))}
      />
      <Switch
        label="Whole pictures"
        hint="Off, each is cropped to a square."
        checked={gridView.isWhole}
        onChange={(isWhole) => onChange({ ...gridView, isWhole })}
      />
    </Popover>
  );
}
