import { beforeEach, describe, expect, test } from "vitest";
import { memorySql } from "../../../tests/fakes/memory-sql";
import { ChangeHistory } from "./change-history";
import { commitWrites } from "./commit";
import { CommitClock } from "./commit-clock";
import { DocumentStore } from "./document-store";
import type { StructuredQuery, TransactionOptions, Write } from "./protocol";
import { beginTransaction, type Consistency, type ReadContext, ReadView } from "./read-view";
import { lastSegment } from "./resource-name";
import { microsToTimestamp } from "./timestamps";
import { requireUnchanged } from "./transaction-reads";
import { Transactions } from "./transactions";
import type { Value } from "./values";

const DATABASE = "projects/p/databases/(default)";
const ROOT = `${DATABASE}/documents`;
const contention = expect.objectContaining({ status: "ABORTED" });
const ascending: StructuredQuery = {
  from: [{ collectionId: "c" }],
  orderBy: [{ field: { fieldPath: "n" }, direction: "ASCENDING" }],
};

let context: ReadContext;

beforeEach(() => {
  const sql = memorySql();
  const clock = new CommitClock(sql);
  const grant = { dependsOn: new Set<string>() };
  context = {
    store: new DocumentStore(sql),
    clock,
    guard: { requireGet: () => grant, requireList: () => grant, requireWrite: () => {} },
    history: new ChangeHistory(sql, clock.now()),
    transactions: new Transactions(),
  };
});

/** Commits and returns the time just after. */
function commit(...writes: Write[]): number {
  const { store, clock, history } = context;
  const made = commitWrites(store, clock, { database: DATABASE, writes, requireAllowed: () => {} });
  history.record(made.changes, made.commitMicros);
  return made.commitMicros;
}
const set = (id: string, n: number): Write => ({
  update: { name: `${ROOT}/c/${id}`, fields: { n: { integerValue: String(n) } } },
});
const remove = (id: string): Write => ({ delete: `${ROOT}/c/${id}` });
const view = (consistency: Consistency = {}) => new ReadView(context, { kind: "admin" }, consistency);
const idsIn = (query: StructuredQuery, consistency?: Consistency) =>
  view(consistency)
    .query(ROOT, query)
    .map(({ name }) => lastSegment(name));
const begin = (options: TransactionOptions = {}) => beginTransaction(context, options);
/** Whether a commit of the transaction would find all as it was read. */
const verify = (transaction: string) =>
  requireUnchanged(context.store, context.transactions.use(transaction, Date.now()).reads);

describe("a read-write transaction", () => {
  test("is aborted by a change of what it read, not of other documents", () => {
    commit(set("a", 1), set("b", 1));
    const transaction = begin();
    view({ transaction }).get(`${ROOT}/c/a`);
    commit(set("b", 2));
    verify(transaction);
    commit(set("a", 2));
    expect(() => verify(transaction)).toThrow(contention);
    expect(() => view({ transaction }).get(`${ROOT}/c/a`)).toThrow(contention);
  });

  test.each<[string, StructuredQuery, () => void, boolean]>([
    ["a phantom", ascending, () => commit(set("z", 9)), true],
    ["a document that leaves", ascending, () => commit(remove("b")), true],
    ["a phantom beyond the limit", { ...ascending, limit: 2 }, () => commit(set("z", 9)), false],
    ["a phantom before the limit", { ...ascending, limit: 2 }, () => commit(set("z", 0)), true],
    ["another collection", ascending, () => commit({ update: { name: `${ROOT}/d/x`, fields: {} } }), false],
  ])("notices %s in a query", (_, query, change, isConflict) => {
    commit(set("a", 1), set("b", 2));
    const transaction = begin();
    expect(idsIn(query, { transaction })).toEqual(["a", "b"]);
    change();
    if (isConflict) expect(() => verify(transaction)).toThrow(contention);
    else verify(transaction);
  });

  test("counts aggregations as reads", () => {
    const transaction = begin();
    const count = view({ transaction }).aggregate(ROOT, ascending, [{ alias: "all", count: {} }]);
    expect(count).toEqual({ all: { integerValue: "0" } });
    commit(set("a", 1));
    expect(() => verify(transaction)).toThrow(contention);
  });
});

describe("at an earlier time", () => {
  test("documents and queries are as they were, also under a limit", () => {
    const then = commit(set("a", 1), set("b", 2), set("c", 3));
    commit(set("a", 9), remove("b"), set("d", 0));
    const readTime = microsToTimestamp(then);
    const old = view({ readTime });
    const numberOf = (id: string): Value | undefined => old.get(`${ROOT}/c/${id}`)?.fields.n;
    expect(["a", "b", "c", "d"].map(numberOf)).toEqual(
      ["1", "2", "3", undefined].map((text) => text && { integerValue: text }),
    );
    expect(old.readTime).toBe(readTime);
    expect(idsIn(ascending)).toEqual(["d", "c", "a"]);
    expect(idsIn(ascending, { readTime })).toEqual(["a", "b", "c"]);
    expect(idsIn({ ...ascending, offset: 1, limit: 1 }, { readTime })).toEqual(["b"]);
    const sum = [{ alias: "sum", sum: { field: { fieldPath: "n" } } }];
    expect(view({ readTime }).aggregate(ROOT, ascending, sum)).toEqual({ sum: { integerValue: "6" } });
  });

  test("a read-only transaction stays at its beginning, or at the time it names", () => {
    const first = commit(set("a", 1));
    const transaction = view({ newTransaction: {} }).opened!;
    commit(set("b", 2));
    expect(idsIn(ascending, { transaction })).toEqual(["a"]);
    commit(set("c", 3));
    const atFirst = begin({ readOnly: { readTime: microsToTimestamp(first) } });
    expect(idsIn(ascending, { transaction: atFirst })).toEqual(["a"]);
    expect(idsIn(ascending, { newTransaction: { readWrite: {} } })).toEqual(["a", "b", "c"]);
  });

  test("a transaction that a request begins is of the request's time, however long that takes", () => {
    commit(set("a", 1));
    const { clock } = context;
    let micros = clock.now();
    // Whoever asks twice is told another time.
    context = { ...context, clock: Object.assign(Object.create(clock), { now: () => (micros += 1000) }) };
    expect(idsIn(ascending, { newTransaction: {} })).toEqual(["a"]);
  });

  test("what is not known any more, or not yet, is refused", () => {
    const now = context.clock.now();
    const at = (micros: number) => () => view({ readTime: microsToTimestamp(micros) });
    expect(at(now - 60_000_000)).toThrow(
      expect.objectContaining({
        status: "FAILED_PRECONDITION",
        message: "The requested snapshot version is too old.",
      }),
    );
    expect(at(now + 60_000_000)).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
    const readTime = microsToTimestamp(now - 60_000_000);
    expect(() => begin({ readOnly: { readTime } })).toThrow("too old");
  });
});
