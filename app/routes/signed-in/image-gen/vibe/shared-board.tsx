import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Board } from "~/stores/boards/board-document";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { boardAddress } from "./board-address";
import { BoardPictures } from "./board-pictures";
import { moodNames } from "./mood-names";
import { PaletteStrip } from "./palette-strip";
import { saveCopy } from "./save-copy";

/** Somebody else's board: to look at, and to save as a board of one's own. */
export function SharedBoard({ board, userId }: { board: Board; userId: string }) {
  const [done, setDone] = useState<number | null>(null);
  const navigate = useNavigate();
  const withPictures = board.sharing === "copy";

  async function copy() {
    setDone(0);
    try {
      navigate(boardAddress(await saveCopy(board, userId, setDone)));
    } catch (error) {
      showErrorToast("The board could not be copied", (error as Error).message);
      setDone(null);
    }
  }

  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="font-display text-3xl">
            {board.name}
          </h1>
          <p className="text-muted">
            {withPictures
              ? "Shared with you, to look at and to copy."
              : "Shared with you. The images stay their owner’s; colours, words and mood can be yours."}
          </p>
        </div>
        <div className="flex items-center gap-3">
          {done !== null && withPictures && (
            <p role="status" className="tabular text-muted text-sm">
              {done} of {board.assetIds.length} pictures
            </p>
          )}
          <Button
            variant="primary"
            icon={<Copy className="size-4" />}
            loading={done !== null}
            onClick={() => void copy()}
          >
            {withPictures ? "Save a copy" : "Save a copy of its style"}
          </Button>
        </div>
      </header>
      <div className="grid gap-3">
        <PaletteStrip colors={board.palette} />
        <p className="text-muted">{[moodNames[board.typography].label, ...board.words].join(" · ")}</p>
      </div>
      <BoardPictures board={board} />
    </>
  );
}
