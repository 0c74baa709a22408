import ArrowLeft from "lucide-react/icons/arrow-left";
import Ellipsis from "lucide-react/icons/ellipsis";
import Palette from "lucide-react/icons/palette";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { EditState } from "~/firebase/edit-state";
import { SaveNote } from "~/shell/save-note";
import { TitleField } from "~/studio/title-field";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";

interface TableHeaderProps {
  name: string;
  saveState: EditState;
  isTrashed: boolean;
  onRename: (name: string) => void;
  onOptions: () => void;
  onTrash: () => void;
  /** What is made of the table. */
  children?: ReactNode;
}

/** The table's name, where its last change is, and what is done with all of it. */
export function TableHeader({ name, saveState, isTrashed, children, ...on }: TableHeaderProps) {
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 px-4 pt-2 pb-1">
      <Link
        to={href("/megapot")}
        aria-label="All tables"
        className="-ms-2 grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" />
      </Link>
      <TitleField title={name} onRename={on.onRename} />
      <div className="flex items-center gap-1.5">
        <SaveNote state={saveState} />
        <Button icon={<Palette className="size-4" />} onClick={on.onOptions}>
          <span className="max-sm:sr-only">Design</span>
        </Button>
        {!isTrashed && (
          <Menu trigger={<IconButton label="More" icon={<Ellipsis className="size-4" />} />}>
            <MenuItem icon={<Trash2 />} danger onSelect={on.onTrash}>
              Move to trash
            </MenuItem>
          </Menu>
        )}
        {children}
      </div>
    </header>
  );
}
