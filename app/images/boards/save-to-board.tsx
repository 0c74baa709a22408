import Plus from "lucide-react/icons/plus";
import SquareStack from "lucide-react/icons/square-stack";
import { useState } from "react";
import { useViewer } from "~/session/use-viewer";
import type { Board } from "~/stores/boards/board-document";
import { Button } from "~/ui/button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { showErrorToast } from "~/ui/toast";
import { fitsOnBoard } from "../gallery/bulk-actions";
import { makeBoard } from "./make-board";
import { NewBoardDialog } from "./new-board-dialog";
import { setBoardPictures } from "./set-board-pictures";
import { useBoards } from "./use-boards";

interface SaveToBoardProps {
  /** Brings the picture among the person's own, once however often it is asked; answers its asset. */
  take: () => Promise<string>;
  className?: string;
}

/** Puts a picture that is not the person's own on one of their boards, or on a new one. */
export function SaveToBoard({ take, className }: SaveToBoardProps) {
  const viewer = useViewer();
  const userId = viewer.kind === "anonymous" ? "" : viewer.userId;
  const boards = useBoards(userId);
  const [isNaming, setNaming] = useState(false);
  const [isTaking, setTaking] = useState(false);

  async function put(find: () => Promise<Pick<Board, "id" | "name">>) {
    setTaking(true);
    try {
      const assetId = await take();
      await setBoardPictures(await find(), [assetId], true);
    } catch (error) {
      showErrorToast("The picture could not be saved", (error as Error).message);
    }
    setTaking(false);
  }
  async function putOnNew(name: string) {
    await put(async () => {
      const { boardId, written } = await makeBoard(userId, name);
      await written;
      return { id: boardId, name };
    });
  }

  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button icon={<SquareStack className="size-4" />} loading={isTaking} className={className}>
            Save to board
          </Button>
        }
      >
        {boards?.map((board) => (
          <MenuItem
            key={board.id}
            onSelect={() => fitsOnBoard(board.assetIds.length + 1) && void put(async () => board)}
          >
            {board.name}
          </MenuItem>
        ))}
        {boards && boards.length > 0 && <MenuSeparator />}
        <MenuItem icon={<Plus />} onSelect={() => setNaming(true)}>
          New board
        </MenuItem>
      </Menu>
      <NewBoardDialog open={isNaming} onOpenChange={setNaming} onMake={(name) => void putOnNew(name)} />
    </>
  );
}
