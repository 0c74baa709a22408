import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { folded } from "~/chat/find/places-of";
import { rangeOf, useFoundMarks } from "~/chat/find/use-found-marks";
import type { MessageListHandle } from "~/chat/message-list";
import type { Talk } from "../talk";
import { useTalkState } from "../use-talk";
import { type FoundInThread, findInThread, placeFrom } from "./find-in-thread";

interface Find {
  query: string;
  setQuery: (query: string) => void;
  found: FoundInThread;
  /** The place one stands at; -1 where nothing is found. */
  at: number;
  step: (by: 1 | -1) => void;
  /** Shows the branch of a message and its first place. */
  open: (messageId: string) => Promise<void>;
}

/** Finds words in a thread, marks them where they are drawn and scrolls to one after the other. */
export function useFind(talk: Talk, list: RefObject<MessageListHandle | null>): Find {
  const { path, children, tree } = useTalkState(talk);
  const [query, setTyped] = useState("");
  // Where one began to look, and how many steps were taken from there.
  const [from, setFrom] = useState<{ rowId: string | null; steps: number }>({ rowId: null, steps: 0 });
  const words = folded(useDeferredValue(query));
  const found = useMemo(() => findInThread({ path, children, tree }, words), [path, children, tree, words]);
  const count = found.here.length;
  const begin = useMemo(() => placeFrom(found, path, from.rowId), [found, path, from.rowId]);
  const at = count === 0 ? -1 : (((begin + from.steps) % count) + count) % count;
  const place = found.here[at] ?? null;
  const [rowId, messageId, nth] = [place?.rowId ?? "", place?.messageId ?? "", place?.nth ?? 0];
  const spot = useMemo(() => (messageId === "" ? null : { messageId, nth }), [messageId, nth]);

  useFoundMarks(list.current?.frame ?? null, words, spot);
  useEffect(() => {
    if (!spot) return;
    list.current?.bring(rowId, () => {
      const frame = list.current?.frame;
      return (frame && rangeOf(frame, words, spot)?.getBoundingClientRect()) ?? null;
    });
  }, [list, rowId, spot, words]);

  return {
    ...{ query, found, at },
    setQuery: (typed) => {
      // More letters of the same words are looked for where one stands.
      setFrom({ rowId: place?.rowId ?? list.current?.firstInSight() ?? null, steps: 0 });
      setTyped(typed);
    },
    step: (by) => setFrom((before) => ({ ...before, steps: before.steps + by })),
    open: useCallback(
      async (id) => {
        setFrom({ rowId: id, steps: 0 });
        await talk.show(id);
      },
      [talk],
    ),
  };
}
