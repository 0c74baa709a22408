import type { CanvasModel } from "~/editor/canvas/canvas-model";

const subscriptions = new WeakMap<CanvasModel, (listener: () => void) => () => void>();

/** While the video plays, its parts are looked at so often at most, in milliseconds. */
const PLAYING_MS = 250;

/** Hears of edits and of the playhead: of all by which other parts may be on the canvas. */
export function onPartsChanged(model: CanvasModel): (listener: () => void) => () => void {
  const known = subscriptions.get(model);
  if (known) return known;
  const subscribe = (listener: () => void) => {
    const { playhead } = model.editor;
    let heardMs = 0;
    const onPlayhead = () => {
      const nowMs = performance.now();
      if (playhead.isPlaying && nowMs - heardMs < PLAYING_MS) return;
      heardMs = nowMs;
      listener();
    };
    const stops = [model.editor.subscribe(listener), playhead.subscribe(onPlayhead)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  subscriptions.set(model, subscribe);
  return subscribe;
}
