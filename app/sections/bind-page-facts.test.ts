import { expect, test } from "vitest";
import type { StatedFact } from "~/domain/products/written-fact";
import { addSection } from "~/sections/edit/edit-sections";
import { setText, slotAt } from "~/sections/edit/edit-slots";
import { newPage } from "~/sections/new-page";
import type { Page, Section } from "~/sections/page";
import { bindPageFacts, factIdsOf, keepPageBindings, pageWithFacts } from "./bind-page-facts";

const price = (amount: string): StatedFact => ({
  id: "price",
  kind: "price",
  value: { type: "money", amount, currency: "GBP" },
});
const section = (text: string): Section => ({
  ...{ type: "benefits", version: 1, variant: "cards" },
  slots: { heading: { kind: "text", text }, shown: { kind: "fact", factId: "weight" } },
  blocks: { one: { slots: { title: { kind: "text", text: `Block: ${text}` } } } },
  blockOrder: ["one"],
});
const page = ["£19 now", "no price"].reduce<Page>(
  (made, text, index) => addSection(made, section(text), 9, `s${index}`),
  newPage({ language: "en" }),
);
const bound = bindPageFacts(page, [price("19.00")]);
const heading = (sectionId: string) => ({ sectionId, blockId: null, slot: "heading" });
const title = (sectionId: string) => ({ sectionId, blockId: "one", slot: "title" });

test("words are bound to the facts they state, once, and other sections stay the very same", () => {
  expect(slotAt(bound, heading("s0"))).toMatchObject({ facts: [{ factId: "price", written: "£19" }] });
  expect(slotAt(bound, title("s0"))).toMatchObject({ facts: [{ factId: "price", written: "£19" }] });
  expect(bound.sections.s1).toBe(page.sections.s1);
  expect(bindPageFacts(bound, [price("19.00")])).toBe(bound);
  expect(factIdsOf(bound).sort()).toEqual(["price", "weight"]);
});

test("a new price is written as the old one was, and nothing else is touched", () => {
  const today = pageWithFacts(bound, [price("17.50")]);
  expect(slotAt(today, heading("s0"))).toMatchObject({ text: "£17.50 now" });
  expect(today.sections.s1).toBe(bound.sections.s1);
  expect(pageWithFacts(bound, [price("19.00")])).toBe(bound);
  expect(pageWithFacts(bound, [])).toBe(bound);
});

test("an edited text keeps what it still says of a fact; words a person changed are the person's", () => {
  const kept = keepPageBindings(bound, setText(bound, heading("s0"), "Only £19 today"));
  expect(slotAt(kept, heading("s0"))).toMatchObject({ facts: [{ factId: "price" }] });
  const own = keepPageBindings(bound, setText(bound, heading("s0"), "Only £18 today"));
  expect(slotAt(own, heading("s0"))).toEqual({ kind: "text", text: "Only £18 today" });
  expect(own.sections.s1).toBe(bound.sections.s1);
  expect(keepPageBindings(bound, bound)).toBe(bound);
});

test("words that move to another slot of their section stay bound, and new ones are bound", () => {
  const moved = setText(setText(bound, heading("s0"), "Now"), title("s0"), "It is £19");
  expect(slotAt(keepPageBindings(bound, moved), title("s0"))).toMatchObject({ facts: [{ factId: "price" }] });
  const added = addSection(bound, section("£19 again"), 9, "s2");
  expect(slotAt(keepPageBindings(bound, added, [price("19.00")]), heading("s2"))).toMatchObject({
    facts: [{ factId: "price" }],
  });
  expect(slotAt(keepPageBindings(bound, added), heading("s2"))).toEqual({ kind: "text", text: "£19 again" });
});
