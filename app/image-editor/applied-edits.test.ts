import { expect, test } from "vitest";
import { parseHandEdits } from "~/domain/image/hand-edit";
import { appliedEdits } from "./applied-edits";
import { emptyDraft, plainFrame } from "./edit-draft";

const image = { width: 600, height: 400 };
const layer = {
  kind: "picture" as const,
  turnDegrees: 0,
  id: "a",
  assetId: "b",
  name: "Sea",
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  opacity: 1,
  blend: "multiply" as const,
  hidden: true,
};

test("each edit is named where it is done, and only there", () => {
  const edits = (change: Partial<typeof emptyDraft>) => appliedEdits({ ...emptyDraft, ...change }, image);
  const framed = (frame: Partial<typeof plainFrame>) => edits({ frame: { ...plainFrame, ...frame } });
  expect(edits({})).toEqual([]);
  expect(edits({ adjustments: { ...emptyDraft.adjustments, tint: 0.1 } })).toEqual(["adjust"]);
  expect(edits({ layers: [layer] })).toEqual([]);
  expect(edits({ layers: [{ ...layer, hidden: false }] })).toEqual(["layer"]);
  expect(framed({ turns: 3 })).toEqual(["turn"]);
  expect(framed({ flipY: true })).toEqual(["flip"]);
  // To keep no empty corner, straightening cuts; what was cut is what somebody drew beyond that.
  expect(framed({ straightenDegrees: 4 })).toEqual(["straighten"]);
  expect(framed({ crop: { x: 0, y: 0, width: 600, height: 400 } })).toEqual([]);
  expect(framed({ turns: 1, crop: { x: 0, y: 0, width: 400, height: 400 } })).toEqual(["turn", "crop"]);
});

test("a list of edits is taken in their order, and only whole", () => {
  expect(parseHandEdits("crop, adjust,crop")).toEqual(["adjust", "crop"]);
  for (const unknown of ["", "crop,paint", "Crop"]) expect(parseHandEdits(unknown)).toBeNull();
});
