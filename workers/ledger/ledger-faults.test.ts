import fc from "fast-check";
import { expect, test } from "vitest";
import { planIds } from "~/domain/credits/plan";
import { openLedger } from "../../tests/fakes/ledger-on-sqlite";

const start = Date.UTC(2026, 10, 28, 22);
const hourMs = 3600_000;

const keys = fc.integer({ min: 0, max: 60 }).map((number) => `work ${number}`);
const credits = fc.integer({ min: 0, max: 250 });
/** What is done, how much time passes before, whether the answer is lost and it is told again, and when the machine is lost. */
const operations = fc.array(
  fc.record({
    act: fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant("reserve" as const), key: keys, credits }) },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant("settle" as const), key: keys, credits }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant("refund" as const), key: keys }) },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant("grant" as const),
          key: fc.integer({ min: 0, max: 200 }).map((number) => `grant ${number}`),
          credits,
          beginsInHours: fc.integer({ min: -40, max: 40 }),
          lastsHours: fc.option(fc.integer({ min: -10, max: 60 }), { nil: null }),
          priority: fc.integer({ min: 0, max: 3 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant("plan" as const), plan: fc.constantFrom(...planIds) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant("claim" as const),
          number: fc.integer({ min: 0, max: 200 }),
          part: fc.integer({ min: 0, max: 100 }),
          holds: fc.boolean(),
          rank: fc.integer({ min: 0, max: 3 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("read" as const) }) },
    ),
    hoursBefore: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 30 })),
    times: fc.integer({ min: 1, max: 2 }),
    breakAfter: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null, freq: 6 }),
  }),
  { minLength: 500, maxLength: 500 },
);

type Operation = typeof operations extends fc.Arbitrary<(infer One)[]> ? One : never;
type OpenLedger = ReturnType<typeof openLedger>;

function perform({ book, tables }: OpenLedger, { act }: Operation, nowMs: number): void {
  const iso = (hours: number) => new Date(nowMs + hours * hourMs).toISOString();
  switch (act.kind) {
    case "reserve":
      book.reserve(nowMs, { key: act.key, credits: act.credits, kind: "image", title: "", jobId: null });
      return;
    case "settle":
      book.settle(nowMs, { key: act.key, credits: act.credits, note: "" });
      return;
    case "refund":
      book.refund(nowMs, { key: act.key, note: "" });
      return;
    case "grant":
      book.grant(nowMs, {
        key: act.key,
        credits: act.credits,
        effectiveAt: iso(act.beginsInHours),
        expiresAt: act.lastsHours === null ? null : iso(act.beginsInHours + act.lastsHours),
        priority: act.priority,
        reason: "gift",
        note: "",
        by: "system",
      });
      return;
    case "claim":
      book.noteClaim(nowMs, {
        ...{ key: `claim ${act.number % 70}`, grantKey: `grant ${act.number % 70}`, whole: 100, note: "" },
        ...{ part: act.part, holds: act.holds, rank: act.rank },
      });
      return;
    case "plan":
      tables.setOperatorPlan(act.plan);
      return;
    case "read":
      book.bringUpToDate(nowMs);
  }
}

/** What has to hold whenever anybody looks. */
function check(ledger: OpenLedger): void {
  const balance = ledger.tables.grants.balance();
  const sums = {
    entries: ledger.sumOfEntries(),
    last: ledger.tables.entries(null, 1, null)[0]?.balance_after ?? 0,
    parts: ledger.sumOfParts(),
  };
  const held = { entries: balance, last: balance, parts: ledger.tables.reservations.reserved() };
  if (balance < 0 || JSON.stringify(sums) !== JSON.stringify(held))
    expect({ balance, ...sums }).toEqual(held);
}

test("10,000 random operations, lost answers and lost machines: entries add up to the balance, which is never below zero", () => {
  fc.assert(
    fc.property(operations, (all) => {
      const ledger = openLedger();
      let nowMs = start;
      for (const operation of all) {
        nowMs += operation.hoursBefore * hourMs;
        for (let time = 0; time < operation.times; time++) {
          const isLost = operation.breakAfter !== null && time === 0;
          const work = () => perform(ledger, operation, nowMs);
          if (isLost) {
            try {
              ledger.run(work, { breakAfter: operation.breakAfter ?? 0 });
            } catch {
              // Told again, or not.
            }
          } else ledger.run(work);
          check(ledger);
        }
      }
      const entries = tablesInOrder(ledger);
      entries.reduce((balance, entry) => {
        expect(entry.balance_after).toBe(balance + entry.credits);
        return entry.balance_after;
      }, 0);
      expect(entries.map(({ at_ms }) => at_ms)).toEqual(
        entries.map(({ at_ms }) => at_ms).toSorted((a, b) => a - b),
      );
      const spent = entries.reduce(
        (sum, { kind, credits }) => sum - (["reserve", "settle", "refund"].includes(kind) ? credits : 0),
        0,
      );
      expect(spent).toBe(ledger.sumOfUsage() + ledger.tables.reservations.reserved());
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

function tablesInOrder({ tables }: OpenLedger) {
  return tables.entries(null, 100_000, null).toReversed();
}
