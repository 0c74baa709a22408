import { expect, test } from "vitest";
import { languages } from "~/domain/text/language";
import { languageName } from "~/domain/text/language-name";
import { askedLanguage } from "./asked-language";

test.each([
  ["in Hebrew", "he"],
  ["Translate the video to Ukrainian", "uk"],
  ["Make it Polish", "pl"],
  ["Polish, please", "pl"],
  ["a Greek version", "el"],
  ["auf Norwegisch", "nb"],
  ["traduis-le en thaï", "th"],
  ["vertaal het naar het Fins", "fi"],
  ["in het Lets", "lv"],
  ["polish the words", null],
  ["I want you to polish it", null],
  ["a bowl of Greek yoghurt", null],
  ["say that it lets people sleep", null],
  ["translate it", null],
] as const)("%s: %s", (clause, language) => {
  expect(askedLanguage(clause)).toBe(language);
});

test("each language of a video can be asked for by its English name", () => {
  for (const language of languages) {
    // Norwegian Bokmål is what people call Norwegian.
    const name = languageName(language === "nb" ? "no" : language);
    expect(askedLanguage(`in ${name}`), name).toBe(language);
  }
});
