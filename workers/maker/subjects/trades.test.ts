import { expect, test } from "vitest";
import { readMakerFile } from "../../../tests/fixtures/maker-files";
import { openSubjects } from "./subjects";
import trades from "./trades.json";

const { readArt } = openSubjects(readMakerFile);
const languages = ["en", "de", "fr", "es", "pt", "it", "pl", "tr", "ar", "hi", "ja", "zh", "nl", "sv", "da"];

test("two hundred trades and goods are named in fifteen languages", () => {
  expect(Object.keys(trades).length).toBeGreaterThanOrEqual(200);
  for (const [name, { words }] of Object.entries(trades)) {
    expect(Object.keys(words), name).toEqual(expect.arrayContaining(languages));
  }
});

test("there is art of all that a trade shows", async () => {
  const shown = new Set(Object.values(trades).flatMap(({ shows }) => shows as string[]));
  const missing = await Promise.all([...shown].map(async (id) => ((await readArt(id)) ? [] : [id])));
  expect(missing.flat()).toEqual([]);
});

test("no word names two trades of one language", () => {
  const known = new Map<string, string>();
  const twice: string[] = [];
  for (const [name, { words }] of Object.entries(trades)) {
    for (const [language, list] of Object.entries(words)) {
      for (const word of new Set(list.toLowerCase().split(", "))) {
        const key = `${language} ${word.replace(/\*$/, "")}`;
        if (known.has(key) && known.get(key) !== name) twice.push(`${key}: ${known.get(key)}, ${name}`);
        known.set(key, name);
      }
    }
  }
  expect(twice).toEqual([]);
});
