import { beforeEach, expect, test } from "vitest";
import type { GrantRequest } from "~/domain/credits/ledger";
import { openLedger } from "../../tests/fakes/ledger-on-sqlite";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const november = Date.UTC(2026, 10, 20, 9);

let ledger: ReturnType<typeof openLedger>;
beforeEach(() => {
  ledger = openLedger();
});

const image = (key: string, credits: number) =>
  ({ key, credits, kind: "image", title: "4 images", jobId: key }) as const;
const gift = (key: string, credits: number, change: Partial<GrantRequest> = {}): GrantRequest => ({
  key,
  credits,
  effectiveAt: new Date(november).toISOString(),
  expiresAt: null,
  priority: 10,
  reason: "gift",
  note: key,
  by: "system",
  ...change,
});
const read = (nowMs: number) => {
  ledger.book.bringUpToDate(nowMs);
  return ledger.state(nowMs);
};

test("an account begins with the free plan's month, which ends with it and begins anew", () => {
  expect(read(november)).toMatchObject({ plan: "free", balance: 1000, reserved: 0, dailyCap: 400 });
  expect(read(november).grants[0]).toMatchObject({ left: 1000, expiresAt: "2026-12-01T00:00:00.000Z" });
  ledger.book.reserve(november, image("a", 100));
  ledger.book.settle(november, { key: "a", credits: 100, note: "" });
  expect(read(Date.UTC(2026, 11, 1)).balance).toBe(1000);
  expect(ledger.tables.entries(null, 9, null).map(({ kind, credits }) => [kind, credits])).toEqual([
    ["grant", 1000],
    ["expire", -900],
    ["settle", 0],
    ["reserve", -100],
    ["grant", 1000],
  ]);
});

test("by lines, a piece of work comes whole and once, wherever a page ends", () => {
  for (const key of ["a", "b", "c"]) ledger.book.reserve(november, image(key, 4));
  ledger.book.settle(november, { key: "a", credits: 3, note: "" });
  ledger.book.refund(november, { key: "b", note: "" });
  const page = (before: number | null) => ledger.tables.lines(before, 2, null);
  const first = page(null);
  expect(first.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    "b refund",
    "a settle",
    "b reserve",
    "a reserve",
  ]);
  const rest = page(first[1]?.id ?? null);
  expect(rest.map(({ kind }) => kind)).toEqual(["reserve", "grant"]);
  expect([...first, ...rest].reduce((sum, { credits }) => sum + credits, 0)).toBe(1000 - 3 - 4);
});

test("what is spent first: by priority, then what expires first", () => {
  ledger.book.grant(november, gift("bought", 100, { priority: 30 }));
  ledger.book.grant(november, gift("later", 50, { expiresAt: "2026-11-25T00:00:00Z" }));
  ledger.book.grant(november, gift("soon", 50, { expiresAt: "2026-11-21T00:00:00Z" }));
  ledger.book.grant(november, gift("before all", 30, { priority: 1 }));
  ledger.book.grant(november, gift("not yet", 9, { effectiveAt: "2026-11-22T00:00:00Z" }));
  const left = () => read(november).grants.map((grant) => [grant.note, grant.left]);
  const others = [
    ["Free plan, November 2026", 1000],
    ["bought", 100],
    ["not yet", 9],
  ];
  expect(left()).toEqual([["before all", 30], ["soon", 50], ["later", 50], ...others]);
  ledger.book.reserve(november, image("a", 90));
  expect(left()).toEqual([["later", 40], ...others]);
  ledger.book.settle(november, { key: "a", credits: 40, note: "" });
  expect(left()).toEqual([["soon", 40], ["later", 50], ...others]);
});

test("a settlement takes what was first in order and returns the rest to where it came from", () => {
  ledger.book.grant(november, gift("first", 3, { priority: 1 }));
  ledger.book.reserve(november, image("a", 8));
  expect(ledger.book.settle(november, { key: "a", credits: 4, note: "4 of 8" })).toEqual({
    kind: "done",
    balance: 999,
  });
  expect(read(november).grants.map(({ left }) => left)).toEqual([999]);
  expect(ledger.tables.usageSince("2026-11-01")).toEqual([
    { day: "2026-11-20", kind: "image", credits: 4, count: 1 },
  ]);
});

test("told twice, it happened once; a key stands for one amount", () => {
  const { book } = ledger;
  expect(book.reserve(november, image("a", 8))).toEqual({ kind: "reserved", balance: 992, isNew: true });
  const again = { kind: "reserved", balance: 992, isNew: false };
  expect(book.reserve(november + hourMs, image("a", 8))).toEqual(again);
  expect(book.reserve(november, image("a", 7))).toEqual({ kind: "other" });
  expect(book.refund(november, { key: "a", note: "" })).toEqual({ kind: "done", balance: 1000 });
  expect(book.refund(november, { key: "a", note: "" })).toEqual({ kind: "same", balance: 1000 });
  expect(book.settle(november, { key: "a", credits: 8, note: "" })).toEqual({ kind: "same", balance: 1000 });
  expect(book.reserve(november, image("a", 8))).toMatchObject({ kind: "reserved", isNew: true });
  book.settle(november, { key: "a", credits: 8, note: "" });
  expect(book.refund(november, { key: "a", note: "" })).toEqual({ kind: "same", balance: 992 });
  expect(book.reserve(november + 25 * hourMs, image("a", 8))).toEqual({ kind: "over", balance: 992 });
  expect(book.settle(november, { key: "never", credits: 1, note: "" }).kind).toBe("absent");
  expect(book.grant(november, gift("g", 5)).kind).toBe("granted");
  expect(book.grant(november, gift("g", 5)).kind).toBe("same");
});

test("too little, too much for one day, and nothing at all", () => {
  const { book } = ledger;
  expect(book.reserve(november, image("big", 1001))).toEqual({ kind: "short", balance: 1000, needed: 1001 });
  expect(book.reserve(november, image("a", 400)).kind).toBe("reserved");
  expect(book.reserve(november, image("b", 1))).toEqual({
    kind: "over-cap",
    usedToday: 400,
    dailyCap: 400,
    resetsAt: "2026-11-21T00:00:00.000Z",
  });
  book.settle(november, { key: "a", credits: 399, note: "" });
  expect(book.reserve(november, image("b", 1)).kind).toBe("reserved");
  expect(book.reserve(Date.UTC(2026, 10, 21), image("c", 400)).kind).toBe("reserved");
  expect(book.reserve(november, image("free", 0)).kind).toBe("reserved");
  expect(ledger.tables.reservations.get("free")).toBeUndefined();
  expect(() => book.reserve(november, image("half", 0.5))).toThrow(RangeError);
  expect(() => book.reserve(november, image("minus", -1))).toThrow(RangeError);
});

test("credits set aside outlive their grant; returned after it they have one more day, once", () => {
  const { book } = ledger;
  const december = Date.UTC(2026, 11, 1, 0, 5);
  book.reserve(november, image("a", 100));
  expect(read(december)).toMatchObject({ balance: 1000, reserved: 100 });
  book.refund(december, { key: "a", note: "" });
  expect(read(december).grants[0]).toMatchObject({
    left: 100,
    reason: "returned",
    expiresAt: "2026-12-02T00:05:00.000Z",
  });
  book.reserve(december, image("b", 150));
  const dayAfter = december + 25 * hourMs;
  expect(book.refund(dayAfter, { key: "b", note: "" }).balance).toBe(1000);
  expect(ledger.sumOfEntries()).toBe(1000);
});

test("a change of plan gives its month once and its cap at once", () => {
  read(november);
  ledger.tables.setOperatorPlan("starter");
  expect(read(november)).toMatchObject({ plan: "starter", balance: 5000, dailyCap: 1500 });
  ledger.tables.setOperatorPlan("free");
  expect(read(november)).toMatchObject({ plan: "free", balance: 5000, dailyCap: 400 });
});

test("closed reservations are forgotten after 30 days, also where a subscription gives the credits", () => {
  ledger.tables.keepSubscription({
    id: "sub",
    customer_id: "customer",
    plan: "studio",
    status: "active",
    ends_ms: null,
    is_ending: 0,
    at_ms: november,
  });
  ledger.book.grant(november, gift("paid", 100));
  ledger.book.reserve(november, image("a", 10));
  ledger.book.settle(november, { key: "a", credits: 10, note: "" });
  ledger.book.reserve(november + 29 * 24 * hourMs, image("b", 10));
  expect(ledger.tables.reservations.get("a")).toBeDefined();
  ledger.book.reserve(november + 31 * 24 * hourMs, image("c", 10));
  expect(ledger.tables.reservations.get("a")).toBeUndefined();
});

test("where an account may have so many jobs at once, another waits until one is over, and is told so", () => {
  const { book } = ledger;
  const job = (key: string) => ({ ...image(key, 4), mostJobs: 1 });
  expect(book.reserve(november, job("a")).kind).toBe("reserved");
  expect(book.reserve(november, job("b"))).toEqual({ kind: "busy", running: 1, mostJobs: 1 });
  expect(book.reserve(november, { ...job("free"), credits: 0 }).kind).toBe("busy");
  // The same again is no other, and what ends with its request is no job.
  expect(book.reserve(november, job("a"))).toMatchObject({ kind: "reserved", isNew: false });
  expect(book.reserve(november, { ...job("words"), jobId: null }).kind).toBe("reserved");
  book.settle(november, { key: "a", credits: 4, note: "" });
  expect(book.reserve(november, job("b")).kind).toBe("reserved");
});
