import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownSource } from "~/editor/canvas/canvas-source";
import type { Editor } from "~/editor/editor";
import type { Composition } from "~/scene/composition";
import { CanvasModel } from "./canvas-model";
import type { CanvasSettings } from "./canvas-settings";

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => {});
});
afterEach(() => void vi.unstubAllGlobals());

/** A canvas of an upright video in a pane, and what makes that another format. */
function openCanvas() {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let state = { storyboard: { format: "9:16" }, composition: { width: 1080, height: 1920 } as Composition };
  const editor = { read: () => state, subscribe, playhead: { subscribe: () => () => {} } };
  const model = new CanvasModel(editor as unknown as Editor, ownSource(editor as unknown as Editor), {
    subscribe: () => () => {},
  } as unknown as CanvasSettings);
  model.open();
  model.setPane({ width: 800, height: 800 });
  const makeWide = () => {
    state = { storyboard: { format: "16:9" }, composition: { width: 1920, height: 1080 } as Composition };
    for (const listener of listeners) listener();
  };
  return { model, makeWide };
}

test("a canvas that filled its pane fills it in another format too, in the middle", () => {
  const { model, makeWide } = openCanvas();
  makeWide();
  const { scale, x, y } = model.view;
  expect(1920 * scale).toBeCloseTo(800 - 2 * 32);
  expect([x * 2 + 1920 * scale, y * 2 + 1080 * scale]).toEqual([800, 800]);
  expect(model.isFitted).toBe(true);
});

test("one that was enlarged by hand keeps its scale in another format, and stays in sight", () => {
  const { model, makeWide } = openCanvas();
  model.setView({ scale: 1, x: -1000, y: -1800 });
  makeWide();
  expect(model.view.scale).toBe(1);
  expect(model.view.y + 1080).toBeGreaterThan(0);
  expect(model.isFitted).toBe(false);
});
