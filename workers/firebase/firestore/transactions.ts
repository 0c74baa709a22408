import { RpcError } from "./rpc-error";

/** Firestore ends a transaction that is older than this. */
const LIFETIME_MS = 270_000;

interface Transaction {
  startedAt: number;
  /** Update time in microseconds (0 for absent) of each document read. */
  readVersions: Map<string, number>;
}

/** Open REST transactions. Optimistic: a commit fails if anything its transaction read has changed. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();

  begin(nowMs: number): string {
    for (const [id, { startedAt }] of this.#open) {
      if (nowMs - startedAt > LIFETIME_MS) this.#open.delete(id);
    }
    const id = btoa(crypto.randomUUID());
    this.#open.set(id, { startedAt: nowMs, readVersions: new Map() });
    return id;
  }

  recordRead(id: string, name: string, updateTimeMicros: number): void {
    this.#require(id).readVersions.set(name, updateTimeMicros);
  }

  /** Ends a transaction and hands out what it read. Throws ABORTED if it is not open (any more). */
  end(id: string): ReadonlyMap<string, number> {
    const { readVersions } = this.#require(id);
    this.#open.delete(id);
    return readVersions;
  }

  rollBack(id: string): void {
    this.#open.delete(id);
  }

  #require(id: string): Transaction {
    const transaction = this.#open.get(id);
    if (!transaction) {
      throw new RpcError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
    return transaction;
  }
}
