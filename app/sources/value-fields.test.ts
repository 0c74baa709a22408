import { expect, test } from "vitest";
import type { FactValue } from "~/domain/facts/fact-value";
import { emptyFields, fieldsOf, readDecimal, readFields } from "./value-fields";

test.each<FactValue>([
  { type: "text", text: "Oat soap" },
  { type: "money", amount: "1320.99", currency: "EUR" },
  { type: "quantity", amount: "24.5", unit: "cm" },
  { type: "rating", rating: "4.7", best: "5", count: 1284 },
  { type: "rating", rating: "4", best: "5", count: null },
  { type: "date", date: "2027-05-03" },
  { type: "availability", state: "preorder" },
  { type: "table", rows: [{ cells: ["Size", "Chest"] }, { cells: ["S", "88 cm"] }] },
])("a value comes back from its fields as it was: $type", (value) => {
  expect(readFields(fieldsOf(value))).toEqual({ ok: true, value });
});

test.each([
  ["19,90", "19.90"],
  ["1.320,99", "1320.99"],
  ["1,320.99", "1320.99"],
  ["1,320", "1320"],
  ["1.250", "1.250"],
  ["1.320.500", "1320500"],
  ["1 320", "1320"],
  ["1’320.5", "1320.5"],
  ["0,125", "0.125"],
  ["19 EUR", null],
  ["", null],
])("the digits people type: %s", (typed, amount) => expect(readDecimal(typed)).toBe(amount));

test.each([
  ["price", { main: "free" }, "Write the price in digits"],
  ["price", { main: "19", unit: "euro" }, "three letters"],
  ["weight", { main: "19", unit: " " }, "in what it is measured"],
  ["rating", { main: "7", unit: "5" }, "at most 5"],
  ["date", { main: "next week" }, "year-month-day"],
  ["benefit", { main: " " }, "Say what it is"],
] as const)("fields that hold no value say what to change: %s", (kind, typed, message) => {
  const result = readFields({ ...emptyFields(kind, "EUR"), ...typed });
  expect(!result.ok && result.problem).toContain(message);
});
