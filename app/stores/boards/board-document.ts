import * as z from "zod/mini";
import { moods } from "~/domain/image/board-mood";

export const mostOnBoard = 500;
export const mostWordsOnBoard = 24;
/** So many words taken off are remembered. */
export const mostRemovedWords = 200;
/** Boards of one person that are not in the trash. */
export const mostBoards = 200;

/**
 * `boards/{boardId}`: a group of images that can steer a generation. Its owner makes and edits it in the browser; what
 * firestore.rules let be absent is empty.
 */
export const boardDocumentSchema = z.object({
  ownerId: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Assets on it, the newest first; images and uploads alike. */
  assetIds: z._default(z.array(z.string()).check(z.maxLength(mostOnBoard)), []),
  /** Measured from the images or set by hand, `#rrggbb`, the most present first. */
  palette: z._default(z.array(z.string().check(z.regex(/^#[0-9a-f]{6}$/))).check(z.maxLength(8)), []),
  words: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(mostWordsOnBoard)), []),
  typography: z._default(z.enum(moods), "minimal"),
  /** Fields set by hand: reading the images leaves them alone, but for words, to which it adds. */
  edited: z._default(z.array(z.enum(["palette", "words", "typography"])), []),
  /** Taken off by hand: reading does not bring them back. */
  removedWords: z._default(z.array(z.string()).check(z.maxLength(mostRemovedWords)), []),
  /**
   * `link`: whoever is signed in and has the link may look at it and take its words, colours and mood; `copy`: its
   * pictures, too.
   */
  sharing: z._default(z.enum(["private", "link", "copy"]), "private"),
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z._default(z.nullable(z.date()), null),
});
export type BoardDocument = z.infer<typeof boardDocumentSchema>;
export type Board = BoardDocument & { id: string };

export function parseBoard(id: string, data: unknown): Board {
  return { id, ...boardDocumentSchema.parse(data) };
}
