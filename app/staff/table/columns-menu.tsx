import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Columns3 from "lucide-react/icons/columns-3";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Popover } from "~/ui/popover";
import { SegmentedControl } from "~/ui/segmented-control";
import { type Column, columnTitle } from "./column";
import { type KeptView, orderedColumns, shownColumns } from "./table-view";

interface ColumnsMenuProps<Row> {
  columns: readonly Column<Row>[];
  kept: KeptView;
}

/** Which columns a person sees, in which order, and how close the rows stand. */
export function ColumnsMenu<Row>({ columns, kept }: ColumnsMenuProps<Row>) {
  const { view, change, reset } = kept;
  const ordered = orderedColumns(columns, view);
  const shown = shownColumns(columns, view);

  function move(index: number, by: number) {
    const order = ordered.map(({ id }) => id);
    const [moved] = order.splice(index, 1);
    if (moved === undefined) return;
    order.splice(index + by, 0, moved);
    change({ order });
  }
  function show(id: string, isShown: boolean) {
    change({ hidden: isShown ? view.hidden.filter((other) => other !== id) : [...view.hidden, id] });
  }

  return (
    <Popover
      label="Columns"
      align="end"
      className="w-72"
      trigger={
        <Button size="sm" icon={<Columns3 className="size-3.5" />}>
          Columns
        </Button>
      }
    >
      <div className="grid gap-2 p-2">
        <SegmentedControl
          label="Density"
          size="sm"
          segments={[
            { value: "comfortable", label: "Comfortable" },
            { value: "compact", label: "Compact" },
          ]}
          value={view.density}
          onChange={(density) => change({ density })}
        />
        <ul className="grid max-h-[50dvh] overflow-y-auto">
          {ordered.map((column, index) => {
            const isShown = shown.includes(column);
            return (
              <li key={column.id} className="flex items-center gap-1">
                <label className="flex h-8 min-w-0 grow items-center gap-2">
                  <input
                    type="checkbox"
                    checked={isShown}
                    disabled={isShown && shown.length === 1}
                    onChange={({ currentTarget }) => show(column.id, currentTarget.checked)}
                    className="size-4 shrink-0 accent-accent"
                  />
                  <span className="truncate">{columnTitle(column)}</span>
                </label>
                <IconButton
                  label={`Move ${column.title} towards the start`}
                  size="sm"
                  disabled={index === 0}
                  icon={<ArrowUp className="size-3.5" />}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={`Move ${column.title} towards the end`}
                  size="sm"
                  disabled={index === ordered.length - 1}
                  icon={<ArrowDown className="size-3.5" />}
                  onClick={() => move(index, 1)}
                />
              </li>
            );
          })}
        </ul>
        <Button size="sm" variant="ghost" onClick={reset}>
          As it was at first
        </Button>
      </div>
    </Popover>
  );
}
