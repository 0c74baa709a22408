import { expect, test } from "vitest";
import type { ImageModelInfo } from "../image-model";
import { emptyImageRequest, type ImageRequest } from "../image-request";
import { unsupportedLettering } from "./lettering-rules";

const model = {
  label: "Painter",
  letterScripts: ["Latin", "Greek", "Cyrillic"],
} as unknown as ImageModelInfo;
const request = (prompt: string, changes: Partial<ImageRequest> = {}) => ({
  ...emptyImageRequest("a"),
  prompt,
  ...changes,
});

test("words in a script that a model has no letters for are known before anything is sent", () => {
  expect(unsupportedLettering(model, request('Poster "مرحبا", sand'))).toBe(
    "Painter has letters for Latin, Greek and Cyrillic alone, so it cannot set “مرحبا”. Change these words, take off the quotation marks, or choose another model.",
  );
  for (const words of ["«日本の夏»", "“שלום”", "'हिन्दी'"])
    expect(unsupportedLettering(model, request(`Poster ${words}`))).toContain("cannot set");
  for (const words of [
    '"Sale −20 % 🎉"',
    '"Žluťoučký"',
    '"Лето"',
    '"Καλημέρα"',
    "مرحبا",
    "it's 'x' and isn't",
  ])
    expect(unsupportedLettering(model, request(`Poster ${words}`))).toBeNull();
});

test("what is not going to be set stands in no way", () => {
  const prompt = 'Poster "مرحبا"';
  expect(unsupportedLettering(model, request(prompt, { negativePrompt: "letters" }))).toBeNull();
  expect(unsupportedLettering(model, request(prompt, { operation: "relight" }))).toBeNull();
  expect(unsupportedLettering({ ...model, letterScripts: undefined } as never, request(prompt))).toBeNull();
});

test("a quotation mark that is never closed takes no time, however much stands behind it", () => {
  for (const open of ["«", '"', "“", "„", " '"])
    expect(unsupportedLettering(model, request(`${open}${" ".repeat(3990)}`))).toBeNull();
});
