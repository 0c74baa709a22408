import { expect, test } from "vitest";
import { RpcError } from "./rpc-error";
import { Transactions } from "./transactions";

const GONE = "The referenced transaction has expired or is no longer valid.";
const aborted = new RpcError("ABORTED", GONE);
const invalid = new RpcError("INVALID_ARGUMENT", "Invalid transaction.");

test("a transaction ends 60 seconds after its last use, and 270 after its beginning", () => {
  const transactions = new Transactions();
  const id = transactions.begin({}, 0, 0);
  for (const ms of [59_999, 119_000, 178_000, 237_000, 269_999]) transactions.use(id, ms);
  expect(() => transactions.use(id, 270_000)).toThrow(aborted);
  const idle = transactions.begin({}, 0, 0);
  expect(() => transactions.use(idle, 60_000)).toThrow(aborted);
  transactions.rollBack(idle, 60_001);
});

test("what has ended is known for a while; what was never begun is no transaction", () => {
  const transactions = new Transactions();
  const [committed, failed, rolledBack] = [0, 0, 0].map(() => transactions.begin({}, 0, 0)) as [
    string,
    string,
    string,
  ];
  transactions.end(committed, "committed", 1);
  transactions.end(failed, "failed", 1);
  transactions.rollBack(rolledBack, 1);
  expect(() => transactions.use(committed, 2)).toThrow(aborted);
  expect(() => transactions.use(failed, 2)).toThrow(new RpcError("INVALID_ARGUMENT", GONE));
  expect(() => transactions.use(rolledBack, 2)).toThrow(aborted);
  expect(() => transactions.rollBack(committed, 2)).toThrow(aborted);
  for (const id of [failed, rolledBack]) transactions.rollBack(id, 2);

  // Of another process: well formed, and unknown here.
  const foreign = new Transactions().begin({}, 0, 0);
  expect(() => transactions.use(foreign, 2)).toThrow(aborted);
  transactions.rollBack(foreign, 2);
  for (const id of ["", "bm90aGluZw==", btoa("x".repeat(24))]) {
    expect(() => transactions.use(id, 2)).toThrow(invalid);
    expect(() => transactions.rollBack(id, 2)).toThrow(invalid);
  }
});

test("a retry names a read-write transaction of ours", () => {
  const transactions = new Transactions();
  const retry = (retryTransaction: string) => transactions.begin({ readWrite: { retryTransaction } }, 0, 1);
  const readWrite = transactions.begin({ readWrite: {} }, 0, 0);
  transactions.end(readWrite, "committed", 0);
  expect(transactions.use(retry(readWrite), 1)).toMatchObject({ readOnly: false, readAtMicros: null });
  const readOnly = transactions.begin({ readOnly: {} }, 5, 0);
  expect(transactions.use(readOnly, 1)).toMatchObject({ readOnly: true, readAtMicros: 5 });
  expect(() => retry(readOnly)).toThrow(
    new RpcError("INVALID_ARGUMENT", "Cannot retry a read-only transaction"),
  );
  expect(() => retry("bm90aGluZw==")).toThrow(invalid);
});
