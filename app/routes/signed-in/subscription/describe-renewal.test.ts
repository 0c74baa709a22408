import { expect, test } from "vitest";
import { openLedger } from "../../../../tests/fakes/ledger-on-sqlite";
import { describeRenewal } from "./describe-renewal";

const nowMs = Date.UTC(2026, 10, 22, 12);

/** A ledger of the free plan on that day, as the page gets it. */
function ledgerWith(gift: { credits: number; expiresAt: string | null } | null, spent = 0) {
  const ledger = openLedger();
  ledger.book.bringUpToDate(nowMs);
  if (gift) {
    ledger.book.grant(nowMs, {
      ...{ key: "staff:1", ...gift, effectiveAt: new Date(nowMs).toISOString() },
      ...{ priority: 10, reason: "gift", note: "Gift", by: "staff@vitrine.example" },
    });
  }
  ledger.book.reserve(nowMs, { key: "a", credits: spent, kind: "image", title: "", jobId: null });
  ledger.book.settle(nowMs, { key: "a", credits: spent, note: "" });
  return ledger;
}
const saidOf = (ledger: ReturnType<typeof ledgerWith>) => describeRenewal(ledger.state(nowMs), null, nowMs);

test("what is left of the month lapses as new credits come; it does not add up", () => {
  const ledger = ledgerWith(null, 24);
  expect(saidOf(ledger)).toBe(
    "On Dec 1 you get 1,000 new credits. The 976 you have now lapse after November 30, 2026 unless you spend them; none carry over.",
  );
  const next = Date.UTC(2026, 11, 1, 1);
  ledger.book.bringUpToDate(next);
  expect(ledger.state(next).balance).toBe(1000);
});

test("what has no end, or a later one, carries over as the ledger then has it", () => {
  for (const expiresAt of [null, "2027-01-15T00:00:00.000Z"]) {
    const ledger = ledgerWith({ credits: 250, expiresAt }, 24);
    expect(saidOf(ledger)).toContain("976 of those you have now lapse");
    expect(saidOf(ledger)).toMatch(/; 250 carry over\.$/);
    const next = Date.UTC(2026, 11, 1, 1);
    ledger.book.bringUpToDate(next);
    expect(ledger.state(next).balance).toBe(1250);
  }
});

test("a subscription pays until its day, and what it brought ends at its own", () => {
  const grants = [
    { ...{ id: 1, credits: 4000, left: 3100, effectiveAt: "2026-11-01T00:00:00.000Z" }, priority: 30 },
  ].map((grant) => ({
    ...{ ...grant, expiresAt: "2026-12-04T00:00:00.000Z" },
    ...{ reason: "purchase" as const, note: "Starter" },
  }));
  const state = { plan: "starter" as const, balance: 3100, renewsAt: "2026-12-01T00:00:00.000Z", grants };
  expect(describeRenewal(state, { plan: "starter", isEnding: false }, nowMs)).toBe(
    "Paid until Dec 1. New credits come with the next payment. The 3,100 you have now lapse after December 3, 2026 unless you spend them; none carry over.",
  );
  expect(describeRenewal(state, { plan: "starter", isEnding: true }, nowMs)).toContain("then the plan ends");
});
