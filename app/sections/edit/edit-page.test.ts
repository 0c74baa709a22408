import { expect, test } from "vitest";
import { newPage } from "~/sections/new-page";
import { type Page, pageLimits, type Section } from "~/sections/page";
import { addBlock, duplicateBlock, moveBlock, removeBlock } from "./edit-blocks";
import { setAction, setSeo, setTheme } from "./edit-page";
import {
  addSection,
  duplicateSection,
  hideSection,
  moveSection,
  removeSection,
  setVariant,
} from "./edit-sections";
import { setSlot, setText, slotAt } from "./edit-slots";
import { bringBackTake, removeTake, writeTake } from "./edit-takes";
import { PageEditError } from "./page-edit-error";

const section = (words: string): Section => ({
  type: "benefits",
  version: 1,
  variant: "cards",
  slots: { heading: { kind: "text", text: words } },
  blocks: { one: { slots: {} }, two: { slots: {} } },
  blockOrder: ["one", "two"],
});
const page: Page = ["a", "b", "c"].reduce(
  (made, id) => addSection(made, section(id), 9, id),
  newPage({ language: "en" }),
);
const heading = (sectionId: string) => ({ sectionId, blockId: null, slot: "heading" });
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof PageEditError ? error.code : error;
  }
  return "done";
};
let marks = 0;
const newMark = () => ({ id: `mark-${marks++}`, keptAt: "2026-11-23T09:00:00Z" });

test("an edit replaces the section it changes and no other object of the page", () => {
  const edited = setText(page, { sectionId: "b", blockId: "two", slot: "title" }, "Light");
  expect(edited.sections.a).toBe(page.sections.a);
  expect(edited.sections.c).toBe(page.sections.c);
  expect(edited.order).toBe(page.order);
  expect(edited.theme).toBe(page.theme);
  expect(edited.sections.b?.blocks.one).toBe(page.sections.b?.blocks.one);
  expect(edited.sections.b?.slots).toBe(page.sections.b?.slots);
  expect(page.sections.b?.blocks.two).toEqual({ slots: {} });
});

test("moving sections leaves every section as it is", () => {
  const moved = moveSection(page, "a", 2);
  expect(moved.order).toEqual(["b", "c", "a"]);
  expect(moved.sections).toBe(page.sections);
  expect(moveSection(page, "c", 99).order).toBe(page.order);
  expect(moveSection(page, "c", -1).order).toEqual(["c", "a", "b"]);
});

test("what changes nothing gives the very same page", () => {
  expect(setText(page, heading("a"), "a")).toBe(page);
  expect(setVariant(page, "a", "cards")).toBe(page);
  expect(hideSection(page, "a", false)).toBe(page);
  expect(moveBlock(page, "a", "one", 0)).toBe(page);
  expect(setTheme(page, { mode: "auto" })).toBe(page);
  expect(setSlot(page, { ...heading("a"), slot: "intro" }, null)).toBe(page);
  expect(setAction(page, {})).toBe(page);
});

test("sections are copied after their original, hidden, shown and removed", () => {
  const copied = duplicateSection(page, "a", "a2");
  expect(copied.order).toEqual(["a", "a2", "b", "c"]);
  expect(copied.sections.a2).toEqual(page.sections.a);
  const hidden = hideSection(copied, "a2", true);
  expect(hidden.sections.a2?.isHidden).toBe(true);
  expect(hideSection(hidden, "a2", false).sections.a2).toEqual(page.sections.a);
  expect(removeSection(copied, "a2")).toEqual(page);
});

test("blocks are added, copied, moved and removed", () => {
  const added = addBlock(page, "a", { slots: {} }, 1, "three");
  expect(added.sections.a?.blockOrder).toEqual(["one", "three", "two"]);
  expect(moveBlock(added, "a", "one", 9).sections.a?.blockOrder).toEqual(["three", "two", "one"]);
  expect(removeBlock(added, "a", "three")).toEqual(page);
  expect(duplicateBlock(page, "a", "two", "copy").sections.a?.blockOrder).toEqual(["one", "two", "copy"]);
});

test("limits are refused with a code", () => {
  const full = Array.from({ length: pageLimits.sections - 3 }).reduce<Page>(
    (made, _, index) => addSection(made, section("n"), 99, `n${index}`),
    page,
  );
  expect(codeOf(() => addSection(full, section("n"), 0, "more"))).toBe("too-many-sections");
  expect(codeOf(() => duplicateSection(full, "a", "more"))).toBe("too-many-sections");
  expect(codeOf(() => addSection(page, section("n"), 0, "a"))).toBe("id-taken");
  expect(codeOf(() => removeSection(page, "gone"))).toBe("section-not-found");
  expect(codeOf(() => removeSection(page, "toString"))).toBe("section-not-found");
  expect(codeOf(() => removeBlock(page, "a", "gone"))).toBe("block-not-found");
  const blocks = Array.from({ length: 10 }).reduce<Page>(
    (made, _, index) => addBlock(made, "a", { slots: {} }, 99, `n${index}`),
    page,
  );
  expect(codeOf(() => addBlock(blocks, "a", { slots: {} }, 0, "more"))).toBe("too-many-blocks");
  expect(codeOf(() => setText(page, heading("a"), "x".repeat(4001)))).toBe("text-too-long");
  const rows = Array.from({ length: 41 }, () => ({ cells: ["x"] }));
  expect(codeOf(() => setSlot(page, heading("a"), { kind: "table", rows }))).toBe("table-too-large");
});

test("words that are written anew keep those before and those offered as takes", () => {
  const rewritten = writeTake(page, heading("a"), "Better", newMark, {
    madeBy: "Writer",
    offered: ["Other", "Better"],
  });
  const slot = slotAt(rewritten, heading("a"));
  if (slot?.kind !== "text") throw new Error("no words");
  expect(slot.text).toBe("Better");
  expect(slot.takes?.map(({ text, madeBy }) => [text, madeBy])).toEqual([
    ["a", null],
    ["Better", "Writer"],
    ["Other", "Writer"],
  ]);
  const back = bringBackTake(rewritten, heading("a"), slot.takes?.[2]?.id ?? "", newMark);
  const after = slotAt(back, heading("a"));
  expect(after?.kind === "text" && [after.text, after.takes?.map(({ text }) => text)]).toEqual([
    "Other",
    ["Better", "Other", "a"],
  ]);
  expect(codeOf(() => bringBackTake(page, heading("a"), "gone", newMark))).toBe("take-not-found");
  const fewer = slotAt(removeTake(rewritten, heading("a"), slot.takes?.[0]?.id ?? ""), heading("a"));
  expect(fewer?.kind === "text" && fewer.takes?.length).toBe(2);
});

test("words a person writes are no sample any more, and no words empty a slot without takes", () => {
  const sample = setSlot(page, heading("a"), { kind: "text", text: "Sample", sample: true });
  expect(slotAt(setText(sample, heading("a"), "Own"), heading("a"))).toEqual({ kind: "text", text: "Own" });
  expect(slotAt(setText(sample, heading("a"), ""), heading("a"))).toBeNull();
});

test("fields of theme and search engines are set and taken out one by one", () => {
  const unlisted = setSeo(page, { isUnlisted: true, title: "Kettle" });
  expect(unlisted.seo).toEqual({ title: "Kettle", description: "", isUnlisted: true });
  expect(setSeo(unlisted, { isUnlisted: undefined }).seo).toEqual({ title: "Kettle", description: "" });
  expect(setTheme(page, { mode: "dark" }).sections).toBe(page.sections);
});
