import type { Caller } from "../request/caller";
import { writeTarget } from "./apply-write";
import type { TransactionOptions, Write, WriteResult } from "./protocol";
import { beginTransaction, type ReadContext } from "./read-view";
import { invalidArgument, RpcError } from "./rpc-error";
import type { TransactionReads } from "./transaction-reads";
import { requireWellFormedWrites } from "./write-check";

export interface CommitResponse {
  writeResults: WriteResult[];
  commitTime: string;
}

export interface WriteContext extends ReadContext {
  commit(caller: Caller, writes: Write[], reads?: TransactionReads): CommitResponse;
}

export function begin(context: WriteContext, body: { options?: TransactionOptions }): object {
  return { transaction: beginTransaction(context, body.options ?? {}) };
}

export function rollBack(context: WriteContext, body: { transaction?: string }): object {
  context.transactions.rollBack(body.transaction ?? "", Date.now());
  return {};
}

/** All writes or none. A transaction ends with its commit, whatever comes of it. */
export function commit(
  context: WriteContext,
  { writes = [], transaction: id }: { writes?: Write[]; transaction?: string },
  caller: Caller,
): CommitResponse {
  if (!id) return context.commit(caller, writes);
  const nowMs = Date.now();
  const { readOnly, reads } = context.transactions.use(id, nowMs);
  if (readOnly && writes.length) {
    throw invalidArgument("Cannot modify entities in a read-only transaction.");
  }
  try {
    const response = context.commit(caller, writes, reads);
    context.transactions.end(id, "committed", nowMs);
    return response;
  } catch (thrown) {
    context.transactions.end(id, "failed", nowMs);
    throw thrown;
  }
}

/** Each write succeeds or fails alone; for the server only. A write that is wrong in itself fails them all. */
export function batchWrite(
  context: WriteContext,
  database: string,
  { writes = [] }: { writes?: Write[] },
  caller: Caller,
): object {
  if (new Set(writes.map(writeTarget)).size < writes.length) {
    throw invalidArgument("the same document cannot be written more than once in a single request");
  }
  requireWellFormedWrites(writes, database);
  if (caller.kind !== "admin") {
    throw new RpcError("PERMISSION_DENIED", "Batch writes require admin authentication.");
  }
  const outcomes = writes.map((write) => {
    try {
      return { result: context.commit(caller, [write]).writeResults[0], status: {} };
    } catch (thrown) {
      return { result: {}, status: RpcError.from(thrown).toCause() };
    }
  });
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}
