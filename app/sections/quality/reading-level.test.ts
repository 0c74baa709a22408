import { expect, test } from "vitest";
import { readingLevel, syllablesIn } from "./reading-level";

const easy = [
  "The kettle is hot. You can see it. The cat sat on the mat. We all like hot tea in the sun.",
  "It is good.",
];
const long =
  "Notwithstanding considerable technological sophistication, the manufacturer’s comprehensive documentation nevertheless necessitates extraordinarily attentive consideration of numerous interdependent configuration possibilities.";

test("syllables are counted as they are spoken", () => {
  expect(["kettle", "make", "table", "tea", "seen", "water"].map((word) => syllablesIn(word, "en"))).toEqual([
    2, 1, 2, 1, 1, 2,
  ]);
  expect(syllablesIn("Wasserkocher", "de")).toBe(4);
});

test("short words read easily, long ones do not, and the hardest sentence is named", () => {
  expect(readingLevel(easy, "en")?.level).toBe("easy");
  const hard = readingLevel([...easy, long], "en");
  expect(hard?.hardest).toEqual([{ text: long, words: 18 }]);
  expect(readingLevel([long, long], "en")?.level).toBe("very hard");
});

test("each language has its own formula, and one that has none has no level", () => {
  const formulas = ["en", "de-AT", "fr", "es", "it", "nl", "pt", "sv"].map(
    (language) => readingLevel([...easy, long], language)?.formula,
  );
  expect(new Set(formulas).size).toBe(8);
  expect(readingLevel([...easy, long], "ja")).toBeNull();
  expect(readingLevel(["Too short."], "en")).toBeNull();
});
