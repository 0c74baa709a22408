import { type RefObject, useEffect } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { copySelection, partsInClipboard, pasteCopies } from "~/editor/canvas/clipboard";

/** Copy, cut and paste while something of the canvas has the focus, or nothing has. */
export function useCanvasClipboard(model: CanvasModel, paneRef: RefObject<HTMLElement | null>): void {
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
        const parts = partsInClipboard(event.clipboardData.getData("text/plain"));
        if (!parts) return;
        event.preventDefault();
        pasteCopies(model, parts);
      },
      { signal },
    );
    return () => listening.abort();
  }, [model, paneRef]);
}
