import { beforeEach, expect, test } from "vitest";
import type { ClaimNews } from "~/domain/credits/ledger";
import { openLedger } from "../../tests/fakes/ledger-on-sqlite";

const dayMs = 24 * 3600_000;
const paidMs = Date.UTC(2026, 10, 2);

let ledger: ReturnType<typeof openLedger>;
beforeEach(() => {
  ledger = openLedger();
});

const buy = () =>
  ledger.book.grant(paidMs, {
    ...{ key: "invoice:in_1", credits: 400, priority: 30, reason: "purchase", note: "Starter", by: "stripe" },
    ...{
      effectiveAt: new Date(paidMs).toISOString(),
      expiresAt: new Date(paidMs + 30 * dayMs).toISOString(),
    },
  });
const claim = (change: Partial<ClaimNews> = {}, nowMs = paidMs) =>
  ledger.book.noteClaim(nowMs, {
    ...{ key: "refund:ch_1", grantKey: "invoice:in_1", part: 1200, whole: 1200 },
    ...{ holds: true, rank: 1200, note: "Given back", ...change },
  });
const reserve = (credits: number) =>
  ledger.book.reserve(paidMs, { key: "a", credits, kind: "image", title: "Images", jobId: null });
/** What there is beside the free plan's 1,000. */
const bought = (nowMs = paidMs) => {
  ledger.book.bringUpToDate(nowMs);
  return ledger.tables.grants
    .purses()
    .reduce((sum, { left, priority }) => sum + (priority > 10 ? left : 0), 0);
};

test("half the money takes half the credits, all of it the rest, told in any order and again", () => {
  buy();
  expect(claim({ part: 600, rank: 600 })).toEqual({ kind: "taken", missing: 0 });
  expect(bought()).toBe(200);
  claim();
  expect(claim({ part: 600, rank: 600 })).toEqual({ kind: "same" });
  expect(bought()).toBe(0);
});

test("refunds of thirds take all of it, and one that fails gives its third back, once and in any order", () => {
  const of = (number: number, change: Partial<ClaimNews> = {}) =>
    claim({ key: `refund:re_${number}`, part: 400, rank: 0, ...change });
  const failed = { holds: false, rank: 1 };
  buy();
  of(1);
  expect([of(3, failed), of(3)]).toEqual([{ kind: "taken", missing: 0 }, { kind: "same" }]);
  of(2);
  expect(bought()).toBe(134);
  of(4);
  expect(bought()).toBe(0);
  of(2, failed);
  of(2, failed);
  of(2);
  expect(bought()).toBe(134);
  expect(ledger.sumOfEntries()).toBe(ledger.tables.grants.balance());
  // Two that fail in one moment, after what they took back had ended.
  const laterMs = paidMs + 60 * dayMs;
  claim({ key: "refund:re_1", part: 400, ...failed }, laterMs);
  claim({ key: "refund:re_4", part: 400, ...failed }, laterMs);
  expect(bought(laterMs)).toBe(266);
});

test("news that comes before the payment waits for it", () => {
  claim({ part: 300 });
  expect(bought()).toBe(0);
  buy();
  expect(bought()).toBe(300);
});

test("what was used is not owed, and nothing else is taken for it; what comes back from work is", () => {
  ledger.book.reserve(paidMs, { key: "free", credits: 390, kind: "image", title: "", jobId: null });
  ledger.tables.setOperatorPlan("studio");
  buy();
  // Of the studio's month and the free one 20,610 are left before what was bought.
  for (let day = 0; day < 3; day++) {
    const key = `work ${day}`;
    ledger.book.reserve(paidMs + day * dayMs, { key, credits: 5500, kind: "image", title: "", jobId: null });
    ledger.book.settle(paidMs + day * dayMs, { key, credits: 5500, note: "" });
  }
  const nowMs = paidMs + 3 * dayMs;
  const left = ledger.tables.grants.balance();
  ledger.book.reserve(nowMs, { key: "a", credits: left - 100, kind: "image", title: "", jobId: null });
  expect(bought(nowMs)).toBe(100);
  expect(claim({}, nowMs)).toEqual({ kind: "taken", missing: 300 });
  expect(ledger.tables.grants.balance()).toBe(0);
  expect(ledger.tables.entries(null, 1, null)[0]).toMatchObject({ kind: "take-back", credits: 0 });
  ledger.book.settle(nowMs, { key: "a", credits: left - 300, note: "" });
  expect(ledger.tables.grants.balance()).toBe(0);
  expect(ledger.sumOfEntries()).toBe(0);
});

test("a dispute that is won gives the credits back for as long as they still had", () => {
  buy();
  reserve(10);
  const dispute = { key: "dispute:dp_1", rank: 1 };
  claim(dispute);
  expect(bought()).toBe(0);
  const closedMs = paidMs + 90 * dayMs;
  claim({ ...dispute, holds: false, rank: 2 }, closedMs);
  expect(claim(dispute, closedMs)).toEqual({ kind: "same" });
  expect(bought(closedMs)).toBe(400);
  expect(bought(closedMs + 31 * dayMs)).toBe(0);
});

const give = (key: string) =>
  ledger.book.grant(paidMs, {
    ...{ key, credits: 400, priority: 0, reason: "gift", note: "Thanks", by: "sam@vitrine.example" },
    ...{ effectiveAt: new Date(paidMs).toISOString(), expiresAt: null },
  });
const grantIdOf = (key: string) => ledger.tables.grants.find(key)!.id;
const takeBack = (key: string) =>
  ledger.book.takeBack(paidMs, { grantId: grantIdOf(key), reason: "Meant for another" });

test("staff take back a grant once: what is left goes, what is spent is said, what is set aside comes when it is free", () => {
  give("staff:1");
  reserve(100);
  ledger.book.settle(paidMs, { key: "a", credits: 60, note: "" });
  ledger.book.reserve(paidMs, { key: "b", credits: 30, kind: "image", title: "", jobId: null });
  expect(ledger.tables.grants.balance()).toBe(1310);
  expect(takeBack("staff:1")).toEqual({ kind: "taken", taken: 310, missing: 90 });
  expect(ledger.state(paidMs)).toMatchObject({ balance: 1000, reserved: 30 });
  expect(
    ledger.tables.entries(null, 2, null).map(({ kind, credits, title }) => [kind, credits, title]),
  ).toEqual([
    ["take-back", 0, "Taken back: Meant for another; 90 of its credits were spent or set aside already"],
    ["take-back", -310, "Taken back: Meant for another"],
  ]);
  expect(takeBack("staff:1")).toEqual({ kind: "same", taken: 310, missing: 90 });

  ledger.book.refund(paidMs, { key: "b", note: "Not made" });
  expect(ledger.state(paidMs)).toMatchObject({ balance: 1000, reserved: 0 });
  expect(takeBack("staff:1")).toEqual({ kind: "same", taken: 340, missing: 60 });
  expect(ledger.sumOfEntries()).toBe(ledger.tables.grants.balance());
});

test("staff take back nothing that a plan or a payment brought", () => {
  buy();
  expect(takeBack("invoice:in_1")).toEqual({ kind: "absent" });
  expect(takeBack("plan:free:2026-11")).toEqual({ kind: "absent" });
  expect(ledger.book.takeBack(paidMs, { grantId: 999, reason: "None" })).toEqual({ kind: "absent" });
  expect(bought()).toBe(400);
});
