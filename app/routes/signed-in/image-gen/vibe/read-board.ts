import { moodOf } from "~/domain/image/board-mood";
import { commonWords, wordsOfRequest } from "~/domain/image/board-words";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { Board } from "~/stores/boards/board-document";
import { type BoardReading, mergeBoardReading, withJoining } from "~/stores/boards/merge-board-reading";
import type { Image } from "~/stores/images/image-document";
import { measurePalette } from "./measure-palette";

/** What a board's own images say: colours from their pixels, words and mood from what they were asked for. */
async function readBoard(board: Board): Promise<BoardReading> {
  const [{ readBoardImages }, documents] = await Promise.all([
    import("~/stores/boards/boards"),
    getDocuments(),
  ]);
  const images = await readBoardImages(documents, board.ownerId, board.id);
  const moved = movedImages(board, images);
  const assetIds = withJoining(board.assetIds, moved);
  const words = images
    .filter(({ id }) => assetIds.includes(id))
    .map(({ request }) => wordsOfRequest(request));
  return {
    ...moved,
    palette: await measurePalette(assetIds.toReversed()),
    words: commonWords(words),
    typography: moodOf(words),
  };
}

/** What was made straight onto a board joins the others, the oldest first; what went to the trash leaves. */
export function movedImages(
  { assetIds }: Pick<Board, "assetIds">,
  images: readonly Pick<Image, "id" | "shelf">[],
): Pick<BoardReading, "joining" | "leaving"> {
  const known = new Set(assetIds);
  const idsOn = (shelf: Image["shelf"]) =>
    images.filter((image) => image.shelf === shelf).map(({ id }) => id);
  return {
    // Images come newest first.
    joining: idsOn("kept")
      .filter((id) => !known.has(id))
      .reverse(),
    leaving: idsOn("trash").filter((id) => known.has(id)),
  };
}

/** Reads a board and keeps what was not set by hand, also while it was read. Asks for nothing where nothing differs. */
export async function keepBoardReading(board: Board): Promise<void> {
  const reading = await readBoard(board);
  if (Object.keys(mergeBoardReading(board, reading)).length === 0) return;
  const { saveBoardReading } = await import("~/stores/boards/save-board-reading");
  await writeDocuments((documents) => saveBoardReading(documents, board.id, reading));
}
