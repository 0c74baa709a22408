import type { DocumentChange } from "./commit";
import type { StoredDocument } from "./document";
import { documentSize } from "./document-size";
import { READ_TIME_RETENTION_MS } from "./limits";
import { RpcError } from "./rpc-error";

/** Versions are kept in memory: this much of them, besides no longer than Firestore does. */
const MAX_VERSIONS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;

interface OldVersion {
  name: string;
  before: StoredDocument | null;
  /** When the version was replaced. */
  replacedMicros: number;
  bytes: number;
}

/**
 * Documents as they were before recent commits, so that reads at an earlier time, and read-only transactions, see
 * that time. What was replaced longer ago, or before this process began, is not known any more: such a read is
 * refused as Firestore refuses one beyond its retention.
 */
export class RecentVersions {
  #versions: OldVersion[] = [];
  #bytes = 0;
  #knownSinceMicros: number;

  constructor(startMicros: number) {
    this.#knownSinceMicros = startMicros;
  }

  record(changes: readonly DocumentChange[], commitMicros: number): void {
    for (const { name, before } of changes) {
      const bytes = before ? documentSize(name, before.fields) : 0;
      this.#versions.push({ name, before, replacedMicros: commitMicros, bytes });
      this.#bytes += bytes;
    }
    this.#forgetOld(commitMicros - READ_TIME_RETENTION_MS * 1000);
  }

  /** Everything was deleted at once: nothing is known of before. */
  clear(atMicros: number): void {
    this.#versions = [];
    this.#bytes = 0;
    this.#knownSinceMicros = atMicros;
  }

  /** Throws if the state at that time cannot be told. */
  requireKnown(atMicros: number, nowMicros: number): void {
    if (atMicros > nowMicros) {
      throw new RpcError("INVALID_ARGUMENT", "The requested 'read_time' cannot be in the future.");
    }
    const retained = nowMicros - READ_TIME_RETENTION_MS * 1000;
    if (atMicros < Math.max(this.#knownSinceMicros, retained)) {
      throw new RpcError("FAILED_PRECONDITION", "The requested snapshot version is too old.");
    }
  }

  /** Documents that have changed since that time, as they were then. */
  changedSince(atMicros: number): Map<string, StoredDocument | null> {
    const first = this.#versions.findLastIndex(({ replacedMicros }) => replacedMicros <= atMicros) + 1;
    const then = new Map<string, StoredDocument | null>();
    for (const { name, before } of this.#versions.slice(first)) {
      if (!then.has(name)) then.set(name, before);
    }
    return then;
  }

  #forgetOld(retainedMicros: number): void {
    let count = 0;
    for (const { replacedMicros, bytes } of this.#versions) {
      const tooMuch = this.#versions.length - count > MAX_VERSIONS || this.#bytes > MAX_BYTES;
      if (!tooMuch && replacedMicros > retainedMicros) break;
      this.#bytes -= bytes;
      this.#knownSinceMicros = replacedMicros;
      count++;
    }
    if (count) this.#versions.splice(0, count);
  }
}
