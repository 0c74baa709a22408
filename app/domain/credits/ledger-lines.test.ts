import { expect, test } from "vitest";
import type { LedgerEntry } from "./ledger.ts";
import { inSteps, ledgerLines } from "./ledger-lines.ts";

const entry = (id: number, kind: LedgerEntry["kind"], credits: number, key: string): LedgerEntry => ({
  ...{ id, kind, credits, key, at: "2026-11-22T09:00:00.000Z", balanceAfter: 0, jobId: null },
  spendKind: kind === "grant" ? null : "image",
  title: `${key} ${kind}`,
});

test("what belongs to one piece of work is one line, where it changed last, and nothing is lost of the sum", () => {
  const entries = [
    entry(7, "settle", 1, "b"),
    entry(6, "reserve", -4, "c"),
    entry(5, "refund", 4, "a"),
    entry(4, "grant", 25, "gift"),
    entry(3, "reserve", -4, "b"),
    entry(2, "reserve", -4, "a"),
    entry(1, "grant", 25, "gift"),
  ];
  const lines = ledgerLines(entries);
  expect(lines.map(({ id, title, credits, entries: parts }) => [id, title, credits, parts.length])).toEqual([
    [7, "b reserve", -3, 2],
    [6, "c reserve", -4, 1],
    [5, "a reserve", 0, 2],
    [4, "gift grant", 25, 1],
    [1, "gift grant", 25, 1],
  ]);
  const latest = lines.map((line, index) => (index === 0 ? { ...line, balanceAfter: 43 } : line));
  expect(inSteps(latest).map(({ balanceAfter }) => balanceAfter)).toEqual([43, 46, 50, 50, 25]);
});
