import { describe, expect, it } from "vitest";
import { addFact, correctFact, decideConflict, dropFact } from "./edit-sheet";
import type { Fact } from "./fact";
import { type FactSheet, factSheetSchema, mostFacts, openConflicts, settledFacts } from "./fact-sheet";

const at = "2026-11-23T09:00:00Z";
const money = (amount: string) => ({ type: "money" as const, amount, currency: "GBP" });
const onPage = {
  from: "page" as const,
  url: "https://shop.example/mug",
  method: "json-ld" as const,
  quote: '"price": "21.00"',
  place: "offers.price",
  readAt: at,
};
const price = (id: string, amount: string): Fact => ({
  id,
  kind: "price",
  value: money(amount),
  language: null,
  sources: [onPage],
  confidence: 0.8,
});
const sheetOf = (...facts: Fact[]): FactSheet => ({ facts, decisions: [] });
const entry = (amount: string) => ({ kind: "price" as const, value: money(amount), language: null });
const settledIn = (sheet: FactSheet) => settledFacts(factSheetSchema.parse(sheet)).map(({ id }) => id);

describe("decideConflict", () => {
  it("keeps one decision a question, the last", () => {
    const sheet = sheetOf(price("old", "21.00"), price("new", "19.00"));
    const decided = decideConflict(decideConflict(sheet, "price//", "old", at), "price//", "new", at);
    expect(decided.decisions).toEqual([{ key: "price//", factId: "new", decidedAt: at }]);
    expect(settledIn(decided)).toEqual(["new"]);
  });
});

describe("correctFact", () => {
  it("keeps the source of the first reading behind the person", () => {
    const sheet = correctFact(sheetOf(price("one", "21.00")), "one", money("19.00"), at);
    expect(sheet.facts).toEqual([
      { ...price("one", "19.00"), sources: [{ from: "you", at }, onPage], confidence: 1 },
    ]);
  });

  it("decides for the corrected one where others disagree", () => {
    const sheet = sheetOf(price("old", "21.00"), price("new", "19.00"));
    const corrected = correctFact(sheet, "old", money("20.00"), at);
    expect(openConflicts(corrected)).toEqual([]);
    expect(settledIn(corrected)).toEqual(["old"]);
  });

  it("leaves a sheet without that fact as it is", () => {
    const sheet = sheetOf(price("one", "21.00"));
    expect(correctFact(sheet, "gone", money("19.00"), at)).toBe(sheet);
  });
});

describe("addFact", () => {
  it("adds what is new, and it is right among those that disagree", () => {
    const sheet = addFact(sheetOf(price("read", "21.00")), entry("19.00"), { id: "typed", at });
    expect(sheet.facts[1]).toEqual({
      ...entry("19.00"),
      id: "typed",
      sources: [{ from: "you", at }],
      confidence: 1,
    });
    expect(settledIn(sheet)).toEqual(["typed"]);
  });

  it("vouches for a fact that says the same instead of adding it twice", () => {
    const sheet = addFact(sheetOf(price("read", "21.00")), entry("21.00"), { id: "typed", at });
    expect(sheet.facts.map(({ id, sources }) => [id, sources.map(({ from }) => from)])).toEqual([
      ["read", ["you", "page"]],
    ]);
    expect(sheet.decisions).toEqual([]);
  });

  it("decides nothing between facts a thing has several of", () => {
    const benefit = (text: string) => ({
      kind: "benefit" as const,
      value: { type: "text" as const, text },
      language: "en",
    });
    const one = addFact(sheetOf(), benefit("Light"), { id: "a", at });
    const two = addFact(one, benefit("Strong"), { id: "b", at });
    expect([two.facts.length, two.decisions]).toEqual([2, []]);
  });

  it("says what to do where the sheet is full", () => {
    const full = sheetOf(...Array.from({ length: mostFacts }, (_, n) => price(`p${n}`, "1.00")));
    expect(() => addFact(full, entry("2.00"), { id: "typed", at })).toThrow("Drop one, then add this.");
  });
});

describe("dropFact", () => {
  it("takes the decisions for it along", () => {
    const sheet = sheetOf(price("a", "21.00"), price("b", "19.00"), price("c", "18.00"));
    const dropped = dropFact(decideConflict(sheet, "price//", "a", at), "a");
    expect(dropped.decisions).toEqual([]);
    expect(openConflicts(dropped).map(({ facts }) => facts.map(({ id }) => id))).toEqual([["b", "c"]]);
  });
});
