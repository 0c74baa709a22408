import { expect, test } from "vitest";
import { changeShown, placementOf, placeParts, resetFormat, tidyRotation } from "~/scene/edit-arrange";
import { alignShifts, distributeShifts, gapShifts } from "~/scene/edit-arrange-align";
import { copyParts, deleteParts, pasteParts } from "~/scene/edit-arrange-copy";
import { orderParts } from "~/scene/edit-arrange-order";
import { setPartText, spansAfterEdit, styleOfMarked, styleSpan } from "~/scene/edit-arrange-text";
import { changesIn, changesOf, type PartTarget } from "~/scene/edit-parts";
import { boxOfPlacement } from "~/scene/placement";
import { parseStoryboard } from "~/scene/storyboard";

const board = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  scenes: [
    {
      id: "one",
      role: "hook",
      slots: { headline: { kind: "text", text: "A quiet kettle" } },
      durationSeconds: 3,
    },
  ],
  templateId: "atelier",
  seed: 1,
  music: null,
});
const headline: PartTarget = { kind: "part", sceneId: "one", key: "headline" };
const on = { size: { width: 1080, height: 1920 }, format: "9:16", onlyThisFormat: false } as const;
const box = { x: 100, y: 200, width: 540, height: 270 };

test("a place is kept in fractions, and gives the same box again", () => {
  const placed = placeParts(board, [{ target: headline, box }], on);
  const { placement } = changesOf(placed, headline)!;
  const again = boxOfPlacement(placement!, on.size);
  for (const side of ["x", "y", "width", "height"] as const) expect(again[side]).toBeCloseTo(box[side], 1);
  expect(placementOf(box, on.size)).toEqual(placement);
});

test("an edit for one format leaves the others, and one for all is seen where a format differs", () => {
  const only = placeParts(board, [{ target: headline, box }], { ...on, onlyThisFormat: true });
  expect(changesOf(only, headline)!.placement).toBeUndefined();
  const moved = changeShown(only, headline, { placement: placementOf({ ...box, x: 300 }, on.size) }, on);
  expect(changesIn(changesOf(moved, headline)!, "9:16").placement!.centerX).toBeCloseTo(570 / 1080, 4);
  expect(changesIn(changesOf(moved, headline)!, "1:1").placement).toBeUndefined();
  expect(changesOf(resetFormat(moved, [headline], "9:16"), headline)).toEqual({});
});

test.each([
  [0, 0],
  [360, 0],
  [190, -170],
  [-180, 180],
  [44.999, 45],
])("a rotation of %d° is %d°", (degrees, tidy) => {
  expect(tidyRotation(degrees)).toBe(tidy);
});

test("boxes are aligned, distributed by their middles, and given equal gaps", () => {
  const boxes = [0, 30, 200].map((x, index) => ({ x, y: 0, width: 20 + 10 * index, height: 10 }));
  const area = { x: 0, y: 0, width: 300, height: 100 };
  expect(alignShifts(boxes, "right", area).map(({ x }) => x)).toEqual([280, 240, 60]);
  expect(alignShifts(boxes, "middle", area).map(({ y }) => y)).toEqual([45, 45, 45]);
  expect(distributeShifts(boxes, "x").map(({ x }) => x)).toEqual([0, 70, 0]);
  const starts = gapShifts(boxes, "x").map(({ x }, index) => boxes[index]!.x + x);
  expect(starts[1]! - 20).toBe(starts[2]! - starts[1]! - 30);
});

test("parts are put in front, behind and one step on, and painted in that order", () => {
  const keys = ["a", "b", "c", "d"];
  const targets = keys.map((key): PartTarget => ({ kind: "part", sceneId: "one", key }));
  const painted = (now: typeof board) =>
    [...targets]
      .sort((one, other) => (changesOf(now, one)?.order ?? 0) - (changesOf(now, other)?.order ?? 0))
      .map((target) => target.kind === "part" && target.key);
  expect(painted(orderParts(board, targets, [targets[1]!], "front"))).toEqual(["a", "c", "d", "b"]);
  expect(painted(orderParts(board, targets, [targets[2]!], "back"))).toEqual(["c", "a", "b", "d"]);
  expect(painted(orderParts(board, targets, [targets[0]!], "forward"))).toEqual(["b", "a", "c", "d"]);
  expect(painted(orderParts(board, targets, [targets[3]!, targets[2]!], "backward"))).toEqual([
    "a",
    "c",
    "d",
    "b",
  ]);
  expect(orderParts(board, targets, [targets[3]!], "front")).toBe(board);
});

test("a copied headline becomes an element, and deleting the headline hides it", () => {
  const copies = copyParts(board, [{ target: headline, box, rotationDegrees: 30 }], on);
  const { storyboard, targets } = pasteParts(board, "one", copies, ["new"]);
  expect(targets).toEqual([{ kind: "element", sceneId: "one", id: "new" }]);
  const element = parseStoryboard(storyboard).scenes[0]!.elements!.new!;
  expect(element.content).toEqual({ kind: "text", text: "A quiet kettle" });
  expect(element.rotationDegrees).toBe(30);
  const deleted = deleteParts(storyboard, [headline, targets[0]!], on);
  expect(changesOf(deleted, headline)!.isHidden).toBe(true);
  expect(deleted.scenes[0]!.elements).toBeUndefined();
});

test("spans stay on their words while text is written around and in them", () => {
  const spans = [{ from: 2, to: 7, weight: 700 }];
  expect(spansAfterEdit(spans, "A quiet kettle", "A very quiet kettle")).toEqual([
    { from: 7, to: 12, weight: 700 },
  ]);
  expect(spansAfterEdit(spans, "A quiet kettle", "A quiet pan")).toEqual(spans);
  expect(spansAfterEdit(spans, "A quiet kettle", "A kettle")).toEqual([]);
  const bold = styleSpan([], 2, 7, { weight: 700 });
  expect(styleSpan(bold, 4, 9, { italic: true })).toEqual([
    { from: 2, to: 4, weight: 700 },
    { from: 4, to: 7, weight: 700, italic: true },
    { from: 7, to: 9, italic: true },
  ]);
  expect(styleSpan(bold, 0, 14, { weight: undefined })).toEqual([]);
  expect(styleOfMarked(bold, { from: 2, to: 4 })).toEqual({ weight: 700 });
  expect(styleOfMarked(bold, { from: 7, to: 7 })).toEqual({ weight: 700 });
  expect(styleOfMarked(bold, { from: 7, to: 9 })).toEqual({});
});

test("what is written takes the place of the slot's words", () => {
  const written = setPartText(board, headline, "Silence");
  expect(written.scenes[0]!.slots.headline).toEqual({ kind: "text", text: "Silence" });
});
