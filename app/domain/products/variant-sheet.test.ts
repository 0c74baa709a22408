import { expect, test } from "vitest";
import { addFact, correctFact, dropFact } from "../facts/edit-sheet";
import type { Fact } from "../facts/fact";
import { openConflicts, settledFacts } from "../facts/fact-sheet";
import type { FactValue } from "../facts/fact-value";
import { sheetOfVariant, withSheetOfVariant } from "./variant-sheet";

const at = "2026-11-23T09:00:00Z";
const pounds = (amount: string): FactValue => ({ type: "money", amount, currency: "GBP" });
const price = (id: string, amount: string, variantId?: string): Fact => ({
  ...{ id, kind: "price", language: null, confidence: 0.9, value: pounds(amount) },
  ...(variantId && { variantId }),
  sources: [{ from: "you", at }],
});
const sheet = {
  facts: [price("a", "29"), price("b", "31", "sand"), price("c", "33", "sand"), price("d", "35", "night")],
  decisions: [{ key: "price//sand", factId: "c", decidedAt: at }],
};

test("a sheet of one variant is edited by itself, and nothing else changes", () => {
  const own = sheetOfVariant(sheet, "sand");
  expect(openConflicts(own)).toEqual([]);
  expect(settledFacts(own).map(({ id }) => id)).toEqual(["c"]);
  expect(withSheetOfVariant(sheet, "sand", own)).toEqual(sheet);

  const corrected = withSheetOfVariant(sheet, "sand", correctFact(own, "b", pounds("30"), at));
  expect(corrected.facts.map(({ id, variantId }) => [id, variantId])).toEqual(
    sheet.facts.map(({ id, variantId }) => [id, variantId]),
  );
  expect(settledFacts(corrected).find(({ variantId }) => variantId === "sand")?.id).toBe("b");
  expect(corrected.facts[0]).toBe(sheet.facts[0]);
});

test("what is added to a variant is of it, and what is dropped takes its decision along", () => {
  const entry = { kind: "color" as const, value: { type: "text" as const, text: "Sand" }, language: null };
  const added = addFact(sheetOfVariant(sheet, "sand"), entry, { id: "new", at });
  expect(withSheetOfVariant(sheet, "sand", added).facts.at(-1)).toMatchObject({
    id: "new",
    variantId: "sand",
  });
  const dropped = withSheetOfVariant(sheet, "sand", dropFact(sheetOfVariant(sheet, "sand"), "c"));
  expect(dropped.facts.map(({ id }) => id)).toEqual(["a", "b", "d"]);
  expect(dropped.decisions).toEqual([]);
});

test("what is known whatever the variant is a sheet too", () => {
  const ofAll = sheetOfVariant(sheet, null);
  expect(ofAll.facts).toEqual([sheet.facts[0]]);
  expect(withSheetOfVariant(sheet, null, dropFact(ofAll, "a")).facts.map(({ id }) => id)).toEqual([
    "b",
    "c",
    "d",
  ]);
});
