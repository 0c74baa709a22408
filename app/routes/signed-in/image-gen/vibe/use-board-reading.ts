import { useEffect } from "react";
import type { Board } from "~/stores/boards/board-document";
import { keepBoardReading } from "./read-board";

/** Reads the board's colours, words and mood anew when the images on it change. What was set by hand stays. */
export function useBoardReading(board: Board): void {
  const pictures = board.assetIds.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pictures` stands for the images of the board
  useEffect(() => {
    // Offline, or where a picture is gone: the next opening reads it.
    keepBoardReading(board).catch(() => {});
  }, [board.id, pictures]);
}
