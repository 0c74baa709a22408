import { aggregateCount, aggregateDocuments, countLimit, requireValidAggregations } from "./aggregate";
import type { StoredDocument } from "./document";
import { DocumentTable } from "./document-table";
import { IndexConfiguration } from "./index-configuration";
import { IndexTable } from "./index-table";
import type { Aggregation, StructuredQuery } from "./protocol";
import { QueryRunner } from "./query-runner";
import type { SqlDatabase } from "./sql-database";
import type { Fields } from "./values";

/** Documents in SQLite with the indexes that find them. */
export class DocumentStore {
  readonly #documents: DocumentTable;
  readonly #indexes: IndexTable;
  readonly #runner: QueryRunner;

  constructor(sql: SqlDatabase, configuration = new IndexConfiguration()) {
    this.#documents = new DocumentTable(sql);
    this.#indexes = new IndexTable(sql);
    this.#runner = new QueryRunner(this.#documents, this.#indexes, configuration);
  }

  get(name: string): StoredDocument | null {
    return this.#documents.get(name);
  }

  put(document: StoredDocument): void {
    const before = this.#indexes.follows(document.name) ? this.#documents.get(document.name) : null;
    const id = this.#documents.put(document);
    this.#indexes.update(id, before, document);
  }

  delete(name: string): void {
    const before = this.#indexes.follows(name) ? this.#documents.get(name) : null;
    this.#documents.delete(name);
    if (before) this.#indexes.update(before.id, before, null);
  }

  clear(): void {
    this.#documents.clear();
    this.#indexes.clear();
  }

  /** To be called when a transaction in which the store was used has been undone. */
  afterRollback(): void {
    this.#indexes.load();
  }

  /** A valid query's result, in order. Throws FAILED_PRECONDITION for want of an index, where they are required. */
  query(parent: string, query: StructuredQuery): StoredDocument[] {
    return [...this.#runner.run(parent, query)];
  }

  /** Aggregations of a valid query's result, by alias. Throws INVALID_ARGUMENT. */
  aggregate(parent: string, query: StructuredQuery, aggregations: Aggregation[]): Fields {
    requireValidAggregations(aggregations);
    if (aggregations.some(({ count }) => !count)) {
      return aggregateDocuments(this.#runner.run(parent, query), aggregations);
    }
    const most = Math.max(...aggregations.map(countLimit));
    return aggregateCount(this.#runner.count(parent, query, most), aggregations);
  }

  /**
   * Names of a collection's documents in order, beginning after one of them: of those that exist, and of those that
   * do not but have documents below them.
   */
  namesIn(collection: string, after: string | null, most: number): string[] {
    return this.#documents.namesIn(collection, after, most);
  }

  /** Ids of the collections directly below a document or the root, sorted. */
  collectionIdsBelow(parent: string): string[] {
    return this.#documents.collectionIdsBelow(parent);
  }
}
