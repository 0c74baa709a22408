import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { sameData } from "~/domain/same-data";
import { getDocuments } from "~/firebase/documents";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content-document";
import { adopt, type EditHistory, edit, redo, startHistory, undo } from "./edit-history";
import { forgetUnwritten, keepUnwritten, readUnwritten } from "./unwritten";

export type SaveState = "saved" | "saving" | "offline" | "refused";

export interface EditedVideo {
  /** As last heard of; null once it was deleted. */
  content: Content | null;
  /** What is shown: ahead of `content` while a change has not been written yet. */
  storyboard: Storyboard;
  saveState: SaveState;
  canUndo: boolean;
  canRedo: boolean;
  /** Shows what a pure edit makes of the storyboard at once and writes it soon. See `edit` for `place`. */
  change: (edited: (storyboard: Storyboard) => Storyboard, place?: string | null) => void;
  undo: () => void;
  redo: () => void;
  rename: (title: string) => void;
  restore: () => void;
  /** Sends again what was refused. */
  retry: () => void;
}

const pauseBeforeWritingMs = 500;

/** A video being edited: live from the database, each change shown at once and written after a pause. */
export function useVideo(served: Content): EditedVideo {
  const [content, setContent] = useState<Content | null>(served);
  const [history, setHistory] = useState<EditHistory>(() => startHistory(served.storyboard));
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState(false);
  const isOnline = useOnline();
  /** Set while something shown here is not in the database of this device yet. */
  const unwritten = useRef<Storyboard | null>(null);
  const latest = useRef(history);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const contentId = served.id;

  const write = useCallback((work: (store: Store) => Promise<void>) => {
    setPending(true);
    setRefused(false);
    loadStore()
      .then(work)
      .catch(() => setRefused(true));
  }, []);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const storyboard = unwritten.current;
    if (storyboard)
      write(({ documents, updateStoryboard }) => updateStoryboard(documents, contentId, storyboard));
  }, [contentId, write]);

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    loadStore().then(
      ({ documents, watchContent }) => {
        if (gone) return;
        stop = watchContent(
          documents,
          contentId,
          ({ item, hasPendingWrites, fromCache }) => {
            // Before the server has answered, that a document is not on this device says nothing.
            if (item === null && fromCache) return;
            setContent(item);
            if (!item) return setPending(false);
            if (unwritten.current && sameData(unwritten.current, item.storyboard)) {
              unwritten.current = null;
              forgetUnwritten(contentId);
            }
            // Other news of the document must not say "saved" while a change still waits for its pause to end.
            setPending(hasPendingWrites || unwritten.current !== null);
            if (unwritten.current) return;
            if (sameData(latest.current.present, item.storyboard)) return;
            latest.current = adopt(latest.current, item.storyboard);
            setHistory(latest.current);
          },
          () => setRefused(true),
        );
      },
      () => setRefused(true),
    );
    return () => {
      gone = true;
      stop();
    };
  }, [contentId]);

  // Whoever leaves the page within the pause has changed the video all the same.
  useEffect(() => {
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);

  const show = useCallback(
    (next: EditHistory) => {
      latest.current = next;
      setHistory(next);
      unwritten.current = next.present;
      keepUnwritten(contentId, next.present);
      setPending(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pauseBeforeWritingMs);
    },
    [contentId, flush],
  );

  // What was typed just before a reload did not reach the database: it is one more edit now. A layout effect, for
  // it comes before the first press: after one it would find what that press has just kept, and take it twice.
  useLayoutEffect(() => {
    const kept = readUnwritten(contentId);
    if (kept) show(edit(latest.current, kept, null, Date.now()));
  }, [contentId, show]);

  const change = useCallback<EditedVideo["change"]>(
    (edited, place = null) => show(edit(latest.current, edited(latest.current.present), place, Date.now())),
    [show],
  );

  return {
    content,
    storyboard: history.present,
    saveState: refused ? "refused" : !pending ? "saved" : isOnline ? "saving" : "offline",
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    undo: () => latest.current.past.length > 0 && show(undo(latest.current)),
    redo: () => latest.current.future.length > 0 && show(redo(latest.current)),
    rename: (title) => write(({ documents, renameContent }) => renameContent(documents, contentId, title)),
    restore: () => write(({ documents, restoreContent }) => restoreContent(documents, contentId)),
    retry: () => {
      unwritten.current = latest.current.present;
      flush();
    },
  };
}

type Store = Awaited<ReturnType<typeof loadStore>>;

async function loadStore() {
  const [documents, store] = await Promise.all([getDocuments(), import("~/stores/content")]);
  return { documents, ...store };
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const follow = () => setOnline(navigator.onLine);
    follow();
    addEventListener("online", follow);
    addEventListener("offline", follow);
    return () => {
      removeEventListener("online", follow);
      removeEventListener("offline", follow);
    };
  }, []);
  return isOnline;
}
