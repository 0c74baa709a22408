import fc from "fast-check";
import { expect, test } from "vitest";
import type { Script } from "~/domain/script";
import { resolveComposition } from "~/scene/resolve-composition";
import { parseStoryboard } from "~/scene/storyboard";
import { storyboardFromScript } from "./storyboard-from-script";

const script = (lines: string[]): Script => ({
  title: "Bread",
  language: "en",
  scenes: lines.map((headline, index) => ({
    id: `scene-${index}`,
    role: index === 0 ? "hook" : "point",
    headline,
    body: "",
    pictureBrief: "a loaf",
  })),
  claims: [],
});
const brief = { format: "9:16", lengthSeconds: 15, tone: "warm" } as const;

test("words and pictures land in their slots, in order", () => {
  const storyboard = storyboardFromScript(
    script(["One", "Two", "Three"]),
    brief,
    { "scene-1": { assetId: "asset-1", alt: "a loaf" } },
    7,
  );
  expect(parseStoryboard(storyboard)).toEqual(storyboard);
  expect(storyboard.scenes.map(({ id }) => id)).toEqual(["scene-0", "scene-1", "scene-2"]);
  expect(storyboard.scenes[0]?.slots).toEqual({ headline: { kind: "text", text: "One" } });
  expect(storyboard.scenes[1]?.slots.picture).toMatchObject({ assetId: "asset-1", alt: "a loaf" });
  expect(storyboard.templateId).toBe("editorial");
});

test("the video has the length asked for, longer text holding longer", () => {
  const storyboard = storyboardFromScript(
    script(["Short", "A headline that takes a good deal longer to read than the others", "Short"]),
    brief,
    {},
    7,
  );
  const seconds = storyboard.scenes.map(({ durationSeconds }) => durationSeconds);
  expect(resolveComposition(storyboard).durationSeconds).toBeCloseTo(15, 1);
  expect(seconds[1]).toBeGreaterThan(seconds[0] as number);
});

test("time is shared by reading time, not given to one scene", () => {
  const { scenes } = storyboardFromScript(
    script([
      "This is Tidal",
      "It keeps drinks cold for 18 hours, fits every bottle cage, and the lid opens with one hand",
      "£29, with free returns for 60 days",
      "Get yours",
    ]),
    brief,
    {},
    7,
  );
  for (const { durationSeconds } of scenes) expect(durationSeconds).toBeLessThan(7.5);
  expect(scenes[0]?.durationSeconds).toBeGreaterThanOrEqual(1.8);
});

test("any script and length gives scenes within bounds, on length wherever that is possible", () => {
  const lines = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 3, maxLength: 10 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 6, max: 60 }), (headlines, lengthSeconds) => {
      const storyboard = storyboardFromScript(script(headlines), { ...brief, lengthSeconds }, {}, 1);
      const { scenes } = storyboard;
      const total = resolveComposition(storyboard).durationSeconds;
      for (const { durationSeconds } of scenes) {
        expect(durationSeconds).toBeGreaterThanOrEqual(1.8);
        expect(durationSeconds).toBeLessThanOrEqual(12);
      }
      const possible = lengthSeconds >= scenes.length * 2.5 && lengthSeconds <= scenes.length * 12;
      if (possible) expect(Math.abs(total - lengthSeconds)).toBeLessThan(0.11);
    }),
  );
});
