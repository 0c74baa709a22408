import { expect, test } from "vitest";
import { featherInto } from "./feather";
import { type MaskRaster, newRaster, paintShape } from "./mask-raster";
import { coversAnything, type MaskShape, rectanglePoints } from "./mask-shape";
import { simplifyLine } from "./simplify-line";

const at = ({ data, width }: MaskRaster, x: number, y: number) => data[y * width + x];
const sumOf = ({ data }: MaskRaster) => data.reduce((sum, value) => sum + value, 0) / 255;
const square = (from: number, to: number, erase = false): MaskShape => ({
  kind: "area",
  erase,
  points: rectanglePoints(from, from, to, to),
});
const stroke = (points: number[], fields = {}): MaskShape => ({
  kind: "stroke",
  erase: false,
  size: 20,
  hardness: 1,
  points,
  ...fields,
});

test("a raster of a large picture is smaller than it, and shapes keep their place", () => {
  const raster = newRaster({ width: 4096, height: 2048 }, 512);
  expect([raster.width, raster.height, raster.scale]).toEqual([512, 256, 0.125]);
  expect(paintShape(raster, square(800, 1600))).toEqual({ x: 100, y: 100, width: 100, height: 100 });
  expect([at(raster, 99, 150), at(raster, 100, 150), at(raster, 199, 150), at(raster, 200, 150)]).toEqual([
    0, 255, 255, 0,
  ]);
});

test("a hard brush covers a disc; drawn twice it covers no more; a soft one fades to its edge", () => {
  const raster = newRaster({ width: 100, height: 100 }, 100);
  paintShape(raster, stroke([50, 50]));
  expect(sumOf(raster)).toBeCloseTo(Math.PI * 100, -1);
  const once = raster.data.slice();
  paintShape(raster, stroke([50, 50, 50, 50]));
  expect(raster.data).toEqual(once);

  const soft = newRaster({ width: 100, height: 100 }, 100);
  paintShape(soft, stroke([50, 50], { hardness: 0, size: 60 }));
  const row = [50, 55, 60, 65, 70, 75].map((x) => at(soft, x, 50)!);
  expect(row).toEqual(row.toSorted((a, b) => b - a));
  expect(row[0]).toBeGreaterThan(250);
  expect(row[5]).toBeLessThan(60);
});

test("erasing takes away, inverting turns round, and twice is as before", () => {
  const raster = newRaster({ width: 64, height: 64 }, 64);
  for (const shape of [square(8, 40), square(16, 24, true), stroke([32, 32, 60, 60], { hardness: 0.3 })]) {
    paintShape(raster, shape);
  }
  expect([at(raster, 10, 10), at(raster, 20, 20), at(raster, 39, 20)]).toEqual([255, 0, 255]);
  const before = raster.data.slice();
  paintShape(raster, { kind: "invert" });
  expect([at(raster, 10, 10), at(raster, 20, 20), at(raster, 0, 63)]).toEqual([0, 255, 255]);
  paintShape(raster, { kind: "invert" });
  expect(raster.data).toEqual(before);
});

test("a lasso covers what it encloses, by halves along a slanted edge, and nothing beyond the picture", () => {
  const raster = newRaster({ width: 40, height: 40 }, 40);
  paintShape(raster, { kind: "area", erase: false, points: [0, 0, 40, 0, 0, 40] });
  expect(sumOf(raster)).toBeCloseTo(800, -1);
  expect(at(raster, 20, 19)).toBeGreaterThan(90);
  expect(at(raster, 20, 19)).toBeLessThan(165);
  expect(paintShape(raster, square(-90, -50))).toBeNull();
  expect(paintShape(raster, { kind: "area", erase: false, points: [1, 1, 2, 2] })).toBeNull();
});

test("feathering spreads an edge evenly and changes nothing outside of the part it is asked for", () => {
  const raster = newRaster({ width: 60, height: 60 }, 60);
  paintShape(raster, { kind: "area", erase: false, points: rectanglePoints(30, 0, 60, 60) });
  const target = { ...raster, data: new Uint8Array(60 * 60) };
  featherInto(target, raster, 9, { x: 0, y: 20, width: 60, height: 10 });
  const row = Array.from({ length: 60 }, (_, x) => at(target, x, 25)!);
  expect(row).toEqual(row.toSorted((a, b) => a - b));
  expect((row[29]! + row[30]!) / 2).toBeCloseTo(127.5, -1);
  expect([row[15], row[45]]).toEqual([0, 255]);
  expect(at(target, 50, 10)).toBe(0);
});

test("a line is kept with fewer points and never strays further than told", () => {
  const points = Array.from({ length: 200 }, (_, i) => [i, Math.sin(i / 20) * 30]).flat();
  const kept = simplifyLine(points, 0.5);
  expect(kept.length).toBeLessThan(points.length / 4);
  expect(kept.slice(0, 2)).toEqual([0, 0]);
  expect(kept.at(-2)).toBe(199);
  const [drawn, simple] = [points, kept].map((line) => {
    const raster = newRaster({ width: 210, height: 80 }, 210);
    paintShape(raster, stroke(line.map((value, i) => (i % 2 ? value + 40 : value))));
    return sumOf(raster);
  });
  expect(Math.abs(drawn! - simple!)).toBeLessThan(drawn! * 0.02);
});

test("a mask that only ever erases covers nothing", () => {
  expect(coversAnything([square(0, 9, true)])).toBe(false);
  expect(coversAnything([square(0, 9, true), { kind: "invert" }])).toBe(true);
});
