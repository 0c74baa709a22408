import fc from "fast-check";
import { expect, test } from "vitest";
import { indexByTime, layersAt } from "~/engine/active-layers";
import { SurfaceCache } from "~/engine/surface-cache";

test("finds the layers a scan of all would find, in painting order", () => {
  const time = fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4);
  const layer = fc
    .record({ startSeconds: time, length: fc.integer({ min: 1, max: 20 }) })
    .map(({ startSeconds, length }) => ({ startSeconds, endSeconds: startSeconds + length / 4 }));
  fc.assert(
    fc.property(
      fc.array(layer, { maxLength: 30 }),
      fc.double({ min: -1, max: 20, noNaN: true }),
      (layers, at) => {
        const expected = layers.filter(
          ({ startSeconds, endSeconds }) => startSeconds <= at && at < endSeconds,
        );
        expect(layersAt(indexByTime(layers), at)).toEqual(expected);
      },
    ),
  );
});

test("surfaces are painted once, and the least recently used goes first when room runs out", () => {
  const painted: string[] = [];
  const cache = new SurfaceCache<{ name: string }, { width: number; height: number }>(250);
  const [a, b, c] = [{ name: "a" }, { name: "b" }, { name: "c" }];
  const use = (key: { name: string }) =>
    cache.get(key, () => {
      painted.push(key.name);
      return { width: 10, height: 10 };
    });
  for (const key of [a, b, a, c, a, b]) use(key);
  expect(painted.join("")).toBe("abcb");
});

test("a surface larger than all the room is kept while it is used", () => {
  const cache = new SurfaceCache<object, { width: number; height: number }>(10);
  const key = {};
  const surface = { width: 100, height: 100 };
  expect(cache.get(key, () => surface)).toBe(surface);
  expect(cache.get(key, () => ({ width: 1, height: 1 }))).toBe(surface);
});
