import { expect, test } from "vitest";
import { importJsonRows, importTableRows } from "./dataset";

test("lines of JSON, an array and plain objects become rows", () => {
  const row = { variables: { city: "Oslo" }, assertions: [{ kind: "contains", value: "Norway" }] };
  expect(importJsonRows(`${JSON.stringify(row)}\n{"city":"Rome","people":4}`).rows).toMatchObject([
    { variables: { city: "Oslo" }, assertions: [{ kind: "contains", not: false, weight: 1 }] },
    { variables: { city: "Rome", people: "4" }, assertions: [] },
  ]);
  expect(importJsonRows(JSON.stringify([row])).rows).toHaveLength(1);
});

test("a table's first line names the variables", () => {
  const { rows } = importTableRows([["city", "note"], ["Oslo", "cold"], ["Rome"]]);
  expect(rows).toMatchObject([
    { variables: { city: "Oslo" }, note: "cold" },
    { variables: { city: "Rome" }, note: "" },
  ]);
});

test.each([
  ["{", 1, "not JSON"],
  ['{"a":"1"}\n[1]', 2, "no object"],
  ['{"variables":{"a":"1"},"assertions":[{"kind":"magic"}]}', 1, "Correct assertions.0"],
  ["", 1, "no rows"],
])("%j is refused with its line", (text, line, message) => {
  const { rows, errors } = importJsonRows(text);
  expect(rows).toBeNull();
  expect(errors[0]?.line).toBe(line);
  expect(errors[0]?.message).toContain(message);
});

test.each([
  [[["a", ""], ["1"]], 1, "has no name"],
  [[["a", "a"], ["1"]], 1, "Two columns"],
  [[["a"], ["1", "2"]], 2, "2 values for 1 columns"],
])("%j is refused with its line", (cells, line, message) => {
  const { errors } = importTableRows(cells);
  expect(errors[0]).toMatchObject({ line, message: expect.stringContaining(message) });
});
