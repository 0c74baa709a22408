import { expect, test } from "vitest";
import { writtenLanguage } from "./written-language";

const written = ["en", "de", "fr"] as const;
const german = "Wir eröffnen eine Bäckerei und backen das Brot jeden Tag frisch.";
const arabic = "مخبز جديد في الدوحة";

test("the words say the language, unless one was chosen", () => {
  expect(writtenLanguage(german, null, written, ["en-GB"])).toEqual({ language: "de", read: "de" });
  expect(writtenLanguage(german, "fr", written, ["en-GB"])).toEqual({ language: "fr", read: "de" });
});

test("words that do not tell, or that no writer has, leave it to the browser", () => {
  expect(writtenLanguage("Jam", null, written, ["sv", "fr-CA", "de"])).toEqual({
    language: "fr",
    read: null,
  });
  expect(writtenLanguage("Jam", null, written, ["sv"])).toEqual({ language: "en", read: null });
  expect(writtenLanguage(arabic, null, written, ["de"])).toEqual({ language: "de", read: "ar" });
});
