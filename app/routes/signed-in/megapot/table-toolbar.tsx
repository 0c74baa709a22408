import Play from "lucide-react/icons/play";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { UndoButtons } from "~/ui/undo-buttons";
import type { RowFilter, RowShow } from "./filter-rows";

interface TableToolbarProps {
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  counts: Readonly<Record<RowShow, number>>;
  /** Column id → name, for the filters of columns. */
  nameOf: (columnId: string) => string;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onFind: () => void;
  onOptions: () => void;
  /** Where the video has no room beside the table. */
  onPreview: (() => void) | null;
  children: ReactNode;
}

/** What is shown of the table, and the ways to change much of it at once. */
export function TableToolbar({ filter, counts, nameOf, ...on }: TableToolbarProps) {
  const segments = (
    [
      ["all", "All"],
      ["problems", "Problems"],
      ["skipped", "Skipped"],
    ] as const
  ).map(([value, name]) => ({
    value,
    label: (
      <>
        {name} <span className="tabular font-normal text-faint">{counts[value].toLocaleString()}</span>
      </>
    ),
  }));
  return (
    <div className="flex shrink-0 items-center gap-1 border-line max-md:flex-wrap md:overflow-x-auto border-b bg-surface px-3 py-1.5 [&>*]:shrink-0">
      <SegmentedControl
        label="Rows"
        size="sm"
        value={filter.show}
        segments={segments}
        onChange={(show: RowShow) => on.onFilter({ ...filter, show })}
      />
      {Object.entries(filter.contains).map(([columnId, text]) => (
        <Chip
          key={columnId}
          clear={`Clear the filter of ${nameOf(columnId)}`}
          onClear={() => {
            const { [columnId]: _, ...contains } = filter.contains;
            on.onFilter({ ...filter, contains });
          }}
        >
          {nameOf(columnId)}: {text}
        </Chip>
      ))}
      {filter.sort && (
        <Chip clear="Back to the table’s own order" onClear={() => on.onFilter({ ...filter, sort: null })}>
          {filter.sort.isDescending ? "↓" : "↑"} {nameOf(filter.sort.columnId)}
        </Chip>
      )}
      <span className="mx-1 h-5 w-px bg-line" aria-hidden="true" />
      <UndoButtons canUndo={on.canUndo} canRedo={on.canRedo} onUndo={on.onUndo} onRedo={on.onRedo} />
      <IconButton
        label="Find and replace"
        shortcut="Mod f"
        icon={<Search className="size-4" />}
        onClick={on.onFind}
      />
      {on.children}
      <Button
        size="sm"
        variant="ghost"
        icon={<SlidersHorizontal className="size-4" />}
        onClick={on.onOptions}
      >
        Row options
      </Button>
      {on.onPreview && (
        <Button size="sm" icon={<Play className="size-4" />} onClick={on.onPreview} className="md:hidden">
          Preview
        </Button>
      )}
    </div>
  );
}

/** What is in force, with the way out of it. */
function Chip({ children, clear, onClear }: { children: ReactNode; clear: string; onClear: () => void }) {
  return (
    <span className="ms-1 inline-flex h-7 max-w-60 items-center gap-1 rounded-full bg-accent-soft ps-3 pe-1 text-sm">
      <span className="truncate" dir="auto">
        {children}
      </span>
      <button
        type="button"
        aria-label={clear}
        onClick={onClear}
        className="grid size-5 place-items-center rounded-full hover:bg-hover"
      >
        <X className="size-3.5" />
      </button>
    </span>
  );
}
