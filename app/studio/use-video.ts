import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { adopt, type EditHistory, edit, redo, startHistory, undo } from "~/client/edit-history";
import { getDocuments } from "~/firebase/documents";
import { type DraftStatus, DraftWriter } from "~/firebase/draft-writer";
import { type EditState, editState } from "~/firebase/edit-state";
import { useDocumentsEdition, useKeeping, useOnlineState } from "~/firebase/use-documents-state";
import { writeDocuments } from "~/firebase/write-documents";
import { type Refusal, readRefusal, refusalOf } from "~/firebase/write-refusal";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";
import { forgetEdit } from "~/stores/kept-edits/kept-edit-keys";
import {
  announceTab,
  claimEdits,
  findLeftEdits,
  keepEdit,
  readOwnEdit,
} from "~/stores/kept-edits/kept-edits";
import { sendKeptEdits } from "~/stores/kept-edits/send-kept-edits";
import { showErrorToast, showLinkToast } from "~/ui/toast";

export interface EditedVideo {
  /** As last heard of; null once it was deleted. */
  content: Content | null;
  /** What is shown: ahead of `content` while a change is not with the server yet. */
  storyboard: Storyboard;
  saveState: EditState;
  canUndo: boolean;
  canRedo: boolean;
  /** Shows what a pure edit makes of the storyboard at once and sends it soon. See `edit` for `place`. */
  change: (edited: (storyboard: Storyboard) => Storyboard, place?: string | null) => void;
  undo: () => void;
  redo: () => void;
  rename: (title: string) => void;
  restore: () => void;
  /** Sends again what was refused. */
  retry: () => void;
  /** Gives up what was refused. */
  discard: () => void;
}

/** A title or trash mark the server would not have. `again` sends it once more. */
interface Refused {
  refusal: Refusal;
  again: () => void;
}

type Status = Omit<DraftStatus<Storyboard>, "present">;

/** A video being edited: live from the database, each change shown at once and sent after a pause. */
export function useVideo(served: Content): EditedVideo {
  const [content, setContent] = useState<Content | null>(served);
  const [history, setHistory] = useState<EditHistory<Storyboard>>(() => startHistory(served.storyboard));
  const [status, setStatus] = useState<Status>({ isUnsent: false, isKept: true, refusal: null });
  const [isOtherPending, setOtherPending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const online = useOnlineState();
  const keeping = useKeeping();
  const edition = useDocumentsEdition();
  const latest = useRef(history);
  const writer = useRef<DraftWriter<Storyboard>>(undefined);
  const savedOver = useRef<Date>(undefined);
  const { id: contentId, ownerId } = served;

  const show = useCallback((next: EditHistory<Storyboard>) => {
    latest.current = next;
    setHistory(next);
  }, []);
  const showEdit = useCallback(
    (next: EditHistory<Storyboard>) => {
      show(next);
      writer.current?.change(next.present);
    },
    [show],
  );

  // A layout effect, for it comes before the first press: what was left unsent is one more edit, and not the last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is made anew for another video
  useLayoutEffect(() => {
    announceTab();
    const draft = new DraftWriter<Storyboard>(
      latest.current.present,
      {
        merge: (base, mine, theirs) => {
          const { storyboard: value, overruled } = mergeStoryboards(base, mine, theirs);
          return { value, overruled };
        },
        save: async (base, mine) => {
          const { saveStoryboard } = await import("~/stores/content/save-storyboard");
          const saved = await writeDocuments((documents) => saveStoryboard(documents, contentId, base, mine));
          savedOver.current = saved.readUpdatedAt;
          return saved;
        },
        keep: (unsent) => keepEdit(ownerId, contentId, unsent),
      },
      {
        onStatus: ({ present, ...next }) => {
          setStatus(next);
          if (present !== latest.current.present) show(adopt(latest.current, present));
        },
        onOverruled: (withTheirs) =>
          showLinkToast("The same place was changed elsewhere. Yours is shown.", "Use theirs", () =>
            showEdit(edit(latest.current, withTheirs, null, Date.now())),
          ),
      },
    );
    writer.current = draft;
    const release = claimEdits(contentId);
    const kept = readOwnEdit(ownerId, contentId);
    if (kept) {
      const { storyboard } = mergeStoryboards(kept.base, kept.present, latest.current.present);
      showEdit(edit(latest.current, storyboard, null, Date.now()));
    }
    let isGone = false;
    // What a closed tab left is sent from here too: where it is refused, this page says so.
    void findLeftEdits(ownerId).then((left) => {
      for (const { key, edit: found } of left) {
        if (isGone || found.contentId !== contentId) continue;
        draft.resume(found.base, found.present);
        forgetEdit(key);
      }
    });
    return () => {
      isGone = true;
      draft.stop();
      release();
      void sendKeptEdits(ownerId);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a database opened anew is listened to anew
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const fail = (error: Error) => {
      if (!gone) showErrorToast("Changes made elsewhere are not shown now", error.message);
    };
    // What sends an edit comes along now: the first edit may be made without a network.
    const store = Promise.all([
      import("~/stores/content/content"),
      import("~/stores/content/save-storyboard"),
    ]);
    Promise.all([getDocuments(), store]).then(([documents, [{ watchContent }]]) => {
      if (gone) return;
      stop = watchContent(
        documents,
        contentId,
        ({ item, hasPendingWrites, fromCache }) => {
          // Before the server has answered, that a document is not on this device says nothing, and what is may
          // be older than what the page was served with.
          if (fromCache && !hasPendingWrites && (item === null || item.updatedAt < served.updatedAt)) return;
          setContent(item);
          setOtherPending(hasPendingWrites);
          // Listeners may say late what a save found: taken for new, it would undo what was done here since.
          if (!item || (savedOver.current && item.updatedAt <= savedOver.current)) return;
          writer.current?.onRemote(item.storyboard);
        },
        fail,
      );
    }, fail);
    return () => {
      gone = true;
      stop();
    };
  }, [contentId, edition]);

  const write = useCallback((work: (store: Store) => Promise<void>) => {
    setRefused(null);
    writeContent(work).catch((error) =>
      setRefused({ refusal: readRefusal(error, true), again: () => write(work) }),
    );
  }, []);

  const refusal = content === null && status.isUnsent ? refusalOf("deleted") : status.refusal;
  return {
    content,
    storyboard: history.present,
    saveState: editState({
      isUnsent: status.isUnsent || isOtherPending,
      refusal: refusal ?? refused?.refusal ?? null,
      online,
      keeping: status.isUnsent && !status.isKept ? "tab" : isOtherPending ? keeping : "device",
    }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: useCallback(
      (edited, place = null) =>
        showEdit(edit(latest.current, edited(latest.current.present), place, Date.now())),
      [showEdit],
    ),
    undo: () => latest.current.past.length > 0 && showEdit(undo(latest.current)),
    redo: () => latest.current.future.length > 0 && showEdit(redo(latest.current)),
    rename: (title) => write(({ documents, renameContent }) => renameContent(documents, contentId, title)),
    restore: () => write(({ documents, restoreContent }) => restoreContent(documents, contentId)),
    retry: () => {
      refused?.again();
      writer.current?.retry();
    },
    discard: () => {
      setRefused(null);
      writer.current?.discard();
    },
  };
}

type Store = typeof import("~/stores/content/content") & {
  documents: Awaited<ReturnType<typeof getDocuments>>;
};

async function writeContent(work: (store: Store) => Promise<void>): Promise<void> {
  const store = await import("~/stores/content/content");
  await writeDocuments((documents) => work({ documents, ...store }));
}
