import { expect, test } from "vitest";
import { usualLanguage, writtenLanguage } from "./written-language";

const written = ["en", "de", "fr"] as const;
const german = {
  prompt: "Wir eröffnen eine Bäckerei und backen das Brot jeden Tag frisch.",
  reading: null,
  chosen: null,
  written,
  usual: "en",
} as const;

test("the words say the language, unless one was chosen", () => {
  expect(writtenLanguage(german)).toEqual({ language: "de", read: "de" });
  expect(writtenLanguage({ ...german, chosen: "fr" })).toEqual({ language: "fr", read: "de" });
});

test("what was understood of the words counts more than a guess at them", () => {
  const reading = { language: "fr", languageFrom: "words" } as const;
  expect(writtenLanguage({ ...german, reading })).toEqual({ language: "fr", read: "fr" });
  // They did not tell: the language of the answer is the one that was asked with.
  const untold = { language: "fr", languageFrom: "choice" } as const;
  expect(writtenLanguage({ ...german, reading: untold })).toEqual({ language: "en", read: null });
});

test("words that do not tell, or that no writer has, leave it to the browser", () => {
  expect(writtenLanguage({ ...german, prompt: "Jam", usual: "de" })).toEqual({ language: "de", read: null });
  const arabic = "مخبز جديد في الدوحة";
  expect(writtenLanguage({ ...german, prompt: arabic })).toEqual({ language: "en", read: "ar" });
  expect(usualLanguage(["sv", "fr-CA", "de"], written)).toBe("fr");
  expect(usualLanguage(["sv"], written)).toBe("en");
});
