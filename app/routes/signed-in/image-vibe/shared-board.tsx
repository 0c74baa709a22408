import { useState } from "react";
import { useNavigate } from "react-router";
import { makeBoard } from "~/images/boards/make-board";
import type { Board } from "~/stores/board-document";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { boardAddress } from "./board-address";
import { changeOwnBoard } from "./board-changes";
import { BoardPictures } from "./board-pictures";
import { PaletteStrip } from "./palette-strip";

/** Somebody else's board: to look at, and to take colours, words and mood of to a board of one's own. */
export function SharedBoard({ board, userId }: { board: Board; userId: string }) {
  const [isCopying, setCopying] = useState(false);
  const navigate = useNavigate();

  async function copy() {
    setCopying(true);
    try {
      const { boardId, written } = await makeBoard(userId, board.name);
      const { palette, words, typography } = board;
      await Promise.all([
        written,
        changeOwnBoard(boardId, { palette, words, typography, edited: ["palette", "words", "typography"] }),
      ]);
      navigate(boardAddress(boardId));
    } catch (error) {
      showErrorToast("The board could not be copied", (error as Error).message);
      setCopying(false);
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
            Shared with you. The images stay their owner’s; colours, words and mood can be yours.
          </p>
        </div>
        <Button variant="primary" loading={isCopying} onClick={() => void copy()}>
          Copy its style to my boards
        </Button>
      </header>
      <PaletteStrip colors={board.palette} />
      {board.words.length > 0 && <p className="text-muted">{board.words.join(" · ")}</p>}
      <BoardPictures board={board} />
    </>
  );
}
