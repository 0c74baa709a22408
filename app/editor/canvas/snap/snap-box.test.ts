import { expect, test } from "vitest";
import { snapMoved } from "~/editor/canvas/snap/snap-box";
import { snapLinesOf } from "~/editor/canvas/snap/snap-lines";

const size = { width: 1000, height: 1000 };
const safe = { top: 0.1, right: 0.1, bottom: 0.1, left: 0.1 };
const free = { x: null, y: null };
const box = (x: number, y: number, width = 100, height = 60) => ({ x, y, width, height });
const linesOf = (...others: ReturnType<typeof box>[]) => snapLinesOf(size, others, safe, { x: [], y: [] });

test("a box snaps to the nearest of edges, middles and safe areas within the threshold, and not beyond it", () => {
  const { shift, guides } = snapMoved(box(446, 300), linesOf(), 6, free);
  expect(shift.x).toBe(4);
  expect(guides.find(({ axis }) => axis === "x")?.at).toBe(500);
  expect(snapMoved(box(440, 300), linesOf(), 6, free).shift.x).toBe(0);
  expect(snapMoved(box(104, 300), linesOf(), 6, free).shift.x).toBe(-4);
});

test("beside two parts a box takes over the gap between them, and says how wide it is", () => {
  const lines = linesOf(box(200, 700), box(340, 700));
  const { shift, guides } = snapMoved(box(483, 701), lines, 6, free);
  expect(shift.x).toBe(-3);
  expect(guides.filter(({ kind }) => kind === "gap").map(({ label }) => label)).toEqual(["40", "40"]);
});

test("between two parts a box finds the middle", () => {
  const lines = linesOf(box(130, 700), box(463, 700));
  expect(snapMoved(box(294, 703), lines, 6, free).shift.x).toBe(2.5);
});

test("what has snapped holds on beyond the distance at which it took hold, and then lets go", () => {
  const lines = linesOf();
  const { hold } = snapMoved(box(446, 300), lines, 6, free);
  expect(snapMoved(box(442, 300), lines, 6, hold).shift.x).toBe(8);
  expect(snapMoved(box(439, 300), lines, 6, hold).shift.x).toBe(0);
});

test("a guide between two parts says how far they are apart", () => {
  const { guides } = snapMoved(box(231, 400), linesOf(box(230, 200)), 6, free);
  expect(guides.find(({ at }) => at === 230)?.label).toBe("140");
});
