import { expect, test } from "vitest";
import { setAction, setSeo, setTheme } from "~/sections/edit/edit-page";
import {
  addSection,
  hideSection,
  moveSection,
  removeSection,
  setVariant,
} from "~/sections/edit/edit-sections";
import { setText } from "~/sections/edit/edit-slots";
import { writeTake } from "~/sections/edit/edit-takes";
import { newPage, newSection } from "~/sections/new-page";
import type { Page } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { pageDifferences } from "./page-differences";

const section = (type: string) => newSection(sectionTypes.get(type)!);
const heading = { sectionId: "top", blockId: null, slot: "heading" };

const published = [
  ["top", "hero"],
  ["why", "benefits"],
  ["ask", "faq"],
].reduce(
  (page, [id, type], index) => addSection(page, section(type!), index, id!),
  newPage({ language: "en" }),
);
const titled = setText(published, heading, "Honey");

const words = (before: Page, now: Page) => pageDifferences(before, now).map((one) => one.words);

test("a page that is as it was published differs in nothing", () => {
  expect(pageDifferences(titled, structuredClone(titled))).toEqual([]);
});

test("a section with other words is named with its place", () => {
  const present = setText(titled, heading, "Heather honey");
  expect(pageDifferences(titled, present)).toEqual([
    { key: "top", words: "Opening changed", sectionId: "top" },
  ]);
  expect(words(titled, setVariant(titled, "top", "cover"))).toEqual(["Opening changed"]);
});

test("what was added can be looked at, and what was removed cannot", () => {
  const present = removeSection(addSection(titled, section("guarantee"), 1, "sure"), "ask");
  expect(pageDifferences(titled, present)).toEqual([
    { key: "sure", words: "Guarantee added", sectionId: "sure" },
    { key: "ask", words: "Questions and answers removed", sectionId: null },
  ]);
});

test("to hide a section is to remove it for others, and to show it again to add it", () => {
  const hidden = hideSection(titled, "why", true);
  expect(words(titled, hidden)).toEqual(["Benefits removed"]);
  expect(words(hidden, titled)).toEqual(["Benefits added"]);
  expect(words(hidden, setText(hidden, { ...heading, sectionId: "why" }, "Unseen"))).toEqual([]);
});

test("another order is one difference, and none where sections were only added before others", () => {
  expect(words(titled, moveSection(titled, "ask", 0))).toEqual(["Sections reordered"]);
  expect(words(titled, addSection(titled, section("guarantee"), 0, "sure"))).toEqual(["Guarantee added"]);
});

test("wordings that are kept beside a text change nothing for visitors", () => {
  const newMark = () => ({ id: crypto.randomUUID(), keptAt: "2026-11-23T09:00:00Z" });
  const kept = writeTake(titled, heading, "Honey", newMark, { offered: ["Honey!"] });
  expect(kept).not.toEqual(titled);
  expect(words(titled, kept)).toEqual([]);
});

test("theme, button, search title and language are named each", () => {
  const present = {
    ...setSeo(
      setAction(setTheme(titled, { mode: "dark" }), { href: "https://honey.example", label: "Buy" }),
      { title: "Honey from the moor" },
    ),
    language: "de",
  };
  expect(words(titled, present)).toEqual([
    "Theme changed",
    "Button of the page changed",
    "Title or description for search engines changed",
    "Language changed",
  ]);
});

test("a block that went to another place changes its section, a type nobody knows keeps its name", () => {
  const block = (question: string) => ({ slots: { question: { kind: "text" as const, text: question } } });
  const asked = {
    ...section("faq"),
    blocks: { one: block("Is it raw?"), two: block("Is it vegan?") },
    blockOrder: ["one", "two"],
  };
  const before = { ...titled, sections: { ...titled.sections, ask: asked } };
  const now = { ...titled, sections: { ...titled.sections, ask: { ...asked, blockOrder: ["two", "one"] } } };
  expect(words(before, now)).toEqual(["Questions and answers changed"]);
  const strange = { ...section("faq"), type: "hologram" };
  expect(words(titled, addSection(titled, strange, 3, "new"))).toEqual(["hologram added"]);
});
