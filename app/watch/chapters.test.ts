import { expect, test } from "vitest";
import { resolveComposition } from "~/scene/resolve-composition";
import { sampleStoryboard } from "../../tests/browser/pages/sample-storyboards.ts";
import { chaptersOf } from "./chapters";

test("a chapter that has another name on the link keeps its words, but for those that led to its own name", () => {
  const storyboard = sampleStoryboard("short", "editorial", "9:16", 1);
  const composition = resolveComposition(storyboard);
  const [first, second] = chaptersOf(storyboard, composition, { show: true, names: {} });
  expect(second).toMatchObject({ label: "The oil", headline: "Cold-pressed in small batches" });
  const names = { [second?.key ?? ""]: "How it is made" };
  const renamed = chaptersOf(storyboard, composition, { show: true, names });
  expect(renamed.slice(0, 2)).toEqual([first, { ...second, label: "", headline: "How it is made" }]);
});
