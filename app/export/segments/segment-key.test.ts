import { expect, test } from "vitest";
import type { Composition } from "~/scene/composition";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { sampleStoryboard } from "../../../tests/browser/pages/sample-storyboards.ts";
import { canonical, segmentKey } from "./segment-key.ts";
import { splitSegments } from "./split-segments.ts";

const context = {
  frameRate: 30,
  encoder: { codec: "avc1.640028" },
  code: "build-1",
  failedMediaIds: [],
  mediaVersions: {},
};
const storyboard = sampleStoryboard("short", "editorial", "9:16", 1);

function keysOf(composition: Composition, changes: Partial<typeof context> = {}): Promise<string[]> {
  const segments = splitSegments(composition, 30, Math.round(composition.durationSeconds * 30));
  return Promise.all(segments.map((segment) => segmentKey(composition, segment, { ...context, ...changes })));
}

function withHeadline(sceneIndex: number, text: string): Storyboard {
  const changed = structuredClone(storyboard);
  changed.scenes[sceneIndex]!.slots.headline = { kind: "text", text };
  return changed;
}

test("the same composition has the same keys, and no two segments share one", async () => {
  const keys = await keysOf(resolveComposition(storyboard));
  expect(await keysOf(resolveComposition(structuredClone(storyboard)))).toEqual(keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test("another headline changes its scene and the transitions beside it, and nothing else", async () => {
  const before = await keysOf(resolveComposition(storyboard));
  const after = await keysOf(resolveComposition(withHeadline(2, "Nothing you cannot spell")));
  const changed = after.filter((key) => !before.includes(key));
  expect(after.length).toBe(before.length);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(4);
});

test("what decides the packets is in the key: rate, encoder, code and missing media", async () => {
  const composition = resolveComposition(storyboard);
  const keys = new Set(await keysOf(composition));
  const pictureId = composition.pictureIds[0]!;
  for (const change of [{ encoder: { codec: "vp09.00.40.08" } }, { code: "build-2" }]) {
    for (const key of await keysOf(composition, change)) expect(keys).not.toContain(key);
  }
  const without = await keysOf(composition, { failedMediaIds: [pictureId] as never[] });
  expect(without.some((key) => !keys.has(key))).toBe(true);
  expect(without.some((key) => keys.has(key))).toBe(true);
});

test("times are relative, names do not count, everything else does", () => {
  const layer = {
    id: "scene-0/a",
    sceneIndex: 0,
    startSeconds: 1.5,
    box: { y: 2, x: 1 },
    trimStartSeconds: 4,
  };
  const shifted = {
    trimStartSeconds: 4,
    box: { x: 1, y: 2 },
    id: "scene-3/a",
    sceneIndex: 3,
    startSeconds: 8.5,
  };
  expect(canonical(shifted, 8)).toBe(canonical(layer, 1));
  expect(canonical({ ...shifted, trimStartSeconds: 5 }, 8)).not.toBe(canonical(layer, 1));
  expect(canonical(shifted, 9)).not.toBe(canonical(layer, 1));
});
