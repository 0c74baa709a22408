import { expect, test } from "vitest";
import { correctFact, dropFact } from "~/domain/facts/edit-sheet";
import type { Fact } from "~/domain/facts/fact";
import type { SourceEvent } from "~/domain/facts/source-event";
import { beginReading, newReading, type SourceReading, withEvent, withSheet } from "./source-reading";

const at = "2026-11-23T09:00:00Z";
const address = "https://shop.example/soap";
const fact = (id: string, text: string): Fact => ({
  id,
  kind: "name",
  value: { type: "text", text },
  language: "en",
  sources: [{ from: "page", url: address, method: "heading", quote: text, place: "h1 1", readAt: at }],
  confidence: 0.9,
});
const told = (text: string, id = text): SourceEvent => ({ type: "fact", fact: fact(id, text) });
const read = (reading: SourceReading, ...events: SourceEvent[]) => events.reduce(withEvent, reading);
const textsOf = ({ sheet }: SourceReading) =>
  sheet.facts.map(({ value }) => (value.type === "text" ? value.text : ""));
const begun = beginReading(newReading(address, address), at);
const problem: SourceEvent = { type: "problem", code: "page_slow", message: "Too slow.", ways: ["retry"] };

test("a later fact of the same id replaces the first", () => {
  expect(textsOf(read(begun, told("Soap"), told("Oat", "b"), told("Oat soap", "Soap")))).toEqual([
    "Oat soap",
    "Oat",
  ]);
});

test("what a person dropped or corrected stays so when the page is read again", () => {
  const first = read(begun, told("Soap", "a"), told("Oat", "b"), { type: "done" });
  const corrected = withSheet(
    first,
    correctFact(first.sheet, "a", { type: "text", text: "My soap" }, at),
    at,
  );
  const dropped = withSheet(corrected, dropFact(corrected.sheet, "b"), at);
  const again = read(beginReading(dropped, at), told("Soap", "a"), told("Oat", "b"), { type: "done" });
  expect(textsOf(again)).toEqual(["My soap"]);
  // Undone, it is a fact like any other.
  const undone = withSheet(again, { ...again.sheet, facts: first.sheet.facts }, at);
  expect(undone.dropped).toEqual([]);
});

test("what the page does not say any more goes when it was read whole, and not before", () => {
  const first = read(begun, told("Soap", "a"), told("Oat", "b"), { type: "done" });
  const half = read(beginReading(first, at), told("Soap", "a"), problem, { type: "done" });
  expect(textsOf(half)).toEqual(["Soap", "Oat"]);
  expect(half.problem).toEqual({ code: "page_slow", message: "Too slow.", ways: ["retry"] });
  expect(textsOf(read(beginReading(half, at), told("Soap", "a"), { type: "done" }))).toEqual(["Soap"]);
});

test("the outline of a page that is read again stays until it is told anew", () => {
  const part = (text: string): SourceEvent => ({
    type: "outline",
    part: { kind: "heading", level: 1, text, place: "h1" },
  });
  const outlineOf = ({ outline }: SourceReading) => outline.map(({ text }) => text);
  const first = read(begun, part("Soap"), part("Made of oats"), { type: "done" });
  const again = beginReading(first, at);
  expect(outlineOf(again)).toEqual(["Soap", "Made of oats"]);
  expect(outlineOf(read(again, problem, { type: "done" }))).toEqual(["Soap", "Made of oats"]);
  expect(outlineOf(read(again, part("Oat soap")))).toEqual(["Oat soap"]);
  expect(outlineOf(read(again, { type: "done" }))).toEqual([]);
});

test("pictures are ranked, and one that is measured later replaces itself", () => {
  const picture = (url: string, score: number, width: number | null = null) => ({
    type: "picture" as const,
    picture: { url, alt: "", role: "hero" as const, width, height: width, reasons: [], score },
  });
  const { pictures } = read(begun, picture("a", 1), picture("b", 2), picture("a", 3, 800));
  expect(pictures.map(({ url, width }) => [url, width])).toEqual([
    ["a", 800],
    ["b", null],
  ]);
});
