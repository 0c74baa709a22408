import ArrowDownWideNarrow from "lucide-react/icons/arrow-down-wide-narrow";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUpNarrowWide from "lucide-react/icons/arrow-up-narrow-wide";
import ChevronDown from "lucide-react/icons/chevron-down";
import EyeOff from "lucide-react/icons/eye-off";
import ListFilter from "lucide-react/icons/list-filter";
import ListRestart from "lucide-react/icons/list-restart";
import MoveHorizontal from "lucide-react/icons/move-horizontal";
import Pencil from "lucide-react/icons/pencil";
import Pin from "lucide-react/icons/pin";
import Trash2 from "lucide-react/icons/trash-2";
import { PlainIconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";

export interface ColumnActions {
  onEdit: () => void;
  onFilter: () => void;
  /** Null: back to the table's own order. */
  onSort: (isDescending: boolean | null) => void;
  onMove: (step: 1 | -1) => void;
  onFit: () => void;
  onFreeze: () => void;
  onHide: () => void;
  onRemove: () => void;
}

interface ColumnMenuProps extends ColumnActions {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Whether this is the last of the columns that stand still. */
  isFreezeEdge: boolean;
  /** How the rows are sorted by it. */
  sorted: { isDescending: boolean } | null;
}

/** What can be done with a column. */
export function ColumnMenu({ name, isFirst, isLast, isFreezeEdge, sorted, ...on }: ColumnMenuProps) {
  return (
    <Menu
      trigger={
        <PlainIconButton
          size="sm"
          tabIndex={-1}
          label={`Column ${name}`}
          icon={<ChevronDown className="size-4" />}
        />
      }
    >
      <MenuItem icon={<Pencil />} onSelect={on.onEdit}>
        Edit column…
      </MenuItem>
      <MenuItem icon={<ListFilter />} onSelect={on.onFilter}>
        Filter…
      </MenuItem>
      <MenuItem
        icon={<ArrowUpNarrowWide />}
        disabled={sorted?.isDescending === false}
        onSelect={() => on.onSort(false)}
      >
        Sort ascending
      </MenuItem>
      <MenuItem
        icon={<ArrowDownWideNarrow />}
        disabled={sorted?.isDescending === true}
        onSelect={() => on.onSort(true)}
      >
        Sort descending
      </MenuItem>
      {sorted && (
        <MenuItem icon={<ListRestart />} onSelect={() => on.onSort(null)}>
          Table’s own order
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<ArrowLeft />} disabled={isFirst} onSelect={() => on.onMove(-1)}>
        Move left
      </MenuItem>
      <MenuItem icon={<ArrowRight />} disabled={isLast} onSelect={() => on.onMove(1)}>
        Move right
      </MenuItem>
      <MenuItem icon={<MoveHorizontal />} onSelect={on.onFit}>
        Fit width
      </MenuItem>
      <MenuItem icon={<Pin />} onSelect={on.onFreeze}>
        {isFreezeEdge ? "Unfreeze columns" : "Freeze up to here"}
      </MenuItem>
      <MenuItem icon={<EyeOff />} onSelect={on.onHide}>
        Hide
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger onSelect={on.onRemove}>
        Delete column
      </MenuItem>
    </Menu>
  );
}
