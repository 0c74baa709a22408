import { expect, test } from "vitest";
import { languageName } from "./language-name";

test("a language is called by its name, and what is no tag stays as it is", () => {
  expect(["fr", "pt-BR", "not a tag", ""].map(languageName)).toEqual([
    "French",
    "Brazilian Portuguese",
    "not a tag",
    "",
  ]);
});
