import { resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LedgerEntry, LedgerState, UsageDay } from "../../app/domain/credits/ledger";
import { workerOptions } from "../../scripts/worker-options.mjs";
import { seedsOr } from "../fixtures/seeds";
import driver from "./ledger-driver-worker.mjs?raw";

/** The real ledger in workerd, worked by a worker beside it. */
let miniflare: Miniflare;

beforeAll(async () => {
  const built = resolve(import.meta.dirname, "../../build/server");
  const vitrine = await workerOptions(resolve(built, "index.js"), resolve(built, "wrangler.json"));
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.NONE),
      // Without a database the ledgers say that they cannot show what they hold.
      handleStructuredLogs: () => {},
      workers: [
        {
          name: "driver",
          compatibilityDate: "2026-10-01",
          modules: [{ type: "ESModule", path: "driver.mjs", contents: driver }],
          durableObjects: { LEDGERS: { className: "Ledger", scriptName: "vitrine" } },
        },
        {
          ...vitrine,
          // As a deployment has it: without one no setting is read.
          bindings: { ...vitrine.bindings, FIREBASE_API_KEY: "any" },
          name: "vitrine",
        },
      ],
    } as unknown as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
  await miniflare.ready;
});
afterAll(() => miniflare.dispose());

interface Driven {
  /** How often the provider was called in each round. */
  calls: number[];
  churned: { balances: number[]; last: LedgerState; entries: LedgerEntry[]; usage: UsageDay[] };
}

test.each(seedsOr(7))(
  "one credit and 50 requests at once are one call of the provider, 200 times; whatever is done at once adds up; seed %i",
  async (seed) => {
    const answer = await miniflare.dispatchFetch("http://driver.test", {
      method: "POST",
      body: JSON.stringify({ race: { rounds: 200, requests: 50 }, churn: { operations: 600, seed } }),
    });
    const { calls, churned } = (await answer.json()) as Driven;
    expect(calls).toHaveLength(200);
    expect(calls.filter((called) => called !== 1)).toEqual([]);

    const { balances, last, entries, usage } = churned;
    expect(balances.length).toBeGreaterThan(20);
    expect(balances.every((balance) => balance >= 0)).toBe(true);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(entries.map(({ credits }) => credits))).toBe(last.balance);
    expect(entries[0]?.balanceAfter).toBe(last.balance);
    const granted = sum(entries.filter(({ kind }) => kind === "grant").map(({ credits }) => credits));
    expect(granted).toBe(last.balance + last.reserved + sum(usage.map(({ credits }) => credits)));
    expect(usage[0]?.count).toBeGreaterThan(10);
  },
  120_000,
);
