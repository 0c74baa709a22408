import Ellipsis from "lucide-react/icons/ellipsis";
import Trash2 from "lucide-react/icons/trash-2";
import type { Board } from "~/stores/boards/board-document";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";
import { setOwnBoardTrashed } from "./board-changes";

/** What is rarely done with a board. */
export function BoardMenu({ board }: { board: Board }) {
  return (
    <Menu trigger={<IconButton label="More" icon={<Ellipsis className="size-4" />} />}>
      <MenuItem icon={<Trash2 />} danger onSelect={() => void setOwnBoardTrashed(board, true)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
