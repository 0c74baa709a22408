import { useRef } from "react";
import { keepAccepted, takeBackAccepted } from "~/images/edit/candidate-actions";
import type { EditedDraft } from "~/images/edit/use-draft";
import type { Image } from "~/stores/images/image-document";

/** What was accepted and from which image one came: undo and redo lead over it as over any other step. */
export function useAcceptedSteps(onOpen: (assetId: string) => void) {
  const back = useRef(new Map<string, { image: Image; fromId: string }>());
  const forth = useRef(new Map<string, Image>());
  const note = (image: Image, fromId: string) => {
    back.current.set(image.id, { image, fromId });
    forth.current.delete(fromId);
  };
  return {
    note,
    /** Takes back the acceptance that led to an image; null where none did. */
    undoOf: (assetId: string): (() => void) | null => {
      const step = back.current.get(assetId);
      if (!step) return null;
      return () => {
        back.current.delete(assetId);
        forth.current.set(step.fromId, step.image);
        takeBackAccepted(step.image, () => onOpen(step.fromId));
      };
    },
    /** Accepts once more what was taken back on an image. */
    redoOf: (assetId: string): (() => void) | null => {
      const image = forth.current.get(assetId);
      if (!image) return null;
      return () => {
        note(image, assetId);
        keepAccepted(image);
        onOpen(image.id);
      };
    },
  };
}

export type AcceptedSteps = ReturnType<typeof useAcceptedSteps>;

/** A draft whose way back goes on over the acceptance that led to its image, and its way forth over one taken back. */
export function withAccepted(edited: EditedDraft, steps: AcceptedSteps, assetId: string): EditedDraft {
  const back = edited.canUndo ? edited.undo : steps.undoOf(assetId);
  const forth = edited.canRedo ? edited.redo : steps.redoOf(assetId);
  return {
    ...edited,
    undo: back ?? edited.undo,
    redo: forth ?? edited.redo,
    canUndo: back !== null,
    canRedo: forth !== null,
  };
}
