import { expect, test } from "vitest";
import { joinWords, splitWords } from "./split-words";
import { distributeOver, distributeWords } from "./spread-words";

test("words fill the time, in order, longer words longer, with a stop after a sentence", () => {
  const words = distributeWords("One. Extraordinarily two", 2, 6);
  expect(words[0]?.startSeconds).toBe(2);
  expect(words.at(-1)?.endSeconds).toBeCloseTo(6, 9);
  const length = (index: number) => words[index]!.endSeconds - words[index]!.startSeconds;
  expect(length(1)).toBeGreaterThan(3 * length(2));
  expect(words[1]!.startSeconds - words[0]!.endSeconds).toBeGreaterThan(0.3);
});

test("words keep out of the pauses of a recording, and a sentence begins where speaking does", () => {
  const spans = [
    { startSeconds: 0.2, endSeconds: 1.3 },
    { startSeconds: 2, endSeconds: 3.1 },
  ];
  const words = distributeOver("We bake at six. You eat at seven.", spans);
  for (const { startSeconds, endSeconds } of words) {
    expect(
      spans.some((span) => startSeconds >= span.startSeconds && endSeconds <= span.endSeconds + 1e-9),
    ).toBe(true);
  }
  expect(words[4]?.text).toBe("You");
  expect(words[4]?.startSeconds).toBeCloseTo(2, 6);
});

test("words of scripts without spaces are found, and marks stay with their word", () => {
  expect(splitWords("Who knows – really ?")).toEqual(["Who", "knows –", "really ?"]);
  const words = splitWords("毎朝六時に焼きます。", "ja");
  expect(words.length).toBeGreaterThan(2);
  expect(joinWords(words)).toBe("毎朝六時に焼きます。");
  expect(joinWords(splitWords("Fresh bread, daily."))).toBe("Fresh bread, daily.");
});
