import { useBoards } from "~/images/boards/use-boards";
import { BoardPicker } from "~/images/composer/board-picker";

interface BoardChoiceProps {
  userId: string;
  value: string | null;
  onChange: (boardId: string | null) => void;
}

/** A board to take colours and letters from; nothing is asked of people who have none. */
export function BoardChoice({ userId, value, onChange }: BoardChoiceProps) {
  const boards = useBoards(userId);
  if (!boards || (boards.length === 0 && value === null)) return null;
  return (
    <BoardPicker
      userId={userId}
      label="Style from a board"
      about="Its colours and mood instead of the tone’s own look."
      boards={boards}
      value={value}
      onChange={onChange}
    />
  );
}
