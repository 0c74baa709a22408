import { expect, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { usualLanguage, writtenLanguage } from "./written-language";

const written = ["en", "de", "fr"] as const;
const read = (language: Language, languageFrom: "words" | "choice" = "words") => ({
  reading: { language, languageFrom },
  chosen: null,
  written,
  usual: "en" as const,
});

test("the words say the language, unless one was chosen", () => {
  expect(writtenLanguage(read("de"))).toEqual({ language: "de", read: "de" });
  expect(writtenLanguage({ ...read("de"), chosen: "fr" })).toEqual({ language: "fr", read: "de" });
});

test("words that do not tell, or that no writer has, leave it to the browser", () => {
  // They did not tell: the language of the answer is the one that was asked with.
  expect(writtenLanguage(read("fr", "choice"))).toEqual({ language: "en", read: null });
  expect(writtenLanguage({ ...read("de"), reading: null, usual: "de" })).toEqual({
    language: "de",
    read: null,
  });
  expect(writtenLanguage(read("ar"))).toEqual({ language: "en", read: "ar" });
  expect(usualLanguage(["sv", "fr-CA", "de"], written)).toBe("fr");
  expect(usualLanguage(["sv"], written)).toBe("en");
});
