import fc from "fast-check";
import { expect, test } from "vitest";
import type { Script } from "~/domain/video/script";
import { pictureContent } from "~/scene/media-of-asset";
import { resolveComposition } from "~/scene/resolve-composition";
import { parseStoryboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { scriptSeconds, slowestTransitionSeconds } from "./script-seconds";
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
});
const brief = { format: "9:16", lengthSeconds: 15, tone: "warm" } as const;

test("words and pictures land in their slots, in order", () => {
  const storyboard = storyboardFromScript(
    script(["One", "Two", "Three"]),
    brief,
    { "scene-1": pictureContent({ assetId: "asset-1", alt: "a loaf" }) },
    7,
  );
  expect(parseStoryboard(storyboard)).toEqual(storyboard);
  expect(storyboard.scenes.map(({ id }) => id)).toEqual(["scene-0", "scene-1", "scene-2"]);
  expect(storyboard.scenes[0]?.slots).toEqual({ headline: { kind: "text", text: "One" } });
  expect(storyboard.scenes[1]?.slots.picture).toMatchObject({ assetId: "asset-1", alt: "a loaf" });
  expect(["editorial", "journal"]).toContain(storyboard.templateId);
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
  expect(scenes[0]?.durationSeconds).toBeGreaterThanOrEqual(2.2);
});

test("any script and length gives scenes within bounds, on length wherever the words allow it", () => {
  const lines = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 2, maxLength: 18 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 6, max: 90 }), (headlines, lengthSeconds) => {
      const lasting = (seconds: number) =>
        storyboardFromScript(script(headlines), { ...brief, lengthSeconds: seconds }, {}, 1);
      const totalOf = (seconds: number) => resolveComposition(lasting(seconds)).durationSeconds;
      for (const { durationSeconds } of lasting(lengthSeconds).scenes) {
        expect(durationSeconds).toBeGreaterThanOrEqual(2.2);
        expect(durationSeconds).toBeLessThanOrEqual(12);
      }
      const total = totalOf(lengthSeconds);
      const [shortest, longest] = [totalOf(1), totalOf(400)];
      const possible = Math.min(longest, Math.max(shortest, lengthSeconds));
      expect(Math.abs(total - possible)).toBeLessThan(0.2);
    }),
    { numRuns: 40 },
  );
});

test("few words do not drag and many are not rushed: they set the length", () => {
  const short = scriptSeconds(script(["Shoes", "Have a look"]), 60);
  expect(short).toBeLessThan(10);
  const long = script(
    Array.from({ length: 8 }, (_, index) => `${index} ${"a good deal to read ".repeat(2)}`),
  );
  expect(scriptSeconds(long, 10)).toBeGreaterThan(20);
});

test("what fits with the slowest transition fits with each template", () => {
  const slowest = Math.max(...builtInTemplates.map(({ transition }) => transition.seconds));
  expect(slowestTransitionSeconds).toBe(slowest);
});

test("a sentence that takes longer to say than the screen to read holds longer", () => {
  const plain = script(["One", "Two"]);
  const spoken =
    "A sentence that is rather longer than what there is to read on the screen while it is said.";
  const said = { ...plain, scenes: plain.scenes.map((scene, i) => (i === 1 ? { ...scene, spoken } : scene)) };
  const [first, second] = storyboardFromScript(said, brief, {}, 7).scenes;
  expect(second?.durationSeconds).toBeGreaterThan(2 * (first?.durationSeconds ?? 0));
  expect(second?.spoken).toBe(spoken);
});

test("a number has a slot of its own and is not written twice; platform, takes and picture words go along", () => {
  const priced = script(["One", "Three courses for £38"]);
  const figure = { value: 38, from: 0, decimals: 0, unit: "GBP" };
  const scenes = priced.scenes.map((scene, i) => (i === 1 ? { ...scene, figure, icon: "tag" } : scene));
  const storyboard = storyboardFromScript({ ...priced, scenes }, { ...brief, platform: "reels" }, {}, 7);
  expect(parseStoryboard(storyboard)).toEqual(storyboard);
  expect(storyboard).toMatchObject({ platform: "reels" });
  expect(storyboard.scenes[1]).toMatchObject({
    pictureBrief: "a loaf",
    slots: {
      headline: { kind: "text", text: "Three courses" },
      figure: { kind: "number", value: 38, unit: "GBP" },
      icon: { kind: "icon", name: "tag" },
    },
  });
});
