import { expect, test } from "vitest";
import { readPage } from "../../../../../tests/fixtures/read-page";
import { pageOfText } from "./page-of-text";

const pasted = `Aurora desk lamp
£29.00

Height: 42 cm
Weight: 1.2 kg
Material: Oak & brass

- Dims to a warm glow
- Folds <flat>
Free delivery in the UK.`;

test("pasted words are read as a page is: name, price, measures and points, as they stand", () => {
  const { facts } = readPage(pageOfText(pasted) ?? "", { url: null });
  const of = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  expect(of("name")).toEqual([{ type: "text", text: "Aurora desk lamp" }]);
  expect(of("price")).toEqual([{ type: "money", amount: "29.00", currency: "GBP" }]);
  expect(of("dimension")).toEqual([{ type: "quantity", amount: "42", unit: "cm" }]);
  expect(of("weight")).toEqual([{ type: "quantity", amount: "1.2", unit: "kg" }]);
  expect(of("material")).toEqual([{ type: "text", text: "Oak & brass" }]);
  expect(JSON.stringify(facts)).toContain("Folds <flat>");
});

test("nothing pasted is no page", () => {
  expect(pageOfText(" \n \n")).toBeNull();
});
