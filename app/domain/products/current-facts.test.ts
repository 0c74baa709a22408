import { expect, test } from "vitest";
import type { Fact } from "../facts/fact";
import { currentFacts } from "./current-facts";

const price = (id: string, amount: string, confidence: number): Fact => ({
  ...{ id, kind: "price", value: { type: "money", amount, currency: "GBP" }, language: null, confidence },
  sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }],
});

test("a fact that gave way to another says what that one says", () => {
  const facts = [price("read", "19.00", 0.9), price("typed", "17.50", 1)];
  const said = (sheet: Parameters<typeof currentFacts>[0]) =>
    currentFacts(sheet).map(({ id, value }) => [id, value.type === "money" && value.amount]);
  expect(said({ facts, decisions: [] })).toEqual([
    ["read", "17.50"],
    ["typed", "17.50"],
  ]);
  const decisions = [{ key: "price//", factId: "read", decidedAt: "2026-11-23T09:00:00Z" }];
  expect(said({ facts, decisions })).toEqual([
    ["read", "19.00"],
    ["typed", "19.00"],
  ]);
});
