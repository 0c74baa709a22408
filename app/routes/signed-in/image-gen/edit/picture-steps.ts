import { useEffect, useRef } from "react";
import { setByHandOf } from "~/image-editor/applied-draft";
import { type EditDraft, nothingSet, type SetByHand } from "~/image-editor/edit-draft";
import { keepAccepted, takeBackAccepted } from "~/images/edit/candidate-actions";
import type { EditedDraft } from "~/images/edit/use-draft";
import type { Image } from "~/stores/images/image-document";

/** A step that led from one picture to another. */
interface PictureStep {
  fromId: string;
  toId: string;
  undo: () => void;
  /** `from` is the draft of the picture that the step begins on. */
  redo: (from: EditedDraft) => void;
}

/** What was accepted or applied, and from which picture one came: undo and redo lead over it as over any other step. */
export function usePictureSteps(onOpen: (assetId: string) => void) {
  const back = useRef(new Map<string, PictureStep>());
  const forth = useRef(new Map<string, PictureStep>());
  /** What goes along to a picture that is opened next. */
  const carried = useRef(new Map<string, Partial<EditDraft>>());
  const note = (step: PictureStep) => {
    back.current.set(step.toId, step);
    forth.current.delete(step.fromId);
  };
  const undo = (step: PictureStep) => {
    back.current.delete(step.toId);
    forth.current.set(step.fromId, step);
    step.undo();
  };
  const appliedStep = (fromId: string, toId: string, set: SetByHand): PictureStep => ({
    fromId,
    toId,
    undo: () => {
      carried.current.set(fromId, setByHandOf(set));
      onOpen(fromId);
    },
    redo: (from) => {
      from.replace(nothingSet);
      onOpen(toId);
    },
  });
  return {
    accepted: (image: Image, fromId: string) =>
      note({
        fromId,
        toId: image.id,
        undo: () => takeBackAccepted(image, () => onOpen(fromId)),
        redo: () => {
          keepAccepted(image);
          onOpen(image.id);
        },
      }),
    /** What was set on a picture became another one, which keeps the design that it shows. */
    applied: (from: EditedDraft, fromId: string, toId: string, design: EditDraft["applied"]) => {
      note(appliedStep(fromId, toId, from.draft));
      carried.current.set(toId, { applied: design });
      // What became pixels is no draft any more; the mask and the words stay.
      from.replace(nothingSet);
    },
    takeCarried: (assetId: string): Partial<EditDraft> | undefined => {
      const fields = carried.current.get(assetId);
      carried.current.delete(assetId);
      return fields;
    },
    /** Takes back the step that led to a picture, after a reload too where its draft tells of it; null where none did. */
    undoOf: (assetId: string, { applied }: EditDraft): (() => void) | null => {
      const step = back.current.get(assetId) ?? (applied && appliedStep(applied.assetId, assetId, applied));
      return step ? () => undo(step) : null;
    },
    /** Does once more what was taken back on a picture. */
    redoOf: (assetId: string, from: EditedDraft): (() => void) | null => {
      const step = forth.current.get(assetId);
      if (!step) return null;
      return () => {
        note(step);
        step.redo(from);
      };
    },
  };
}

export type PictureSteps = ReturnType<typeof usePictureSteps>;

/** A draft whose way back goes on over the step that led to its picture, and its way forth over one taken back. */
export function usePictureHistory(edited: EditedDraft, steps: PictureSteps, assetId: string): EditedDraft {
  const { isKnown, replace } = edited;
  useEffect(() => {
    const fields = isKnown ? steps.takeCarried(assetId) : undefined;
    if (fields) replace(fields);
  });
  const back = edited.canUndo ? edited.undo : steps.undoOf(assetId, edited.draft);
  const forth = edited.canRedo ? edited.redo : steps.redoOf(assetId, edited);
  return {
    ...edited,
    undo: back ?? edited.undo,
    redo: forth ?? edited.redo,
    canUndo: back !== null,
    canRedo: forth !== null,
  };
}
