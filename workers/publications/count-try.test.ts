import { beforeEach, expect, test } from "vitest";
import { passwordTries } from "~/domain/publications/publication-gate";
import { memorySql } from "../../tests/fakes/memory-sql";
import { countTry, returnTry, triesTable } from "./count-try";

let sql: ReturnType<typeof memorySql>;
beforeEach(() => {
  sql = memorySql();
  sql.exec(triesTable);
});

const tryFrom = (address: string, network: string, nowMs = 0) => countTry(sql, { address, network }, nowMs);
/** Each from an address of its own, so many from one network. */
const countOf = (tries: number, perNetwork: number, nowMs = 0) =>
  Array.from({ length: tries }, (_, index) =>
    tryFrom(`address ${index}`, `network ${Math.floor(index / perNetwork)}`, nowMs),
  ).filter(Boolean).length;

test("an address has ten tries, its network fifty, all networks a thousand", () => {
  const one = Array.from({ length: 12 }, () => tryFrom("one", "near")).filter(Boolean);
  expect(one).toHaveLength(10);
  expect(countOf(60, 60)).toBe(50);
  expect(tryFrom("one", "far")).toBe(false);
  expect(tryFrom("other", "far")).toBe(true);
  expect(countOf(1200, 1)).toBe(1000 - 61);
  expect(tryFrom("new", "new")).toBe(false);
});

test("what is refused counts nowhere, and each count ends with its window", () => {
  for (let times = 0; times < 500; times++) tryFrom("one", "near");
  expect(tryFrom("other", "near")).toBe(true);
  expect(countOf(1100, 40)).toBe(1000 - 11);
  expect(countOf(1100, 40, passwordTries.withinSeconds * 1000)).toBe(1000);
});

test("a right password costs no try anywhere", () => {
  for (let times = 0; times < 1100; times++) {
    expect(tryFrom("one", "near")).toBe(true);
    returnTry(sql, { address: "one", network: "near" });
  }
  expect(countOf(1200, 1)).toBe(1000);
});
