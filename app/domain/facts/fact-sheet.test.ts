import { describe, expect, it } from "vitest";
import type { Fact } from "./fact";
import { factSheetSchema, openConflicts, settledFacts } from "./fact-sheet";

const price = (id: string, amount: string, confidence: number, changes: Partial<Fact> = {}): Fact => ({
  id,
  kind: "price",
  value: { type: "money", amount, currency: "GBP" },
  language: null,
  sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }],
  confidence,
  ...changes,
});

const sheetOf = (facts: Fact[], decided?: string) =>
  factSheetSchema.parse({
    facts,
    decisions: decided ? [{ key: "price//", factId: decided, decidedAt: "2026-11-23T09:00:00Z" }] : [],
  });

describe("facts that disagree", () => {
  const facts = [price("old", "21.00", 0.6), price("new", "19.00", 0.9)];

  it("are a conflict, and the most trusted is used until somebody decides", () => {
    expect(openConflicts(sheetOf(facts))).toEqual([{ key: "price//", facts }]);
    expect(settledFacts(sheetOf(facts)).map(({ id }) => id)).toEqual(["new"]);
  });

  it("are settled by a decision", () => {
    expect(openConflicts(sheetOf(facts, "old"))).toEqual([]);
    expect(settledFacts(sheetOf(facts, "old")).map(({ id }) => id)).toEqual(["old"]);
  });

  it("are open again when what was decided for is gone", () => {
    expect(openConflicts(sheetOf(facts, "gone"))).toHaveLength(1);
  });

  it("are not those of two variants, nor of kinds a thing has several of", () => {
    const both = [
      price("s", "19.00", 1, { variantId: "small" }),
      price("l", "29.00", 1, { variantId: "large" }),
    ];
    const benefits = ["Light", "Strong"].map((text, at) =>
      price(`b${at}`, "1", 1, { kind: "benefit", value: { type: "text", text } }),
    );
    expect(openConflicts(sheetOf([...both, ...benefits]))).toEqual([]);
    expect(settledFacts(sheetOf([...both, ...benefits]))).toHaveLength(4);
  });
});
