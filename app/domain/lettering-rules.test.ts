import { expect, test } from "vitest";
import type { ImageModelInfo } from "./image-model";
import { emptyImageRequest, type ImageRequest } from "./image-request";
import { notCounted, whyNotLettering } from "./lettering-rules";

const model = {
  label: "Painter",
  lettering: { scripts: ["Latin", "Greek", "Cyrillic"], isLeftOutBesideThings: true },
  isOnePaletteBesideThings: true,
} as unknown as ImageModelInfo;
const request = (prompt: string, changes: Partial<ImageRequest> = {}) => ({
  ...emptyImageRequest("a"),
  prompt,
  ...changes,
});
const reference = (assetId: string, role: "product" | "palette") => ({ assetId, role, weight: 1 });

test("words in a script that a model has no letters for are known before anything is sent", () => {
  expect(whyNotLettering(model, request('Poster "مرحبا", sand'))).toBe(
    "Painter has letters for Latin, Greek and Cyrillic alone, so it cannot set “مرحبا”. Change these words, take off the quotation marks, or choose another model.",
  );
  for (const words of ["«日本の夏»", "“שלום”", "'हिन्दी'"])
    expect(whyNotLettering(model, request(`Poster ${words}`))).toContain("cannot set");
  for (const words of [
    '"Sale −20 % 🎉"',
    '"Žluťoučký"',
    '"Лето"',
    '"Καλημέρα"',
    "مرحبا",
    "it's 'x' and isn't",
  ])
    expect(whyNotLettering(model, request(`Poster ${words}`))).toBeNull();
});

test("what is not going to be set stands in no way", () => {
  const prompt = 'Poster "مرحبا"';
  expect(whyNotLettering(model, request(prompt, { negativePrompt: "letters" }))).toBeNull();
  expect(whyNotLettering(model, request(prompt, { operation: "relight" }))).toBeNull();
  expect(whyNotLettering(model, request(prompt, { references: [reference("a", "product")] }))).toBeNull();
  expect(whyNotLettering({ ...model, lettering: undefined } as never, request(prompt))).toBeNull();
});

test.each([
  ["A smiling woman holding a shopping bag", 1],
  ["Eine Frau am Strand", 1],
  ["Toys for kids and hand soap", 0],
  ["Mother's Day flowers", 0],
])("of %s a maker without people leaves out %d", (prompt, count) => {
  const maker = { ...model, isWithoutPeople: true } as never;
  expect(notCounted(maker, request(prompt))).toHaveLength(count);
  expect(notCounted(model, request(prompt))).toHaveLength(0);
});

test("what does not count is said", () => {
  const references = [reference("a", "product"), reference("b", "palette"), reference("c", "palette")];
  expect(notCounted(model, request('A cup "New"', { references }))).toEqual([
    "Beside a subject or product, Painter sets no words in quotation marks.",
    "Beside a subject or product, Painter takes colours from the first palette alone.",
  ]);
  expect(notCounted(model, request('A cup "New"', { references: references.slice(1) }))).toEqual([]);
  expect(
    notCounted(
      { ...model, lettering: undefined, isOnePaletteBesideThings: undefined } as never,
      request("A cup", { references }),
    ),
  ).toEqual([]);
});
