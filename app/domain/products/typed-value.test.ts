import { expect, test } from "vitest";
import { readTypedValue } from "./typed-value";

const money = (amount: string, currency: string) => ({ type: "money" as const, amount, currency });

test.each([
  ["£17.50", money("17.50", "GBP")],
  ["17,50 €", money("17.50", "EUR")],
  ["1.320,99 EUR", money("1320.99", "EUR")],
  ["1,320 USD", money("1320", "USD")],
  ["16", money("16", "GBP")],
  ["cheap", null],
  ["16 sheep", null],
  [" ", null],
])("a price typed as %s", (typed, expected) => {
  expect(readTypedValue("price", typed, money("19", "GBP"))).toEqual(expected);
});

test("other facts are words", () => {
  expect(readTypedValue("material", " Oak ", null)).toEqual({ type: "text", text: "Oak" });
});
