import { commonWords, moodOf } from "~/domain/board-mood";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { Board, BoardDocument } from "~/stores/board-document";
import { measurePalette } from "./measure-palette";

type Readable = Pick<BoardDocument, "palette" | "words" | "typography">;

/** What a board's own images say: colours from their pixels, words and mood from what they were asked for. */
export async function readBoard(board: Board): Promise<Readable> {
  const [{ readBoardImages }, documents] = await Promise.all([import("~/stores/boards"), getDocuments()]);
  const [palette, images] = await Promise.all([
    measurePalette(board.assetIds),
    readBoardImages(documents, board.ownerId, board.id),
  ]);
  const words = images.map((image) => image.words);
  return { palette, words: commonWords(words), typography: moodOf(words) };
}

/** Reads a board and keeps what was not set by hand. Writes nothing where nothing differs. */
export async function keepBoardReading(board: Board): Promise<void> {
  const read = await readBoard(board);
  const changes = Object.fromEntries(
    Object.entries(read).filter(
      ([field, value]) =>
        !board.edited.includes(field as keyof Readable) &&
        JSON.stringify(board[field as keyof Readable]) !== JSON.stringify(value),
    ),
  );
  if (Object.keys(changes).length === 0) return;
  const { changeBoard } = await import("~/stores/boards");
  await writeDocuments((documents) => changeBoard(documents, board.id, changes));
}
