import { expect, test } from "vitest";
import { MAX_SCENE_SECONDS, MIN_SCENE_SECONDS, readingSeconds, sceneSecondsFor } from "~/scene/reading-time";

test("time grows with the text and starts from nothing", () => {
  expect(readingSeconds("  ", "en")).toBe(0);
  const short = readingSeconds("Made slowly", "en");
  expect(readingSeconds("Made slowly Made slowly", "en")).toBeGreaterThan(1.9 * short);
});

test("790 English characters take a minute on screen", () => {
  expect(readingSeconds("a".repeat(790), "en-GB")).toBeCloseTo(60, 0);
});

test("a Japanese character takes longer than a Latin one, also where the language was not studied", () => {
  expect(readingSeconds("東京", "ja")).toBeGreaterThan(2 * readingSeconds("ab", "en"));
  expect(readingSeconds("東京", "yue")).toBe(readingSeconds("東京", "ja"));
});

test("a scene holds between two and twelve seconds, and pictures ask for no reading", () => {
  expect(sceneSecondsFor({}, "en")).toBe(MIN_SCENE_SECONDS);
  expect(sceneSecondsFor({ body: { kind: "text", text: "word ".repeat(79) } }, "en")).toBe(MAX_SCENE_SECONDS);
  const headline = { kind: "text", text: "Cold-pressed in small batches" } as const;
  const picture = { kind: "picture", assetId: "a", alt: "a long description", focusX: 0, focusY: 0 } as const;
  expect(sceneSecondsFor({ headline, picture }, "en")).toBe(sceneSecondsFor({ headline }, "en"));
});

test("a letter and its marks are one character, and digits within Chinese are read as elsewhere", () => {
  expect(readingSeconds("की", "hi")).toBeCloseTo(readingSeconds("क", "hi"));
  expect(readingSeconds("电话01065529988", "zh")).toBeCloseTo(
    readingSeconds("电话", "zh") + readingSeconds("01065529988", "en"),
  );
});
