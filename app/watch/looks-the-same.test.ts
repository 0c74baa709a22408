import { expect, test } from "vitest";
import { builtInLibrary } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { sampleStoryboard } from "../../tests/browser/pages/sample-storyboards.ts";
import { looksTheSame } from "./looks-the-same";

const shown = sampleStoryboard("short", "editorial", "9:16", 1);
const withFirst = (changes: Partial<Storyboard["scenes"][number]>): Storyboard => ({
  ...shown,
  scenes: shown.scenes.map((scene, index) => (index === 0 ? { ...scene, ...changes } : scene)),
});
const at = { to: "video-start" as const, seconds: 2 };
const { headline } = shown.scenes[0]!.slots;

test.each<[string, Storyboard]>([
  ["the name of a scene", withFirst({ name: "Opening" })],
  ["a line that no voice has said yet", withFirst({ spoken: "Made slowly" })],
  ["a marker", { ...shown, markers: { m: { at, name: "Look here" } } }],
  ["a lock", withFirst({ overrides: { headline: { isLocked: true } } })],
  ["a change of what the layout lacks", withFirst({ overrides: { "nothing-of-it": { opacity: 0.5 } } })],
  ["the name of the work in it", { ...shown, title: "Another name" }],
])("viewers see nothing of %s", (_, edited) => {
  expect(edited).not.toEqual(shown);
  expect(looksTheSame(edited, shown, builtInLibrary)).toBe(true);
});

test.each<[string, Storyboard]>([
  [
    "words",
    withFirst({
      slots: { ...shown.scenes[0]!.slots, headline: { ...headline!, text: "Other words" } as never },
    }),
  ],
  ["a chapter", { ...shown, markers: { m: { at, name: "Look here", isChapter: true } } }],
  ["a time", withFirst({ durationSeconds: shown.scenes[0]!.durationSeconds + 1 })],
  ["a part that is moved", withFirst({ overrides: { headline: { opacity: 0.5 } } })],
  ["captions", withFirst({ captions: { de: [{ startSeconds: 0, endSeconds: 1, text: "Guten Tag" }] } })],
])("viewers see %s", (_, edited) => {
  expect(looksTheSame(edited, shown, builtInLibrary)).toBe(false);
});
