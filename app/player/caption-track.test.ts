import { expect, test } from "vitest";
import { nameOfLanguage, trackFor } from "./caption-track";

const tracks = ["en", "de", "pt-BR"].map((language) => ({ language, cues: [] }));

test.each([
  ["de", ["en"], "de"],
  [null, ["pt-PT", "en"], "pt-BR"],
  ["fr", ["de-AT"], "de"],
  [null, ["ja"], "en"],
])("who chose %s and reads %o gets %s", (chosen, read, expected) => {
  expect(trackFor(tracks, chosen, read)?.language).toBe(expected);
});

test("a language is named in its own words, and what is none as it is written", () => {
  expect(nameOfLanguage("de")).toBe("Deutsch");
  expect(nameOfLanguage("not a language")).toBe("not a language");
});
