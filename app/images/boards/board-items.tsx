import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import type { Image } from "~/stores/image-document";
import { MenuItem, MenuSeparator } from "~/ui/menu";
import { changeImageBoard } from "../image-actions";
import { useBoards } from "./use-boards";

interface BoardItemsProps {
  userId: string;
  image: Pick<Image, "id" | "boardIds">;
  onNew: () => void;
}

/** A person's boards in a menu: each puts the image on, or takes it off. */
export function BoardItems({ userId, image, onNew }: BoardItemsProps) {
  const boards = useBoards(userId);
  return (
    <>
      {boards?.map((board) => {
        const isOn = image.boardIds.includes(board.id);
        return (
          <MenuItem
            key={board.id}
            icon={<Check className={isOn ? "" : "invisible"} />}
            onSelect={() => void changeImageBoard([image.id], board, !isOn)}
          >
            {board.name}
          </MenuItem>
        );
      })}
      {boards !== null && boards.length > 0 && <MenuSeparator />}
      <MenuItem icon={<Plus />} onSelect={onNew}>
        New board
      </MenuItem>
    </>
  );
}
