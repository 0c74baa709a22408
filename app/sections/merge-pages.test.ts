import { expect, test } from "vitest";
import { newPage } from "~/sections/new-page";
import { type Page, pageLimits, parsePage, type Section } from "~/sections/page";
import type { SlotPlace } from "~/sections/shown-page";
import * as blocks from "./edit/edit-blocks";
import { setAction, setSeo, setTheme } from "./edit/edit-page";
import * as sections from "./edit/edit-sections";
import { setSlot, setText, slotAt } from "./edit/edit-slots";
import { mergePages } from "./merge-pages";

const now = "2026-11-23T09:00:00Z";
const section = (words: string): Section => ({
  type: "benefits",
  version: 1,
  variant: "cards",
  slots: { heading: { kind: "text", text: `${words} is here for a while` } },
  blocks: { one: { slots: { title: { kind: "text", text: "One" } } }, two: { slots: {} } },
  blockOrder: ["one", "two"],
});
const base: Page = ["a", "b", "c", "d"].reduce(
  (made, id) => sections.addSection(made, section(id), 99, id),
  newPage({ language: "en" }),
);
const heading = (sectionId: string): SlotPlace => ({ sectionId, blockId: null, slot: "heading" });
const textAt = (page: Page, place: SlotPlace) => {
  const slot = slotAt(page, place);
  return slot?.kind === "text" ? slot : null;
};
const merge = (mine: Page, theirs: Page) => {
  const merged = mergePages(base, mine, theirs, now);
  expect(parsePage(JSON.parse(JSON.stringify(merged.page)))).toEqual(merged.page);
  return merged;
};

test("edits of different sections, blocks and slots all stand, and nobody is overruled", () => {
  const mine = setTheme(setText(base, heading("a"), "Mine"), { mode: "dark" });
  const theirs = setSeo(setText(base, { sectionId: "a", blockId: "one", slot: "title" }, "Theirs"), {
    title: "Found",
  });
  const { page, overruled } = merge(mine, theirs);
  expect(overruled).toBe(false);
  expect(textAt(page, heading("a"))?.text).toBe("Mine");
  expect(textAt(page, { sectionId: "a", blockId: "one", slot: "title" })?.text).toBe("Theirs");
  expect([page.theme.mode, page.seo.title]).toEqual(["dark", "Found"]);
  expect(page.sections.b).toBe(base.sections.b);
});

test("different words of one text are merged; the same words give way and are kept as a take", () => {
  const apart = merge(
    setText(base, heading("a"), "a was here for a while"),
    setText(base, heading("a"), "a is here for a minute"),
  );
  expect([textAt(apart.page, heading("a"))?.text, apart.overruled]).toEqual([
    "a was here for a minute",
    false,
  ]);
  const same = merge(setText(base, heading("a"), "Mine"), setText(base, heading("a"), "Theirs"));
  expect([textAt(same.page, heading("a"))?.text, same.overruled]).toEqual(["Mine", true]);
  expect(textAt(same.page, heading("a"))?.takes).toMatchObject([
    { text: "Theirs", madeBy: null, keptAt: now },
  ]);
  const again = mergePages(base, setText(base, heading("a"), "Mine"), same.page, now);
  expect(again.page).toEqual(same.page);
});

test("bindings to facts go with the words they stand in", () => {
  const bound = (text: string, written: string) =>
    setSlot(base, heading("a"), { kind: "text", text, facts: [{ factId: "price", written }] });
  const { page } = merge(
    bound("a is here for £19 a while", "£19"),
    setText(base, heading("a"), "Well, a is here for a while"),
  );
  expect(textAt(page, heading("a"))).toEqual({
    kind: "text",
    text: "Well, a is here for £19 a while",
    facts: [{ factId: "price", written: "£19" }],
  });
});

test("a section that one side removed and the other changed stays; one that nobody changed goes", () => {
  const removed = sections.removeSection(sections.removeSection(base, "a"), "b");
  const { page } = merge(removed, setText(base, heading("b"), "Still here"));
  expect(page.order).toEqual(["b", "c", "d"]);
  expect(textAt(page, heading("b"))?.text).toBe("Still here");
});

test("moves of both sides stand, and so do blocks that both added", () => {
  const mine = blocks.addBlock(sections.moveSection(base, "a", 3), "b", { slots: {} }, 1, "m");
  const theirs = blocks.addBlock(sections.moveSection(base, "d", 0), "b", { slots: {} }, 2, "t");
  const { page, overruled } = merge(mine, theirs);
  expect(page.order).toEqual(["d", "b", "c", "a"]);
  expect(page.sections.b?.blockOrder).toEqual(["one", "m", "two", "t"]);
  expect(overruled).toBe(false);
});

test("an image is one whole where one side changed its file, and a brand always", () => {
  const picture = (assetId: string, alt: string) => ({
    ...{ kind: "image" as const, assetId, alt, focusX: 0.5, focusY: 0.5 },
  });
  const place = { sectionId: "a", blockId: "one", slot: "image" };
  const was = setSlot(base, place, picture("old", "Old"));
  const merged = mergePages(
    was,
    setSlot(was, place, picture("old", "Better words")),
    setSlot(was, place, picture("new", "New")),
    now,
  );
  expect([slotAt(merged.page, place), merged.overruled]).toEqual([picture("old", "Better words"), true]);
  const logos = { light: null, dark: null, mark: null };
  const brand = (brandId: string, name: string) => setTheme(base, { brand: { brandId, name, logos } });
  const both = merge(brand("one", "One"), brand("two", "Two"));
  expect(both.page.theme.brand).toEqual({ brandId: "one", name: "One", logos });
});

test("cells of a table are merged one by one while it keeps its shape", () => {
  const table = (...cells: string[]) => ({ kind: "table" as const, rows: [{ cells }] });
  const place = { sectionId: "a", blockId: null, slot: "table" };
  const was = setSlot(base, place, table("a", "b"));
  const of = (...cells: string[]) => setSlot(was, place, table(...cells));
  expect(slotAt(mergePages(was, of("A", "b"), of("a", "B"), now).page, place)).toEqual(table("A", "B"));
  expect(mergePages(was, of("A", "b"), of("a", "b", "c"), now).overruled).toBe(true);
});

test("more sections than a page may have: the last that only they added give way, and they are told", () => {
  const many = (letter: string, count: number) =>
    Array.from({ length: count }).reduce<Page>(
      (made, _, index) => sections.addSection(made, section(letter), 99, `${letter}${index}`),
      base,
    );
  const { page, overruled } = merge(many("m", 15), many("t", 15));
  expect([page.order.length, overruled]).toEqual([pageLimits.sections, true]);
  expect(page.order.filter((id) => id.startsWith("m"))).toHaveLength(15);
});

test("what only one side has is that side's very object", () => {
  const mine = setAction(base, { label: "Buy" });
  const theirs = setText(base, heading("c"), "Theirs");
  const { page } = merge(mine, theirs);
  expect(page.sections.c).toBe(theirs.sections.c);
  expect(page.order).toBe(base.order);
  expect(mergePages(base, base, theirs, now).page.sections).toBe(theirs.sections);
  expect(mergePages(base, mine, base, now).page.sections).toBe(mine.sections);
});
