import { commonWords, moodOf } from "~/domain/board-mood";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import { type Board, type BoardDocument, mostOnBoard } from "~/stores/board-document";
import type { Image } from "~/stores/image-document";
import { measurePalette } from "./measure-palette";

type Readable = Pick<BoardDocument, "palette" | "words" | "typography">;

type Kept = Readable & Pick<BoardDocument, "assetIds">;

/** What a board's own images say: colours from their pixels, words and mood from what they were asked for. */
async function readBoard(board: Board): Promise<Kept> {
  const [{ readBoardImages }, documents] = await Promise.all([import("~/stores/boards"), getDocuments()]);
  const images = await readBoardImages(documents, board.ownerId, board.id);
  const assetIds = assetsOf(board, images);
  const words = images.filter(({ id }) => assetIds.includes(id)).map((image) => image.words);
  return {
    assetIds,
    palette: await measurePalette(assetIds.toReversed()),
    words: commonWords(words),
    typography: moodOf(words),
  };
}

/** What is on a board: what was made straight onto it joins the others, what went to the trash leaves. */
export function assetsOf(
  { assetIds }: Pick<Board, "assetIds">,
  images: readonly Pick<Image, "id" | "shelf">[],
): string[] {
  const gone = new Set(images.filter(({ shelf }) => shelf === "trash").map(({ id }) => id));
  const known = new Set(assetIds);
  const joining = images.filter(({ id, shelf }) => shelf === "kept" && !known.has(id)).map(({ id }) => id);
  // Images come newest first, boards grow at their end.
  return [...assetIds.filter((id) => !gone.has(id)), ...joining.reverse()].slice(-mostOnBoard);
}

/** Reads a board and keeps what was not set by hand. Writes nothing where nothing differs. */
export async function keepBoardReading(board: Board): Promise<void> {
  const read = await readBoard(board);
  const edited: readonly string[] = board.edited;
  const changes = Object.fromEntries(
    Object.entries(read).filter(
      ([field, value]) =>
        !edited.includes(field) && JSON.stringify(board[field as keyof Kept]) !== JSON.stringify(value),
    ),
  );
  if (Object.keys(changes).length === 0) return;
  const { changeBoard } = await import("~/stores/boards");
  await writeDocuments((documents) => changeBoard(documents, board.id, changes));
}
