import { expect, test } from "vitest";
import type { Fact } from "~/domain/facts/fact";
import type { OutlinePart } from "~/domain/facts/source-event";
import { placesOfFact } from "./places-of-fact";

const outline: OutlinePart[] = [
  { kind: "heading", level: 1, text: "Oat soap", place: "h1 1" },
  { kind: "price", text: "Now 19,00 €", place: "p 1" },
  { kind: "text", text: "Made by hand in Bristol.", place: "p 2" },
];
const fact = (value: Fact["value"], place: string, quote: string): Fact => ({
  id: "a",
  kind: "name",
  value,
  language: null,
  sources: [{ from: "page", url: null, method: "json-ld", quote, place, readAt: "2026-11-23T09:00:00Z" }],
  confidence: 1,
});

test("a fact stands where it was read", () => {
  expect(placesOfFact(fact({ type: "text", text: "Oat soap" }, "h1 1", "Oat soap"), outline)).toEqual([0]);
});

test("what was read from data stands where the page shows the same words", () => {
  const price = fact({ type: "money", amount: "19.00", currency: "EUR" }, "$.offers.price", "19.00");
  expect(placesOfFact(price, outline)).toEqual([1]);
  expect(placesOfFact(fact({ type: "text", text: "Bristol" }, "$.origin", "Bristol"), outline)).toEqual([2]);
  expect(placesOfFact(fact({ type: "text", text: "Leeds" }, "$.origin", "Leeds"), outline)).toEqual([]);
});
