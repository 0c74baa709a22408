import { type Board, type BoardDocument, mostOnBoard } from "./board-document";

/** What the images of a board say, and which of them it did not know of. */
export interface BoardReading extends Pick<BoardDocument, "palette" | "words" | "typography"> {
  /** Made straight onto the board, in the order they join it. */
  joining: readonly string[];
  /** Gone to the trash. */
  leaving: readonly string[];
}

type Read = Pick<BoardDocument, "assetIds" | "palette" | "words" | "typography">;

const readFields = ["palette", "words", "typography"] as const;

/**
 * What a reading changes of a board as it stands now, which may be another than was read: what a person changed or
 * took away stays theirs, pictures put on or taken off meanwhile stay so. Empty where nothing differs.
 */
export function mergeBoardReading(
  board: Pick<Board, keyof Read | "edited">,
  reading: BoardReading,
): Partial<Read> {
  const assetIds = withJoining(board.assetIds, reading);
  const ofImages = readFields.filter(
    (field) =>
      !board.edited.includes(field) && JSON.stringify(board[field]) !== JSON.stringify(reading[field]),
  );
  return {
    ...Object.fromEntries(ofImages.map((field) => [field, reading[field]])),
    ...(JSON.stringify(assetIds) === JSON.stringify(board.assetIds) ? {} : { assetIds }),
  };
}

/** Boards grow at their end, and what is too much leaves at their beginning. */
export function withJoining(
  assetIds: readonly string[],
  { joining, leaving }: Pick<BoardReading, "joining" | "leaving">,
): string[] {
  const staying = assetIds.filter((id) => !leaving.includes(id));
  return [...staying, ...joining.filter((id) => !staying.includes(id))].slice(-mostOnBoard);
}
