import { placesOf } from "~/chat/find/places-of";
import type { FoundPlace } from "~/chat/find/use-found-marks";
import { wordsOf } from "~/chat/markdown/words-of";
import type { ChatMessage } from "~/domain/chat/thread";
import { textOf } from "~/domain/chat/thread-tree";
import type { TalkState } from "../talk";

export interface Found extends FoundPlace {
  /** The row of the path that shows the message: itself, or the answer it stands beside. */
  rowId: string;
}

export interface FoundInThread {
  /** In the order they are read. */
  here: readonly Found[];
  /** Messages on branches that are not shown, with how often they say it. */
  elsewhere: readonly { message: ChatMessage; times: number }[];
}

export const nothingFound: FoundInThread = { here: [], elsewhere: [] };

/** Where a thread says these (folded) words, on the path that is shown and on its other branches. */
export function findInThread(
  { path, children, tree }: Pick<TalkState, "path" | "children" | "tree">,
  words: string,
): FoundInThread {
  if (words.trim() === "") return nothingFound;
  const shown = new Set<string>();
  const here = path.flatMap((row) =>
    shownIn(row, children).flatMap((message): Found[] => {
      shown.add(message.id);
      return placesOf(readOf(message), words).map((_, nth) => ({
        ...{ rowId: row.id, messageId: message.id, nth },
      }));
    }),
  );
  const elsewhere = [...tree.values()].flatMap((message) => {
    const times = shown.has(message.id) ? 0 : placesOf(readOf(message), words).length;
    return times > 0 ? [{ message, times }] : [];
  });
  return { here, elsewhere };
}

/** The first place at or after a row, the last one where there is none after it. */
export function placeFrom(
  { here }: FoundInThread,
  path: readonly ChatMessage[],
  rowId: string | null,
): number {
  const order = new Map(path.map(({ id }, place) => [id, place]));
  const from = order.get(rowId ?? "") ?? 0;
  const at = here.findIndex((found) => (order.get(found.rowId) ?? 0) >= from);
  return at >= 0 ? at : here.length - 1;
}

function shownIn(row: ChatMessage, children: TalkState["children"]): readonly ChatMessage[] {
  const { pairId, parentId } = row.metadata;
  if (pairId === null) return [row];
  return (children.get(parentId ?? "") ?? []).filter(({ metadata }) => metadata.pairId === pairId);
}

const read = new WeakMap<ChatMessage, string>();

/** A message as it is read on the page; what was read once is kept with it. */
export function readOf(message: ChatMessage): string {
  const known = read.get(message);
  if (known !== undefined) return known;
  const text =
    message.role === "user"
      ? textOf(message)
      : message.parts
          .flatMap(({ type, text: written }) => (type === "text" ? [wordsOf(String(written))] : []))
          .join("\n");
  read.set(message, text);
  return text;
}
