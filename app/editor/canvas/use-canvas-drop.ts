import { type RefObject, useEffect } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { takeFilesIn, takeTextIn } from "~/editor/canvas/take-in";

/** Files and words that are dropped on the canvas are added where they are let go. */
export function useCanvasDrop(
  model: CanvasModel,
  paneRef: RefObject<HTMLElement | null>,
  onFiles: () => void,
): void {
  useEffect(() => {
    const pane = paneRef.current;
    if (!pane) return;
    const listening = new AbortController();
    const { signal } = listening;
    const brings = (data: DataTransfer | null) =>
      data !== null && (data.types.includes("Files") || data.types.includes("text/plain"));
    // A field takes in words itself; a file would be opened instead of the page.
    const isForField = ({ target, dataTransfer }: DragEvent) =>
      !dataTransfer?.types.includes("Files") &&
      target instanceof Element &&
      target.closest("[contenteditable], input, textarea") !== null;
    const mark = (isOver: boolean) => pane.toggleAttribute("data-dropping", isOver);
    pane.addEventListener(
      "dragover",
      (event) => {
        if (event.defaultPrevented || !brings(event.dataTransfer) || isForField(event)) return mark(false);
        event.preventDefault();
        if (event.dataTransfer) event.dataTransfer.dropEffect = model.mayEdit ? "copy" : "none";
        mark(model.mayEdit);
      },
      { signal },
    );
    pane.addEventListener(
      "dragleave",
      (event) => {
        if (!(event.relatedTarget instanceof Node && pane.contains(event.relatedTarget))) mark(false);
      },
      { signal },
    );
    pane.addEventListener(
      "drop",
      (event) => {
        mark(false);
        if (event.defaultPrevented || !brings(event.dataTransfer) || isForField(event)) return;
        event.preventDefault();
        if (!model.mayEdit) return;
        const { left, top } = pane.getBoundingClientRect();
        const at = model.toCanvas({ x: event.clientX - left, y: event.clientY - top });
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) {
          onFiles();
          void takeFilesIn(model, files, at);
        } else takeTextIn(model, event.dataTransfer?.getData("text/plain") ?? "", at);
      },
      { signal },
    );
    return () => listening.abort();
  }, [model, paneRef, onFiles]);
}
