import type { StoredDocument } from "./document";
import { keepOnly, mergeOrdered, sortCutKeys } from "./document-streams";
import type { DocumentTable } from "./document-table";
import type { IndexConfiguration } from "./index-configuration";
import type { IndexShape } from "./index-shape";
import type { IndexTable } from "./index-table";
import { queryLimit, type StructuredQuery } from "./protocol";
import { isInScope, type QueryScope, queryScope, satisfiesQuery, selectDocuments } from "./query";
import { disjunctionsOf } from "./query-normal-form";
import { compareDocuments, effectiveOrder, type Ordering } from "./query-order";
import { type DocumentLookup, type IndexScan, isLookup, planConjunction } from "./query-plan";

/** So few documents are read and sorted faster than an index of them would be made and kept up. */
const FEW_DOCUMENTS = 100;
/** SQLite takes 100 bindings to a statement here, three to a range. */
const MOST_COUNTED_RANGES = 32;

/** A scan and its index; null stands for the documents themselves, which lie in the order of their names. */
type OpenScan = IndexScan & { index: number | null };

/** Finds a query's documents through indexes, which it has made as they are first needed. */
export class QueryRunner {
  constructor(
    private readonly documents: DocumentTable,
    private readonly indexes: IndexTable,
    private readonly configuration: IndexConfiguration,
  ) {}

  /** A valid query's result in order, read as it is asked for. Throws FAILED_PRECONDITION for want of an index. */
  *run(parent: string, query: StructuredQuery): Generator<StoredDocument> {
    const scope = queryScope(parent, query);
    const order = effectiveOrder(query);
    const sources = this.#open(query, scope, order);
    if (!sources) {
      yield* this.#readAll(query, scope);
      return;
    }
    const compare = (left: StoredDocument, right: StoredDocument) => compareDocuments(left, right, order);
    const isWanted = (document: StoredDocument) =>
      isInScope(document.name, scope) && satisfiesQuery(document, query, order);
    const streams = sources.map((source) =>
      keepOnly(isLookup(source) ? this.#lookUp(source) : sortCutKeys(this.#scan(source), compare), isWanted),
    );
    let toSkip = query.offset ?? 0;
    let toGive = queryLimit(query) ?? Number.POSITIVE_INFINITY;
    if (toGive <= 0) return;
    for (const document of streams.length === 1 ? streams[0]! : mergeOrdered(streams, compare)) {
      if (toSkip-- > 0) continue;
      yield document;
      if (--toGive <= 0) return;
    }
  }

  /** How many documents a query finds, but no more than `most`: from keys alone where they say enough. */
  count(parent: string, query: StructuredQuery, most = Number.MAX_SAFE_INTEGER): number {
    const sources = this.#open(query, queryScope(parent, query), effectiveOrder(query)) ?? [null];
    const scans = sources.flatMap((source) => {
      if (!source || isLookup(source) || !source.isExact) return [];
      return [source.ranges.map((range) => ({ index: source.index, range }))];
    });
    const ranges = scans.flat();
    if (scans.length < sources.length || ranges.length > MOST_COUNTED_RANGES) {
      return this.#countByReading(parent, query, most);
    }
    const offset = query.offset ?? 0;
    const wanted = Math.min(queryLimit(query) ?? most, most);
    return ranges.length ? Math.max(0, this.indexes.count(ranges, offset + wanted) - offset) : 0;
  }

  #countByReading(parent: string, query: StructuredQuery, most: number): number {
    let count = 0;
    for (const _ of this.run(parent, query)) {
      if (++count >= most) break;
    }
    return count;
  }

  /** Where to find what the query asks for; null if reading the whole scope is as well, or all that is allowed. */
  #open(query: StructuredQuery, scope: QueryScope, order: Ordering[]): (OpenScan | DocumentLookup)[] | null {
    const plans = disjunctionsOf(query.where).map((conjunction) =>
      planConjunction(conjunction, query, scope, order),
    );
    const indexed = plans.flatMap((plan) => (isLookup(plan) || isByNameAlone(plan.shape) ? [] : plan));
    for (const scan of indexed) this.configuration.requireServed(scan);
    if (indexed.some(({ shape }) => this.configuration.isExempt(shape))) return null;
    const isMissing = indexed.some(({ shape }) => this.indexes.find(shape) === null);
    if (isMissing && this.documents.holdsAtMost(scope, FEW_DOCUMENTS)) return null;
    return plans.map((plan) => (isLookup(plan) ? plan : { ...plan, index: this.#indexFor(plan.shape) }));
  }

  #indexFor(shape: IndexShape): number | null {
    if (isByNameAlone(shape)) return null;
    const everywhere = { parent: "", collectionId: shape.collectionId || null, allDescendants: true };
    return this.indexes.find(shape) ?? this.indexes.make(shape, this.documents.inScope(everywhere));
  }

  *#scan({ index, ranges, reversed }: OpenScan) {
    for (const range of ranges) yield* this.indexes.read(index, range, reversed);
  }

  *#lookUp({ name }: DocumentLookup) {
    const document = this.documents.get(name);
    if (document) yield document;
  }

  *#readAll(query: StructuredQuery, scope: QueryScope) {
    const documents = [...this.documents.inScope(scope)];
    yield* selectDocuments(
      documents.filter(({ name }) => isInScope(name, scope)),
      query,
    );
  }
}

/** The documents themselves are in this order. */
function isByNameAlone({ scope, fields }: IndexShape): boolean {
  return scope === "collection" && fields.length === 0;
}
