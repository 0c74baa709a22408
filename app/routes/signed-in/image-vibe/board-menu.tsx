import Ellipsis from "lucide-react/icons/ellipsis";
import Link2 from "lucide-react/icons/link-2";
import Link2Off from "lucide-react/icons/link-2-off";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import type { Board } from "~/stores/board-document";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { showToast } from "~/ui/toast";
import { boardAddress } from "./board-address";
import { changeOwnBoard, shelveOwnBoard } from "./board-changes";

/** Sharing and deleting. */
export function BoardMenu({ board }: { board: Board }) {
  const isShared = board.sharing === "link";
  async function share() {
    await navigator.clipboard.writeText(`${location.origin}${boardAddress(board.id)}`);
    showToast("The link is copied", "Whoever is signed in and has it can look at the board and copy it.");
    if (!isShared) await changeOwnBoard(board.id, { sharing: "link" });
  }
  return (
    <Menu trigger={<IconButton label="More" icon={<Ellipsis className="size-4" />} />}>
      <MenuItem icon={<Link2 />} onSelect={() => void share()}>
        {isShared ? "Copy the link" : "Share by link"}
      </MenuItem>
      {isShared && (
        <MenuItem icon={<Link2Off />} onSelect={() => void changeOwnBoard(board.id, { sharing: "private" })}>
          Stop sharing
        </MenuItem>
      )}
      <MenuSeparator />
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
