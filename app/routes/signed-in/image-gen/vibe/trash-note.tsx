import Trash2 from "lucide-react/icons/trash-2";
import { daysLeft } from "~/domain/assets/trash";
import type { Board } from "~/stores/boards/board-document";
import { Button } from "~/ui/button";
import { setOwnBoardTrashed } from "./board-changes";

/** The board lies in the trash, and for how long. */
export function TrashNote({ board, trashedAt }: { board: Board; trashedAt: Date }) {
  const days = daysLeft(trashedAt, new Date());
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-4 py-3">
      <Trash2 className="size-4 text-warning" aria-hidden="true" />
      <p className="grow">
        In the trash. It goes for good {days <= 1 ? "within a day" : `in ${days} days`}; its images stay where
        they are.
      </p>
      <Button size="sm" onClick={() => void setOwnBoardTrashed(board, false)}>
        Restore
      </Button>
    </div>
  );
}
