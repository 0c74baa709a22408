import { expect, test } from "vitest";
import type { Scene } from "~/scene/storyboard";
import { unusedWords, unwantedWords } from "./brand-words";

const scene = (id: string, headline: string, spoken?: string): Scene => ({
  id,
  role: "point",
  durationSeconds: 2,
  slots: { headline: { kind: "text", text: headline } },
  ...(spoken && { spoken }),
});
const scenes = [scene("one", "Cheap wool"), scene("two", "Warm", "Handmade, and not cheap")];

test("each use of a word to avoid is named with its scene and place", () => {
  const found = unwantedWords({ scenes }, { wordsToAvoid: ["cheap"] });
  expect(
    found.map(({ sceneId, sceneIndex, place, written }) => [sceneId, sceneIndex, place, written]),
  ).toEqual([
    ["one", 0, "headline", "Cheap"],
    ["two", 1, "spoken", "cheap"],
  ]);
});

test("words to use are offered until they are used", () => {
  expect(unusedWords({ scenes }, { wordsToUse: ["handmade", "wool", "slow"] })).toEqual(["slow"]);
});
