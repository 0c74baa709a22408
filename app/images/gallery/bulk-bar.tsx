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
import { VisuallyHidden } from "~/ui/visually-hidden";

interface BulkBarProps {
  count: number;
  isTrash: boolean;
  boards: readonly { id: string; name: string }[];
  onStar: (starred: boolean) => void;
  onBoard: (boardId: string) => void;
  onNewBoard: () => void;
  onDownload: () => void;
  /** How far a download is, in words; null while there is none. */
  downloading: string | null;
  onCompare: () => void;
  onTrash: () => void;
  onRestore: () => void;
  onClear: () => void;
}

/** What can be done with what is selected; lies at the head of the window, clear of messages. */
export function BulkBar(props: BulkBarProps) {
  const { count, isTrash, boards, downloading } = props;
  return (
    <section
      aria-label="Selected images"
      className="fixed inset-x-2 top-16 z-30 mx-auto flex w-fit max-w-[calc(100vw-16px)] items-center gap-1 overflow-x-auto rounded-lg bg-raised p-1.5 shadow-overlay"
    >
      <p role="status" className="tabular shrink-0 whitespace-nowrap ps-2 pe-1 font-[550]">
        {count.toLocaleString()} selected
      </p>
      {isTrash ? (
        <Action icon={<RotateCcw />} label="Restore" onClick={props.onRestore} />
      ) : (
        <>
          <Menu
            side="bottom"
            align="start"
            trigger={
              <Button variant="ghost" size="sm" icon={<Star className="size-4" />}>
                Star
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
                Board
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
          <Button
            variant="ghost"
            size="sm"
            icon={<Download className="size-4" />}
            disabled={downloading !== null}
            onClick={props.onDownload}
          >
            <span className="tabular whitespace-nowrap">{downloading ?? "Download"}</span>
          </Button>
          <Action icon={<Trash2 />} label="Delete" onClick={props.onTrash} />
        </>
      )}
      <IconButton
        label="Clear the selection"
        shortcut="Escape"
        size="sm"
        icon={<X className="size-4" />}
        onClick={props.onClear}
      />
    </section>
  );
}

interface ActionProps {
  icon: ReactNode;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** On phones the icon alone is seen. */
function Action({ icon, label, disabled, onClick }: ActionProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<span className="[&>svg]:size-4">{icon}</span>}
      disabled={disabled}
      onClick={onClick}
    >
      <span className="max-sm:hidden">{label}</span>
      <span className="sm:hidden">
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </Button>
  );
}
