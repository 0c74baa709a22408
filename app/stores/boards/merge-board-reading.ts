import { type Board, type BoardDocument, mostOnBoard, mostWordsOnBoard } from "./board-document";

/** What the images of a board say, and which of them it did not know of. */
export interface BoardReading extends Pick<BoardDocument, "palette" | "words" | "typography"> {
  /** Made straight onto the board, in the order they join it. */
  joining: readonly string[];
  /** Gone to the trash. */
  leaving: readonly string[];
}

type Read = Pick<BoardDocument, "assetIds" | "palette" | "words" | "typography">;

/**
 * What a reading changes of a board as it stands now, which may be another than was read: what a person changed or
 * took away stays theirs, to the words of their own new ones are added, pictures put on or taken off meanwhile stay so. Empty where nothing differs.
 */
export function mergeBoardReading(
  board: Pick<Board, keyof Read | "edited" | "removedWords">,
  reading: BoardReading,
): Partial<Read> {
  const assetIds = withJoining(board.assetIds, reading);
  const { edited } = board;
  const merged: Read = {
    assetIds,
    palette: edited.includes("palette") ? board.palette : reading.palette,
    words: edited.includes("words") ? withRead(board, reading.words) : reading.words,
    typography: edited.includes("typography") ? board.typography : reading.typography,
  };
  return Object.fromEntries(
    Object.entries(merged).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(board[field as keyof Read]),
    ),
  );
}

function withRead({ words, removedWords }: Pick<Board, "words" | "removedWords">, read: readonly string[]) {
  const joining = read.filter((word) => !words.includes(word) && !removedWords.includes(word));
  return [...words, ...joining].slice(0, mostWordsOnBoard);
}

/** Boards grow at their end, and what is too much leaves at their beginning. */
export function withJoining(
  assetIds: readonly string[],
  { joining, leaving }: Pick<BoardReading, "joining" | "leaving">,
): string[] {
  const staying = assetIds.filter((id) => !leaving.includes(id));
  return [...staying, ...joining.filter((id) => !staying.includes(id))].slice(-mostOnBoard);
}
