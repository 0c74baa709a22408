import { TRANSACTION_IDLE_MS, TRANSACTION_LIFETIME_MS } from "./limits";
import type { TransactionOptions } from "./protocol";
import { invalidArgument, RpcError } from "./rpc-error";
import { noReads, type TransactionReads } from "./transaction-reads";

/** Bytes of an id: a mark, by which an id of ours is known even when its transaction is forgotten, and chance. */
const ID_MARK = "firestore";
const ID_BYTES = 24;
const GONE = "The referenced transaction has expired or is no longer valid.";

export interface Transaction {
  readOnly: boolean;
  /** When a read-only transaction reads, in microseconds; null for the present. */
  readAtMicros: number | null;
  reads: TransactionReads;
  startedAtMs: number;
  usedAtMs: number;
}

type Ending = "committed" | "rolledBack" | "failed" | "expired";

/**
 * Open transactions. Read-write ones are optimistic: they hold no locks, and a commit is aborted if anything its
 * transaction read has changed. They live in memory: a restart ends them, and their ids are answered with ABORTED.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #ended = new Map<string, { ending: Ending; readOnly: boolean; atMs: number }>();

  /** @param readAtMicros When a read-only transaction without a time of its own reads. */
  begin(options: TransactionOptions, readAtMicros: number, nowMs: number): string {
    this.#forgetOld(nowMs);
    const retried = options.readWrite?.retryTransaction;
    if (retried) this.#requireRetryable(retried);
    const id = newId();
    const readOnly = options.readOnly !== undefined;
    this.#open.set(id, {
      readOnly,
      readAtMicros: readOnly ? readAtMicros : null,
      reads: noReads(),
      startedAtMs: nowMs,
      usedAtMs: nowMs,
    });
    return id;
  }

  /** An open transaction, whose idle time begins anew. Throws INVALID_ARGUMENT or ABORTED if it is not open. */
  use(id: string, nowMs: number): Transaction {
    this.#forgetOld(nowMs);
    const transaction = this.#open.get(id);
    if (!transaction) throw this.#notOpen(id);
    transaction.usedAtMs = nowMs;
    return transaction;
  }

  end(id: string, ending: Ending, nowMs: number): void {
    const transaction = this.#open.get(id);
    if (!transaction) return;
    this.#open.delete(id);
    this.#ended.set(id, { ending, readOnly: transaction.readOnly, atMs: nowMs });
  }

  /** Rolling back again is fine, also what has failed or expired; what was committed cannot be undone. */
  rollBack(id: string, nowMs: number): void {
    requireWellFormedId(id);
    if (this.#ended.get(id)?.ending === "committed") throw new RpcError("ABORTED", GONE);
    this.end(id, "rolledBack", nowMs);
  }

  #notOpen(id: string): RpcError {
    requireWellFormedId(id);
    return new RpcError(this.#ended.get(id)?.ending === "failed" ? "INVALID_ARGUMENT" : "ABORTED", GONE);
  }

  #requireRetryable(id: string): void {
    requireWellFormedId(id);
    if ((this.#open.get(id) ?? this.#ended.get(id))?.readOnly) {
      throw invalidArgument("Cannot retry a read-only transaction");
    }
  }

  #forgetOld(nowMs: number): void {
    for (const [id, { startedAtMs, usedAtMs }] of this.#open) {
      if (nowMs - startedAtMs >= TRANSACTION_LIFETIME_MS || nowMs - usedAtMs >= TRANSACTION_IDLE_MS) {
        this.end(id, "expired", nowMs);
      }
    }
    for (const [id, { atMs }] of this.#ended) {
      if (nowMs - atMs >= TRANSACTION_LIFETIME_MS) this.#ended.delete(id);
    }
  }
}

function newId(): string {
  const chance = crypto.getRandomValues(new Uint8Array(ID_BYTES - ID_MARK.length));
  return btoa(ID_MARK + String.fromCharCode(...chance));
}

function requireWellFormedId(id: string): void {
  const bytes = atob(id);
  if (bytes.length !== ID_BYTES || !bytes.startsWith(ID_MARK)) throw invalidArgument("Invalid transaction.");
}
