import CheckCheck from "lucide-react/icons/check-check";
import Download from "lucide-react/icons/download";
import GitCompare from "lucide-react/icons/git-compare";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Star from "lucide-react/icons/star";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { SelectionBar } from "~/ui/selection-bar";
import { VisuallyHidden } from "~/ui/visually-hidden";

interface BulkBarProps {
  count: number;
  /** How many there are to select. */
  total: number;
  isTrash: boolean;
  boards: readonly { id: string; name: string }[];
  onStar: (starred: boolean) => void;
  onBoard: (boardId: string) => void;
  onNewBoard: () => void;
  onDownload: () => void;
  /** How far a download is, in words; null while there is none. */
  downloading: string | null;
  onStopDownload: () => void;
  onCompare: () => void;
  onTrash: () => void;
  onRestore: () => void;
  onDelete: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with what is selected. */
export function BulkBar(props: BulkBarProps) {
  const { count, total, isTrash, boards, downloading } = props;
  return (
    <SelectionBar label="Selected images">
      <p role="status" className="tabular shrink-0 whitespace-nowrap ps-2 pe-1 font-[550]">
        {count.toLocaleString()} selected
      </p>
      {count < total && <Action icon={<CheckCheck />} label="Select all" onClick={props.onSelectAll} />}
      {isTrash ? (
        <>
          <Action icon={<RotateCcw />} label="Restore" onClick={props.onRestore} />
          <Action icon={<Trash2 />} label="Delete for good" onClick={props.onDelete} />
        </>
      ) : (
        <>
          <Menu
            side="bottom"
            align="start"
            trigger={
              <Button variant="ghost" size="sm" icon={<Star className="size-4" />}>
                <Label text="Star" />
              </Button>
            }
          >
            <MenuItem onSelect={() => props.onStar(true)}>Star all</MenuItem>
            <MenuItem onSelect={() => props.onStar(false)}>Take the stars off</MenuItem>
          </Menu>
          <Menu
            side="bottom"
            align="start"
            trigger={
              <Button variant="ghost" size="sm" icon={<LayoutGrid className="size-4" />}>
                <Label text="Board" />
              </Button>
            }
          >
            {boards.map(({ id, name }) => (
              <MenuItem key={id} onSelect={() => props.onBoard(id)}>
                {name}
              </MenuItem>
            ))}
            {boards.length > 0 && <MenuSeparator />}
            <MenuItem icon={<Plus />} onSelect={props.onNewBoard}>
              New board
            </MenuItem>
          </Menu>
          <Action
            icon={<GitCompare />}
            label="Compare"
            disabled={count < 2 || count > 4}
            onClick={props.onCompare}
          />
          {downloading === null ? (
            <Action icon={<Download />} label="Download" onClick={props.onDownload} />
          ) : (
            <Button variant="ghost" size="sm" icon={<X className="size-4" />} onClick={props.onStopDownload}>
              <span className="tabular whitespace-nowrap">{`Stop at ${downloading}`}</span>
            </Button>
          )}
          <Action icon={<Trash2 />} label="Move to trash" onClick={props.onTrash} />
        </>
      )}
      <IconButton
        label="Clear the selection"
        shortcut="Escape"
        size="sm"
        icon={<X className="size-4" />}
        onClick={props.onClear}
      />
    </SelectionBar>
  );
}

interface ActionProps {
  icon: ReactNode;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function Action({ icon, label, disabled, onClick }: ActionProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<span className="[&>svg]:size-4">{icon}</span>}
      disabled={disabled}
      onClick={onClick}
    >
      <Label text={label} />
    </Button>
  );
}

/** On phones the icon alone is seen. */
function Label({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap max-sm:hidden">
        {text}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
