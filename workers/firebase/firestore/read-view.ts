import type { Caller } from "../request/caller";
import type { AccessGuard } from "./access-guard";
import { aggregateDocuments } from "./aggregate";
import type { ChangeHistory } from "./change-history";
import type { CommitClock } from "./commit-clock";
import type { StoredDocument } from "./document";
import type { DocumentStore } from "./document-store";
import { READ_TIME_RETENTION_MS } from "./limits";
import { type Aggregation, queryLimit, type StructuredQuery, type TransactionOptions } from "./protocol";
import { type QueryScope, queryScope, satisfiesQuery } from "./query";
import { compareDocuments, effectiveOrder } from "./query-order";
import { requireValidQuery } from "./query-validation";
import { invalidArgument, RpcError } from "./rpc-error";
import { microsToTimestamp, timestampToMicros } from "./timestamps";
import { recordDocument, recordQuery, type TransactionReads } from "./transaction-reads";
import type { Transactions } from "./transactions";
import type { Fields } from "./values";

export interface ReadContext {
  store: DocumentStore;
  clock: CommitClock;
  guard: AccessGuard;
  history: ChangeHistory;
  transactions: Transactions;
}

/** How a request wants to read: in a transaction, in a new one, at a time, or (with none of them) the present. */
export interface Consistency {
  transaction?: string;
  newTransaction?: TransactionOptions;
  readTime?: string;
}

/**
 * The database as one request sees it: guarded by the rules, at one time, noting for its transaction what was read.
 * Rules that look at other documents look at the present.
 */
export class ReadView {
  /** Id of the transaction that the request began. */
  readonly opened: string | null;
  readonly #reads: TransactionReads | null;
  readonly #nowMicros: number;
  /** Null for the present. */
  readonly #atMicros: number | null;

  constructor(
    private readonly context: ReadContext,
    private readonly caller: Caller,
    { transaction: id, newTransaction, readTime }: Consistency,
  ) {
    this.#nowMicros = context.clock.now();
    const nowMs = Date.now();
    // A read that begins a transaction begins a read-only one unless it asks for more.
    const options = newTransaction?.readWrite ? newTransaction : { readOnly: {}, ...newTransaction };
    this.opened = newTransaction ? beginTransaction(context, options, this.#nowMicros) : null;
    const used = this.opened ?? id;
    const transaction = used ? context.transactions.use(used, nowMs) : null;
    this.#reads = transaction && !transaction.readOnly ? transaction.reads : null;
    this.#atMicros = readTime ? timestampToMicros(readTime) : (transaction?.readAtMicros ?? null);
    if (this.#atMicros !== null) requireKnown(context.history, this.#atMicros, this.#nowMicros);
  }

  get readTime(): string {
    return microsToTimestamp(this.#atMicros ?? this.#nowMicros);
  }

  /** A document, or null. Throws PERMISSION_DENIED. */
  get(name: string): StoredDocument | null {
    const { store, guard } = this.context;
    const then = this.#changed([name]).get(name);
    const document = then === undefined ? store.get(name) : then;
    guard.requireGet(this.caller, name, document, this.#nowMicros);
    if (this.#reads) recordDocument(this.#reads, name, document);
    return document;
  }

  /** A query's result, in order. Throws INVALID_ARGUMENT or PERMISSION_DENIED. */
  query(parent: string, query: StructuredQuery): StoredDocument[] {
    this.#requireList(parent, query);
    const changed = this.#changed(queryScope(parent, query));
    const result = changed.size
      ? this.#queryThen(parent, query, changed)
      : this.context.store.query(parent, query);
    if (this.#reads) recordQuery(this.#reads, parent, query, result);
    return result;
  }

  /** Aggregations of a query's result. Throws INVALID_ARGUMENT or PERMISSION_DENIED. */
  aggregate(parent: string, query: StructuredQuery, aggregations: Aggregation[]): Fields {
    const isPresent = !this.#reads && this.#atMicros === null;
    if (!isPresent) return aggregateDocuments(this.query(parent, query), aggregations);
    this.#requireList(parent, query);
    return this.context.store.aggregate(parent, query, aggregations);
  }

  #requireList(parent: string, query: StructuredQuery): void {
    requireValidQuery(parent, query);
    this.context.guard.requireList(this.caller, parent, query, this.#nowMicros);
  }

  /** The present result without its limit, with what has changed since put back, and the limit then. */
  #queryThen(
    parent: string,
    query: StructuredQuery,
    changed: ReadonlyMap<string, StoredDocument | null>,
  ): StoredDocument[] {
    const { limit: _, offset = 0, ...unlimited } = query;
    const order = effectiveOrder(query);
    const unchanged = this.context.store.query(parent, unlimited).filter(({ name }) => !changed.has(name));
    const before = [...changed.values()].filter((document) => document !== null);
    const matching = before.filter((document) => satisfiesQuery(document, query, order));
    const all = [...unchanged, ...matching].sort((left, right) => compareDocuments(left, right, order));
    const most = queryLimit(query);
    return all.slice(offset, most === null ? undefined : offset + most);
  }

  /** What of the wanted documents has changed since the view's time, as it was then. */
  #changed(wanted: QueryScope | readonly string[]): ReadonlyMap<string, StoredDocument | null> {
    return this.#atMicros === null ? new Map() : this.context.history.versionsAt(this.#atMicros, wanted);
  }
}

/** Begins a transaction. Throws when its read time cannot be served. */
export function beginTransaction(
  context: ReadContext,
  options: TransactionOptions,
  nowMicros = context.clock.now(),
): string {
  const readTime = options.readOnly?.readTime;
  const readAtMicros = readTime ? timestampToMicros(readTime) : nowMicros;
  requireKnown(context.history, readAtMicros, nowMicros);
  return context.transactions.begin(options, readAtMicros, Date.now());
}

/** Throws if the state at that time cannot be told, or is kept longer than Firestore keeps it. */
function requireKnown(history: ChangeHistory, atMicros: number, nowMicros: number): void {
  if (atMicros > nowMicros) throw invalidArgument("The requested 'read_time' cannot be in the future.");
  if (!history.reaches(atMicros) || atMicros < nowMicros - READ_TIME_RETENTION_MS * 1000) {
    throw new RpcError("FAILED_PRECONDITION", "The requested snapshot version is too old.");
  }
}
