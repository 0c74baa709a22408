import { expect, test } from "vitest";
import { addFact } from "../facts/edit-sheet";
import type { FactSheet } from "../facts/fact-sheet";
import { sortProducts } from "./sort-products";

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const none: FactSheet = { facts: [], decisions: [] };

const priced = (amount: string, currency: string) =>
  addFact(
    none,
    { kind: "price", value: { type: "money", amount, currency }, language: null },
    { id: "price", at: "2026-11-23T09:00:00Z" },
  );

const products = [
  { name: "Lamp 10", facts: none, createdAt: day(1), updatedAt: day(9) },
  { name: "lamp 9", facts: priced("100.00", "EUR"), createdAt: day(3), updatedAt: day(5) },
  { name: "Chair", facts: priced("20.00", "EUR"), createdAt: day(2), updatedAt: day(7) },
  { name: "Stool", facts: priced("1.00", "USD"), createdAt: day(4), updatedAt: day(6) },
];

test.each([
  ["edited", ["Lamp 10", "Chair", "Stool", "lamp 9"]],
  ["created", ["Stool", "lamp 9", "Chair", "Lamp 10"]],
  ["name", ["Chair", "lamp 9", "Lamp 10", "Stool"]],
  ["price", ["Chair", "lamp 9", "Stool", "Lamp 10"]],
] as const)("products stand in the order %s", (order, names) => {
  expect(sortProducts(products, order).map(({ name }) => name)).toEqual(names);
});
