import type { CanvasModel } from "~/editor/canvas/canvas-model";

const subscriptions = new WeakMap<CanvasModel, (listener: () => void) => () => void>();

/** Hears of edits and of the playhead: of all by which other parts may be on the canvas. */
export function onPartsChanged(model: CanvasModel): (listener: () => void) => () => void {
  const known = subscriptions.get(model);
  if (known) return known;
  const subscribe = (listener: () => void) => {
    const stops = [model.editor.subscribe(listener), model.editor.playhead.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  subscriptions.set(model, subscribe);
  return subscribe;
}
