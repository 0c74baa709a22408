import { useCallback, useEffect, useRef, useState } from "react";
import { adopt, type EditHistory, edit, redo, startHistory, undo } from "~/client/edit-history";
import { type EditState, editState } from "~/firebase/edit-state";
import { useDocuments, whenKnown } from "~/firebase/use-documents";
import { useKeeping, useOnlineState } from "~/firebase/use-documents-state";
import { writeDocuments } from "~/firebase/write-documents";
import { type Refusal, readRefusal } from "~/firebase/write-refusal";
import { type EditDraft, emptyDraft, parseDraft, writeDraft } from "~/image-editor/edit-draft";
import type { ImageEdit } from "~/stores/images/image-edits";
import { forgetDraft, keepDraft, readKeptDraft } from "./kept-draft";

/** Sent when nothing was changed for so long. */
const restMs = 700;

export interface EditedDraft {
  draft: EditDraft;
  /** False until it is certain whether the account has a draft: `draft` may still be replaced. */
  isKnown: boolean;
  change: (edited: (draft: EditDraft) => EditDraft, place: string | null) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Sets what is no step of its own, so that nothing leads back over it. */
  replace: (fields: Partial<EditDraft>) => void;
  saveState: EditState;
  /** It is still there after a reload of this page, even where the account does not have it. */
  isKept: boolean;
  /** Sends it again. */
  save: () => void;
}

const tooMuchDrawn: Refusal = {
  code: "too_large",
  message:
    "So much was drawn that it no longer fits into your account. Fill what is marked, or clear the mask.",
};

/**
 * What is being done to a picture, with its way back. Each change is kept on this device at once and sent after a
 * pause; what another tab or device sends is shown unless something here is not sent yet.
 */
export function useDraft(userId: string, assetId: string): EditedDraft {
  const [history, setHistory] = useState<EditHistory<EditDraft>>(() =>
    startHistory(readKeptDraft(userId, assetId) ?? emptyDraft),
  );
  const latest = useRef(history);
  const [isUnsent, setUnsent] = useState(() => readKeptDraft(userId, assetId) !== null);
  const [isKept, setKept] = useState(true);
  const [isHeard, setHeard] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** What the server has or is being sent. */
  const sent = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: EditHistory<EditDraft>) => {
    latest.current = next;
    setHistory(next);
  }, []);

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const text = writeDraft(latest.current.present);
    sent.current = text;
    try {
      const { saveImageEdit, mostDraftCharacters } = await import("~/stores/images/image-edits");
      if (text.length > mostDraftCharacters) return setRefusal(tooMuchDrawn);
      await writeDocuments((documents) => saveImageEdit(documents, userId, assetId, text));
      if (writeDraft(latest.current.present) !== text) return;
      forgetDraft(userId, assetId);
      setUnsent(false);
      setRefusal(null);
    } catch (error) {
      setRefusal(readRefusal(error, true));
    }
  }, [userId, assetId]);

  const showEdit = useCallback(
    (next: EditHistory<EditDraft>) => {
      if (next === latest.current) return;
      show(next);
      setUnsent(true);
      setKept(keepDraft(userId, assetId, next.present));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), restMs);
    },
    [show, send, userId, assetId],
  );

  // What a closed tab left is sent now; what this one has not sent goes when it leaves the picture.
  useEffect(() => {
    if (readKeptDraft(userId, assetId)) void send();
    return () => {
      clearTimeout(timer.current);
      if (readKeptDraft(userId, assetId)) void send();
    };
  }, [send, userId, assetId]);

  const reading = useDocuments<typeof import("~/stores/images/image-edits"), ImageEdit | null>(
    `${userId} ${assetId}`,
    () => import("~/stores/images/image-edits"),
    ({ watchImageEdit }, documents, onChange, onError) =>
      watchImageEdit(documents, userId, assetId, whenKnown(onChange), onError),
  );
  const heard = reading.kind === "present" ? (reading.value?.draft ?? null) : null;
  const online = useOnlineState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is heard anew is taken over
  useEffect(() => {
    if (reading.kind === "loading") return;
    // Together with the draft: whoever waits for it must not see the one without the other.
    setHeard(true);
    if (heard === null || heard === sent.current || isUnsent) return;
    const draft = parseDraft(heard);
    if (!draft) return;
    sent.current = heard;
    show(adopt(latest.current, draft));
  }, [heard, reading.kind]);

  return {
    draft: history.present,
    isKnown: isUnsent || isHeard || online === "offline",
    replace: useCallback(
      (fields) => showEdit(adopt(latest.current, { ...latest.current.present, ...fields })),
      [showEdit],
    ),
    change: useCallback(
      (edited, place) => showEdit(edit(latest.current, edited(latest.current.present), place, Date.now())),
      [showEdit],
    ),
    undo: useCallback(() => showEdit(undo(latest.current)), [showEdit]),
    redo: useCallback(() => showEdit(redo(latest.current)), [showEdit]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isKept,
    save: useCallback(() => void send(), [send]),
    saveState: editState({
      isUnsent,
      refusal,
      online,
      keeping: useKeeping() === "device" && isKept ? "device" : "tab",
    }),
  };
}
