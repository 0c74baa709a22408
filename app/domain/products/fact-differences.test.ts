import { expect, test } from "vitest";
import { factDifferences } from "./fact-differences";
import type { StatedFact } from "./written-fact";

const price = (amount: string): StatedFact => ({
  ...{ id: "price", kind: "price", value: { type: "money", amount, currency: "GBP" } },
});
const name: StatedFact = { id: "name", kind: "name", value: { type: "text", text: "Flask" } };

test("what is shown otherwise than it is now, in words", () => {
  const differs = { factId: "price", kind: "price", shown: "£19", now: "£17.50" };
  expect(factDifferences([price("19.00"), name], [price("17.5"), name], "en")).toEqual([differs]);
  expect(factDifferences([price("19.00"), name], [price("19.00")], "en")).toEqual([]);
});
