import { expect, test } from "vitest";
import { formats } from "~/domain/video/format";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { showStage } from "~/editor/canvas/present-stage";
import type { Editor } from "~/editor/editor";
import type { Target } from "~/editor/target";
import { relativeLuminance } from "~/scene/contrast";
import type { Element } from "~/scene/element";
import { safeInsets } from "~/scene/format-size";
import { builtInLibrary } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { addElement } from "./add-part";

const scene = (id: string) => ({
  id,
  role: "hook",
  durationSeconds: 4,
  slots: { headline: { kind: "text", text: "Made slowly, worn for years" } },
});

/** An editor of a video of two scenes whose canvas is of one lightness everywhere. */
function editorOver(luminance: number) {
  let storyboard = {
    version: 3,
    title: "",
    language: "en",
    format: "9:16",
    templateId: "editorial",
    seed: 1,
    music: null,
    scenes: [scene("a"), scene("b")],
  } as unknown as Storyboard;
  let selection: readonly Target[] = [];
  const playhead = {
    seconds: 0,
    seek(seconds: number) {
      playhead.seconds = seconds;
    },
  };
  const editor = {
    read: () => ({
      storyboard,
      selection,
      composition: resolveComposition(storyboard),
      library: builtInLibrary,
    }),
    change: (_: string, edit: (now: Storyboard) => Storyboard) => {
      storyboard = edit(storyboard);
    },
    select: (targets: readonly Target[]) => {
      selection = targets;
    },
    playhead,
  } as unknown as Editor;
  showStage(editor, {
    groundUnder: () => Array.from({ length: 20 }, () => luminance),
  } as unknown as CanvasModel);
  const elementsOf = (index: number): Element[] =>
    Object.values(editor.read().storyboard.scenes[index]?.elements ?? {});
  return { editor, elementsOf };
}

const rectangle = { kind: "shape", shape: "rectangle" } as const;
const middle = { placement: { centerX: 0.5, centerY: 0.5, width: 0.5, height: 0.3 } };

test("pressed thirty times a thing stands at thirty places, the last one selected and in sight", () => {
  const { editor, elementsOf } = editorOver(0.9);
  for (let count = 0; count < 30; count++) addElement(editor, "Add rectangle", rectangle, middle);
  const places = elementsOf(0).map(({ placement }) => `${placement?.centerX} ${placement?.centerY}`);
  expect(new Set(places).size).toBe(30);
  expect(editor.read().selection).toHaveLength(1);
  expect(editor.playhead.seconds).toBeGreaterThan(0);
});

test("words are dark on what is light and light on what is dark", () => {
  for (const [luminance, isLight] of [
    [0.95, false],
    [0.01, true],
  ] as const) {
    const { editor, elementsOf } = editorOver(luminance);
    addElement(editor, "Add heading", { kind: "text", text: "A heading" }, middle);
    const composition = resolveComposition(editor.read().storyboard);
    const layer = composition.layers.find(({ partKey }) => partKey?.startsWith("element:"));
    const color = elementsOf(0)[0]?.text?.color ?? (layer?.kind === "text" ? layer.color : "");
    expect(relativeLuminance(color) > 0.5).toBe(isLight);
  }
});

test("on a cut a thing goes into the scene that begins there, where a person chose it stays, and codes keep their colours", () => {
  const { editor, elementsOf } = editorOver(0.9);
  editor.playhead.seek(editor.read().composition.sceneStartsSeconds[1] as number);
  const chosen = { placement: { centerX: 0.31, centerY: 0.22, width: 0.3, height: 0.3 }, color: "#000000" };
  addElement(editor, "Add QR code", { kind: "qr", text: "https://example.com/" }, chosen, { isPlaced: true });
  expect(elementsOf(0)).toEqual([]);
  expect(elementsOf(1)).toMatchObject([{ placement: chosen.placement, color: "#000000" }]);
});

test("a countdown stands inside the safe area on every canvas, wherever it was added", () => {
  const { editor } = editorOver(0.9);
  const content = { kind: "countdown", endsAt: "2030-01-01T00:00:00Z", from: "days", over: "" } as const;
  const placement = { centerX: 0.5, centerY: 0.5, width: 0.8, height: 0.16 };
  addElement(editor, "Add countdown", content, { placement });
  for (const format of formats) {
    const { parts = [], width, height } = resolveComposition({ ...editor.read().storyboard, format });
    const box = parts.find(({ key }) => key.startsWith("element:"))?.box;
    const { left, right, top, bottom } = safeInsets(format);
    expect(box?.x).toBeGreaterThanOrEqual(left * width - 0.1);
    expect(box?.y).toBeGreaterThanOrEqual(top * height - 0.1);
    expect(box && box.x + box.width).toBeLessThanOrEqual((1 - right) * width + 0.1);
    expect(box && box.y + box.height).toBeLessThanOrEqual((1 - bottom) * height + 0.1);
  }
});
