import Ellipsis from "lucide-react/icons/ellipsis";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import type { Board } from "~/stores/board-document";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";
import { shelveOwnBoard } from "./board-changes";

/** Deleting, and the way back. */
export function BoardMenu({ board }: { board: Board }) {
  return (
    <Menu trigger={<IconButton label="More" icon={<Ellipsis className="size-4" />} />}>
      {board.trashedAt ? (
        <MenuItem icon={<RotateCcw />} onSelect={() => void shelveOwnBoard(board, false)}>
          Restore
        </MenuItem>
      ) : (
        <MenuItem icon={<Trash2 />} danger onSelect={() => void shelveOwnBoard(board, true)}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
