import { expect, test } from "vitest";
import { describeStoryboard } from "./describe-storyboard";
import type { Scene } from "./storyboard";

const scene = (...texts: string[]): Scene => ({
  id: "s",
  role: "point",
  durationSeconds: 2,
  slots: Object.fromEntries(
    texts.map((text, index) => [["headline", "body"][index], { kind: "text" as const, text }]),
  ),
});
const describe = (...scenes: Scene[]) => describeStoryboard({ scenes, language: "en" });

test("lines become sentences, those of lists too", () => {
  expect(describe(scene("Candles poured by hand", "Cedar\nFig & honey\nSea salt"), scene("Order now!"))).toBe(
    "Candles poured by hand. Cedar. Fig & honey. Sea salt. Order now!",
  );
  expect(describe(scene("Zutaten:", "400 g Mehl"), scene("“Wonderful.”", "−30%"))).toBe(
    "Zutaten: 400 g Mehl. “Wonderful.” −30%.",
  );
  expect(describe(scene("手作りの蝋燭"), scene("注文する！"))).toBe("手作りの蝋燭。 注文する！");
});

test("what is long ends after a word, with an ellipsis, within 155 characters", () => {
  const long = describe(
    scene("A sentence of some words, which goes on"),
    ...Array(8).fill(scene("More and more")),
  );
  expect(long.length).toBeLessThanOrEqual(155);
  expect(long).toMatch(/(More|and|more)…$/);
  expect(describe(scene("字".repeat(200)))).toMatch(/^字{154}…$/u);
  expect(describe(scene("a".repeat(154)))).toBe(`${"a".repeat(154)}.`);
});
