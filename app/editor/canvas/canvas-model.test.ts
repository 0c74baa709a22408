import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownSource } from "~/editor/canvas/canvas-source";
import type { Editor } from "~/editor/editor";
import type { Target } from "~/editor/target";
import type { Composition } from "~/scene/composition";
import { CanvasModel } from "./canvas-model";
import type { CanvasSettings } from "./canvas-settings";
import type { Press } from "./gestures/gesture";

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
  const selection: Target[] = [{ kind: "overlay", id: "logo" }];
  let state = {
    storyboard: { format: "9:16" },
    composition: { width: 1080, height: 1920 } as Composition,
    selection,
  };
  const announce = vi.fn();
  const preview = vi.fn();
  const editor = { read: () => state, subscribe, announce, preview, playhead: { subscribe: () => () => {} } };
  const model = new CanvasModel(editor as unknown as Editor, ownSource(editor as unknown as Editor), {
    subscribe: () => () => {},
  } as unknown as CanvasSettings);
  model.open();
  model.setPane({ width: 800, height: 800 });
  const set = (fields: Partial<typeof state>) => {
    state = { ...state, ...fields };
    for (const listener of listeners) listener();
  };
  const makeWide = () =>
    set({ storyboard: { format: "16:9" }, composition: { width: 1920, height: 1080 } as Composition });
  return { model, set, announce, makeWide };
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

test("a drag ends when an edit takes away what is dragged, and goes on over any other edit", () => {
  const { model, set, announce } = openCanvas();
  const drag = { move: vi.fn(), end: vi.fn(), cancel: vi.fn() };
  model.begin(drag);
  set({ storyboard: { format: "9:16" } });
  expect(model.isBusy).toBe(true);
  set({ storyboard: { format: "9:16" }, selection: [] });
  expect(drag.cancel).toHaveBeenCalledOnce();
  expect(announce).toHaveBeenCalledWith("Cancelled");
  model.end({} as Press);
  expect(drag.end).not.toHaveBeenCalled();
});
