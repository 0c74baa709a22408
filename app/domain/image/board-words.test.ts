import { expect, test } from "vitest";
import { commonWords, wordsOfRequest } from "./board-words";
import { emptyImageRequest, type ImageRequest } from "./image-request";

const asked = (prompt: string, fields: Partial<ImageRequest> = {}) =>
  wordsOfRequest({ ...emptyImageRequest("m"), prompt, ...fields });

test.each([
  ["Reload test: the same blue cup again, 4k photo", ["blue", "cup"]],
  ["A man in a hat by the sea", ["man", "hat", "sea"]],
  ["Eine Tasse Kaffee auf dem Tisch, gleiche Aufnahme, noch ein Test", ["tasse", "kaffee", "tisch"]],
  ["Une tasse de café sur la table, même fond", ["tasse", "café", "table"]],
  ["La misma taza de café con leche en el jardín, otra prueba", ["taza", "café", "leche", "jardín"]],
  ["Lo stesso vaso di fiori sul tavolo", ["vaso", "fiori", "tavolo"]],
  ["Uma imagem da mesma flor no jardim", ["flor", "jardim"]],
  ["Een afbeelding van dezelfde fiets op het strand", ["fiets", "strand"]],
  ["To samo zdjęcie kota na oknie", ["kota", "oknie"]],
  ["Samma bild av en båt på sjön", ["båt", "sjön"]],
  ["Det samme billede af et hus ved havet", ["hus", "havet"]],
])("%s", (prompt, words) => {
  expect(asked(prompt)).toEqual(words);
});

test("styles count, instructions do not, and what was made by hand was not asked for", () => {
  expect(asked("A lamp", { styleIds: ["noir"] })).toEqual(["lamp", "noir"]);
  expect(asked("Remove the cat", { operation: "instruct" })).toEqual([]);
  expect(wordsOfRequest(null)).toEqual([]);
});

test("words rank by how many images say them; of many images what one alone says is left out", () => {
  const few = [["linen", "cup"], ["cup"], []];
  expect(commonWords(few)).toEqual(["cup", "linen"]);
  expect(commonWords([...few, ["cup", "moss"], ["moss", "cup", "fern"]])).toEqual(["cup", "moss"]);
  expect(commonWords([])).toEqual([]);
});
