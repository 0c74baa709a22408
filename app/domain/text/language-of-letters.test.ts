import { expect, test } from "vitest";
import { languageOfLetters } from "./language-of-letters";

test.each([
  ["مخبز جديد في الدوحة، خبز طازج كل صباح", "ar"],
  ["ドーハの新しいパン屋。毎朝焼きたて。", "ja"],
  ["多哈新面包店，每天早上新鲜出炉。", "zh"],
  ["Новая пекарня в центре города", "ru"],
  ["We open Café Ωmega on Mill Street with fresh bread every morning.", null],
  ["Abrimos una panadería", null],
  ["29 €", null],
  ["", null],
])("%s", (text, language) => {
  expect(languageOfLetters(text)).toBe(language);
});
