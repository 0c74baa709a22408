import { type RefObject, useEffect } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { copySelection, partsInClipboard, pasteCopies } from "~/editor/canvas/clipboard";
import { takeFilesIn, takeTextIn } from "~/editor/canvas/take-in";

/** Copy, cut and paste while something of the canvas has the focus, or nothing has: of parts, pictures, clips and words. */
export function useCanvasClipboard(
  model: CanvasModel,
  paneRef: RefObject<HTMLElement | null>,
  onFiles: () => void,
): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const isHere = () => {
      const focused = document.activeElement;
      const isWriting = focused instanceof HTMLElement && focused.isContentEditable;
      return !isWriting && (focused === document.body || paneRef.current?.contains(focused) === true);
    };
    const take = (event: ClipboardEvent, cuts: boolean) => {
      if (event.defaultPrevented || !isHere() || !event.clipboardData || (cuts && !model.mayEdit)) return;
      if (copySelection(model, event.clipboardData, cuts)) event.preventDefault();
    };
    addEventListener("copy", (event) => take(event, false), { signal });
    addEventListener("cut", (event) => take(event, true), { signal });
    addEventListener(
      "paste",
      (event) => {
        if (event.defaultPrevented || !isHere() || !event.clipboardData || !model.mayEdit) return;
        const data = event.clipboardData;
        const parts = partsInClipboard(data);
        const files = [...data.files];
        const words = data.getData("text/plain");
        if (parts) pasteCopies(model, parts);
        else if (files.length > 0) {
          onFiles();
          void takeFilesIn(model, files, null);
        } else if (words.trim() !== "") takeTextIn(model, words, null);
        else return;
        event.preventDefault();
      },
      { signal },
    );
    return () => listening.abort();
  }, [model, paneRef, onFiles]);
}
