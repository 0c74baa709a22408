import { expect, test } from "vitest";
import { setTheme } from "~/sections/edit/edit-page";
import { addSection, hideSection, moveSection, removeSection } from "~/sections/edit/edit-sections";
import { setSlot, setText } from "~/sections/edit/edit-slots";
import { newPage, newSection } from "~/sections/new-page";
import { sectionTypes } from "~/sections/section-types";
import { pageChanges } from "./word-changes";

const types = ["hero", "benefits", "faq", "story"];
const page = types.reduce(
  (made, type, index) => {
    const definition = sectionTypes.get(type);
    if (!definition) throw new Error(`no ${type}`);
    return addSection(made, newSection(definition), index, type);
  },
  newPage({ language: "en", themeId: "plain" }),
);
const heading = { sectionId: "hero", blockId: null, slot: "heading" };
const wordsOf = (after: typeof page, before = page) => pageChanges(before, after).map(({ words }) => words);

test("equal pages have no changes", () => {
  expect(pageChanges(page, structuredClone(page))).toEqual([]);
});

test("words are told as they were and as they are", () => {
  const written = setText(page, heading, "A kettle");
  expect(pageChanges(written, setText(written, heading, "A quiet kettle"))).toMatchObject([
    { kind: "words", sectionId: "hero", before: "A kettle", after: "A quiet kettle" },
  ]);
});

test("sections that came, went, moved or are hidden are named", () => {
  expect(wordsOf(removeSection(page, "faq"))).toEqual(["Questions and answers removed"]);
  expect(wordsOf(page, removeSection(page, "faq"))).toEqual(["Questions and answers added"]);
  expect(wordsOf(moveSection(page, "story", 0))).toEqual(["Story moved"]);
  expect(wordsOf(hideSection(page, "story", true))).toEqual(["Story hidden"]);
  expect(wordsOf(setTheme(page, { mode: "dark" }))).toEqual(["Theme changed"]);
});

test("an image that is another changes its section, a wording that was kept does not", () => {
  const image = { kind: "image", assetId: "a", alt: "", focusX: 0.5, focusY: 0.5 } as const;
  expect(wordsOf(setSlot(page, { ...heading, slot: "image" }, image))).toEqual(["Opening changed"]);
  const text = setText(page, heading, "A kettle");
  const take = { id: "t", text: "Other", keptAt: "2026-01-01T00:00:00Z", madeBy: null };
  expect(
    pageChanges(text, setSlot(text, heading, { kind: "text", text: "A kettle", takes: [take] })),
  ).toEqual([]);
});
