import X from "lucide-react/icons/x";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { SelectionBar } from "~/ui/selection-bar";

interface SelectedRowsBarProps {
  count: number;
  isAllSkipped: boolean;
  onOptions: () => void;
  onVideos: () => void;
  onSkip: (skipped: boolean) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** What can be done with the rows that are ticked. */
export function SelectedRowsBar({ count, isAllSkipped, ...on }: SelectedRowsBarProps) {
  return (
    <SelectionBar label="Ticked rows" isInside>
      <span className="tabular px-3 font-[550]">
        {count === 1 ? "1 row" : `${count.toLocaleString()} rows`}
      </span>
      <Button size="sm" variant="ghost" onClick={on.onVideos}>
        Videos…
      </Button>
      <Button size="sm" variant="ghost" onClick={on.onOptions}>
        Options…
      </Button>
      <Button size="sm" variant="ghost" onClick={() => on.onSkip(!isAllSkipped)}>
        {isAllSkipped ? "Take in again" : "Skip"}
      </Button>
      <Button size="sm" variant="ghost" onClick={on.onDuplicate}>
        Duplicate
      </Button>
      <Button size="sm" variant="ghost" onClick={on.onDelete}>
        Delete
      </Button>
      <IconButton size="sm" label="Untick all" icon={<X className="size-4" />} onClick={on.onClose} />
    </SelectionBar>
  );
}
