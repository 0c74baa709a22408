import { expect, test } from "vitest";
import type { Fact } from "~/domain/facts/fact";
import type { FactValue } from "~/domain/facts/fact-value";
import { newProduct, textValue } from "~/domain/products/new-product";
import { briefOfProduct } from "./brief-of-product";

const fact = (kind: Fact["kind"], value: FactValue, language: string | null, variantId?: string): Fact => ({
  ...{ id: `${kind}-${variantId ?? ""}`, kind, value, language, confidence: 1 },
  ...(variantId && { variantId }),
  sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }],
});
const money = (amount: string): FactValue => ({ type: "money", amount, currency: "EUR" });

test("a brief says the product's facts in sentences of its language, each ended once, without those of one variant", () => {
  const facts = [
    fact("name", textValue("Duftkerze"), "de"),
    fact("description", textValue("Eine Kerze aus Sojawachs."), "de"),
    fact("price", money("19.00"), null),
    fact("price", money("24.00"), null, "large"),
  ];
  const product = { id: "p", ...newProduct({ name: "Duftkerze", facts: { facts, decisions: [] } }) };
  const { prompt, facts: told, productId } = briefOfProduct(product);
  expect(prompt).toContain("Duftkerze");
  expect(prompt).toContain("Sojawachs.");
  expect(prompt).not.toContain("..");
  expect(prompt).toMatch(/19\s?€/u);
  expect(prompt).not.toContain("24");
  expect(told.map(({ id }) => id)).not.toContain("price-large");
  expect(productId).toBe("p");
});
