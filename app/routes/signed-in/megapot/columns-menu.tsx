import Columns3 from "lucide-react/icons/columns-3";
import Plus from "lucide-react/icons/plus";
import type { Column } from "~/domain/rows/table";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";

interface ColumnsMenuProps {
  columns: readonly Column[];
  hidden: readonly string[];
  onShow: (columnId: string, isShown: boolean) => void;
  onAdd: () => void;
}

/** Which columns are shown, and a new one. */
export function ColumnsMenu({ columns, hidden, onShow, onAdd }: ColumnsMenuProps) {
  return (
    <Popover
      label="Columns"
      className="w-64 p-2"
      trigger={
        <Button size="sm" variant="ghost" icon={<Columns3 className="size-4" />}>
          Columns
          {hidden.length > 0 && <span className="tabular text-faint">{hidden.length} hidden</span>}
        </Button>
      }
    >
      <ul className="max-h-72 overflow-y-auto">
        {columns.map(({ id, name }) => (
          <li key={id}>
            <label className="flex h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-hover">
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={({ currentTarget }) => onShow(id, currentTarget.checked)}
                className="size-4 accent-accent"
              />
              <span dir="auto" className="truncate">
                {name}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2 w-full" icon={<Plus className="size-4" />} onClick={onAdd}>
        Add column
      </Button>
    </Popover>
  );
}
