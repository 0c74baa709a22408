import { expect, test } from "vitest";
import type { HandStep } from "~/domain/image/edit-plan";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { themeOfTemplate } from "../ad/ad-theme";
import { mapPicture } from "../ad/picture-map";
import { type EditDraft, editDraftSchema, emptyDraft } from "../edit-draft";
import { mostLayers } from "../layers/layer";
import { boundsOf } from "../layers/turned-box";
import { applyHandStep } from "./apply-hand-step";
import { carryDraft } from "./carry-draft";
import { StepError } from "./step-error";

const size = { width: 600, height: 400 };
const white = mapPicture({ data: new Uint8ClampedArray(72 * 48 * 4).fill(255), width: 72, height: 48 });
const template = builtInTemplates[0];
if (!template) throw new Error("There are templates.");
let count = 0;
const dressing = { size, theme: themeOfTemplate(template), map: white, newId: () => `layer ${count++}` };
const after = (steps: readonly HandStep[], from = emptyDraft) =>
  steps.reduce((draft, step) => applyHandStep(draft, step, dressing), from);

test("every step gives a draft that can be kept and read again", () => {
  const draft = after([
    { do: "crop", ratio: "1:1", keep: "top-left" },
    { do: "add-text", text: "Fresh today", place: "bottom-right", size: "small" },
    { do: "add-button", text: "Buy", place: "bottom" },
    { do: "add-badge", text: "€ 4", detail: "only", shape: "tag" },
    { do: "add-shape", shape: "star", place: "left", color: "#ff0000" },
    { do: "adjust", exposure: 30, warmth: -100 },
    { do: "adjust", exposure: 90 },
    { do: "turn", direction: "around" },
    { do: "mirror", axis: "down" },
    { do: "straighten", degrees: -3.5 },
  ]);
  expect(editDraftSchema.parse(draft)).toEqual(draft);
  expect(draft.adjustments).toMatchObject({ exposure: 1, warmth: -1, contrast: 0 });
  expect(draft.frame).toMatchObject({ turns: 2, flipY: true, straightenDegrees: -3.5 });
  expect(draft.layers.map(({ name }) => name)).toEqual(["Text", "Button", "Badge", "Shape"]);
});

test("what is laid after a cut lies within it, at its place", () => {
  const draft = after([
    { do: "crop", ratio: "1:1", keep: "left" },
    { do: "add-text", text: "Fresh", place: "bottom-right" },
    { do: "add-badge", text: "New", place: "top-left" },
  ]);
  expect(draft.frame.crop).toEqual({ x: 0, y: 0, width: 400, height: 400 });
  const [words, badge] = draft.layers.map(boundsOf);
  expect(words!.x + words!.width).toBeCloseTo(400 - 24);
  expect(words!.y + words!.height).toBeCloseTo(400 - 24);
  expect([badge!.x, badge!.y]).toEqual([24, 24]);
});

test("words are read on what they lie on, unless their colour was asked for", () => {
  const [plain, red] = after([
    { do: "add-text", text: "Fresh", place: "top" },
    { do: "add-text", text: "Fresh", place: "top", color: "#ff0000" },
  ]).layers;
  expect(plain?.kind === "text" && plain.look.color).not.toBe("#ffffff");
  expect(red?.kind === "text" && red.look.color).toBe("#ff0000");
});

test("a layer is changed about its middle, removed, and missed where it is gone", () => {
  const before = after([{ do: "add-button", text: "Buy", place: "middle" }]);
  const id = before.layers[0]!.id;
  const [layer] = after(
    [{ do: "change-layer", layerId: id, text: "Order", color: "#00aa00", scale: 2, opacity: 50 }],
    before,
  ).layers;
  expect(layer).toMatchObject({ text: "Order", fill: "#00aa00", opacity: 0.5 });
  const middle = boundsOf(layer!);
  expect(middle.x + middle.width / 2).toBeCloseTo(300);
  expect(after([{ do: "remove-layer", layerId: id }], before).layers).toEqual([]);
  expect(() => after([{ do: "remove-layer", layerId: id }])).toThrow(StepError);
});

test("there is no room for one layer too many", () => {
  const [layer] = after([{ do: "add-shape", shape: "line" }]).layers;
  const full: EditDraft = { ...emptyDraft, layers: Array(mostLayers).fill(layer) };
  expect(() => after([{ do: "add-text", text: "One more" }], full)).toThrow(/There are 40 layers/);
});

test("what lies over a picture lies over what is made of it, at the same spot", () => {
  const draft = after([
    { do: "add-text", text: "Fresh", place: "top-left" },
    { do: "crop", ratio: "1:1" },
  ]);
  const [layer] = draft.layers;
  const same = carryDraft(draft, size, { ...size, extend: null });
  expect(same).toMatchObject({ layers: [layer], frame: draft.frame });
  const extend = { top: 100, left: 50, right: 50, bottom: 100 };
  const extended = carryDraft(draft, size, { width: 700, height: 600, extend });
  expect(extended.layers[0]).toMatchObject({ x: layer!.x + 50, y: layer!.y + 100, width: layer!.width });
  expect(extended.frame.crop).toBeNull();
  const larger = carryDraft(draft, size, { width: 1200, height: 800, extend: null });
  expect(larger.layers[0]).toMatchObject({ x: layer!.x * 2, width: layer!.width * 2 });
});
