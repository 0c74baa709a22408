import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { toLinear, toOklab } from "~/domain/image/oklab";
import { decodeImage } from "~/providers/image-file.server";
import { makerSubjects } from "../../../tests/fixtures/maker-subjects";
import { type ProductName, photographed, png } from "../../../tests/fixtures/product-photos";
import { cutOut } from "../image-maker/edits/cut-out";
import { makeBuiltInImage } from "../image-maker/make-built-in-image";

const make = (prompt: string, names: readonly ProductName[], size = { width: 320, height: 400 }) =>
  makeBuiltInImage(makerSubjects, {
    request: { ...emptyImageRequest("built-in/image-maker"), prompt },
    size,
    seed: 3,
    references: names.map((name) => ({
      bytes: png(photographed(name).photo),
      role: "product",
      weight: 0.7,
      name,
    })),
  });

const labOf = (data: Uint8ClampedArray, pixel: number) =>
  toOklab([toLinear(data[pixel * 4]!), toLinear(data[pixel * 4 + 1]!), toLinear(data[pixel * 4 + 2]!)]);

test.each(["bottle", "shoe", "speaker"] as const)(
  "the %s keeps its own pixels when it is cut out",
  (name) => {
    const { photo, own } = photographed(name);
    const { data } = cutOut(photo)!;
    let kept = 0;
    let all = 0;
    let left = 0;
    for (const [pixel, isOwn] of own.entries()) {
      if (!isOwn) {
        if (data[pixel * 4 + 3]! > 200) left++;
        continue;
      }
      all++;
      const isSame = [0, 1, 2].every((k) => data[pixel * 4 + k] === photo.data[pixel * 4 + k]);
      if (isSame && data[pixel * 4 + 3]! > 250) kept++;
    }
    expect(kept / all).toBeGreaterThan(0.95);
    // Of the backdrop and the shadow on it, next to nothing comes along.
    expect(left / all).toBeLessThan(0.02);
  },
);

test.each(["shoe", "speaker"] as const)("the edge of the %s has its own colour, not the sheet's", (name) => {
  const { data, width } = cutOut(photographed(name).photo)!;
  let strange = 0;
  let edge = 0;
  for (let pixel = width * 4; pixel < data.length / 4 - width * 4; pixel++) {
    if (data[pixel * 4 + 3]! < 40 || data[pixel * 4 + 3]! > 250) continue;
    edge++;
    const lab = labOf(data, pixel);
    const apart = [-3, 3, -3 * width, 3 * width, -2, 2, -2 * width, 2 * width]
      .filter((step) => data[(pixel + step) * 4 + 3]! > 250)
      .map((step) => labOf(data, pixel + step))
      .map((inner) => Math.hypot(...inner.map((value, k) => value - lab[k]!)));
    if (Math.min(...apart) > 0.1) strange++;
  }
  expect(edge).toBeGreaterThan(200);
  expect(strange / edge).toBeLessThan(0.08);
});

test("on a beach at sunset it is that bottle, whole, with a shadow at its foot", async () => {
  const made = await make("my bottle on a beach at sunset", ["bottle"]);
  const picture = decodeImage(made.bytes);
  const { box, missing, subject } = made.report!;
  expect(subject).not.toBeNull();
  expect(missing).toBe("");
  expect(box!.x).toBeGreaterThan(0.02);
  expect(box!.x + box!.width).toBeLessThan(0.98);
  expect(box!.y).toBeGreaterThan(0.02);
  expect(box!.y + box!.height).toBeLessThan(0.98);
  const at = (u: number, v: number) =>
    Math.floor((box!.y + box!.height * v) * 400) * 320 + Math.floor((box!.x + box!.width * u) * 320);
  // Its label is cream with a green sign still.
  const [light, , yellow] = labOf(picture.data, at(0.065, 0.7));
  expect(light).toBeGreaterThan(0.8);
  expect(Math.abs(yellow)).toBeLessThan(0.07);
  const [, green] = labOf(picture.data, at(0.25, 0.7));
  expect(green).toBeLessThan(0);
  // Darker right under the foot than on the sand farther down.
  expect(labOf(picture.data, at(0.5, 1.015))[0]).toBeLessThan(labOf(picture.data, at(0.5, 1.16))[0] - 0.05);
});

test("night and noon light the same thing differently, and its hues stay", async () => {
  const [night, noon] = await Promise.all(
    ["my shoe in a street at night", "my shoe on a sunny beach"].map((prompt) => make(prompt, ["shoe"])),
  );
  const meanOf = ({ bytes }: { bytes: Uint8Array }) => {
    const { data, subject } = decodeImage(bytes);
    const sum = [0, 0, 0];
    let count = 0;
    for (const [pixel, isSubject] of subject!.entries()) {
      if (!isSubject) continue;
      const lab = labOf(data, pixel);
      for (let k = 0; k < 3; k++) sum[k] = sum[k]! + lab[k]!;
      count++;
    }
    return sum.map((value) => value / count) as [number, number, number];
  };
  const [dark, bright] = [meanOf(night!), meanOf(noon!)];
  expect(dark[0]).toBeLessThan(bright[0] - 0.03);
  const hue = ([, a, b]: readonly number[]) => (Math.atan2(b!, a!) * 180) / Math.PI;
  expect(Math.abs(hue(dark) - hue(bright))).toBeLessThan(12);
});

test("three products stand as one group within a wide picture, the same each time", {
  timeout: 90_000,
}, async () => {
  const draw = () =>
    make("our products on a table", ["bottle", "shoe", "speaker"], { width: 400, height: 224 });
  const made = await draw();
  const { box } = made.report!;
  expect(box!.x).toBeGreaterThan(0.02);
  expect(box!.x + box!.width).toBeLessThan(0.98);
  expect(box!.y).toBeGreaterThan(0.02);
  expect(box!.y + box!.height).toBeLessThan(0.98);
  // Wider than any of them alone in that height.
  expect((box!.width * 400) / (box!.height * 224)).toBeGreaterThan(1.2);
  expect((await draw()).bytes).toEqual(made.bytes);
});

test("a place that is not drawn is said", async () => {
  const { report } = await make("my bottle on the moon", ["bottle"]);
  expect(report!.missing).toBe("on the moon");
});
