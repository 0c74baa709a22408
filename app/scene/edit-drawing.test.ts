import { expect, test } from "vitest";
import { addStroke, drawingIn, eraseStrokes, mostStrokes, passesBy, strokesOf } from "~/scene/edit-drawing";
import { parseStoryboard } from "~/scene/storyboard";

const board = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  scenes: [{ id: "one", role: "hook", slots: {}, durationSeconds: 3 }],
  templateId: "atelier",
  seed: 1,
  music: null,
});
const on = { size: { width: 1080, height: 1920 }, format: "9:16" as const };
const across = { points: [100, 200, 300, 200, 500, 260], width: 10, color: "#ff0000" };
const far = { points: [900, 1500, 950, 1800], width: 20, color: "#0000ff" };

test("strokes stay where they were drawn while others join them and go", () => {
  const one = addStroke(board, "one", "hand", across, on);
  const two = addStroke(one, "one", "hand", far, on);
  const drawing = drawingIn(parseStoryboard(two), "one", "hand")!;
  for (const [index, stroke] of [across, far].entries()) {
    const kept = strokesOf(drawing, on)[index]!;
    for (const [at, place] of stroke.points.entries()) expect(kept.points[at]).toBeCloseTo(place, 0);
    expect(kept.width).toBeCloseTo(stroke.width, 1);
  }
  const erased = eraseStrokes(two, "one", "hand", new Set([0]), on);
  const [left] = strokesOf(drawingIn(erased, "one", "hand")!, on);
  for (const [at, place] of far.points.entries()) expect(left!.points[at]).toBeCloseTo(place, 0);
  const none = eraseStrokes(erased, "one", "hand", new Set([0]), on);
  expect(none.scenes[0]!.elements).toBeUndefined();
});

test("a dot, and a level line, can be drawn and stored", () => {
  const dot = addStroke(board, "one", "hand", { ...across, points: [540, 960] }, on);
  expect(() => parseStoryboard(dot)).not.toThrow();
  const level = addStroke(board, "one", "hand", { ...across, points: [0, 960, 1080, 960] }, on);
  expect(strokesOf(drawingIn(parseStoryboard(level), "one", "hand")!, on)[0]!.points[1]).toBeCloseTo(960, 0);
});

test("a drawing that is turned or stands elsewhere in another format keeps its box", () => {
  const drawn = addStroke(board, "one", "hand", across, on);
  const { placement } = drawingIn(drawn, "one", "hand")!;
  const turned = {
    ...drawn,
    scenes: [
      {
        ...drawn.scenes[0]!,
        elements: { hand: { ...drawingIn(drawn, "one", "hand")!, rotationDegrees: 30 } },
      },
    ],
  };
  const more = drawingIn(addStroke(turned, "one", "hand", far, on), "one", "hand")!;
  expect(more.placement).toEqual(placement);
});

test("a rubber meets a stroke within its reach and half the stroke's width, and not beyond", () => {
  expect(passesBy(across, { x: 200, y: 210 }, 6)).toBe(true);
  expect(passesBy(across, { x: 200, y: 212 }, 6)).toBe(false);
});

test("a full drawing says how to go on", () => {
  let full = board;
  for (let count = 0; count < mostStrokes; count++) full = addStroke(full, "one", "hand", across, on);
  expect(() => addStroke(full, "one", "hand", across, on)).toThrow("begin another");
});
