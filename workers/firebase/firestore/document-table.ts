import type { StoredDocument } from "./document";
import { collectionKey, documentKey, KeyWriter, keyAfter } from "./index-key";
import type { QueryScope } from "./query";
import type { KeyRange } from "./query-plan";
import { compareNames, lastSegment, parentCollection, relativeSegments } from "./resource-name";
import type { SqlDatabase } from "./sql-database";
import type { Fields } from "./values";

export type DocumentRow = {
  id: number;
  key: ArrayBuffer;
  name: string;
  fields: string;
  create_time: number;
  update_time: number;
};

const CHUNK_ROWS = 256;

/**
 * Documents in SQLite. Their keys keep a collection's documents together in the order of their ids, so the table is
 * itself the index of collections by name.
 */
export class DocumentTable {
  constructor(private readonly sql: SqlDatabase) {
    const columns = sql.exec<{ name: string }>("SELECT name FROM pragma_table_info('documents')").toArray();
    const isOlder = columns.length > 0 && !columns.some(({ name }) => name === "key");
    if (isOlder) {
      sql.exec("DROP INDEX documents_by_collection");
      sql.exec("DROP INDEX documents_by_collection_id");
      sql.exec("ALTER TABLE documents RENAME TO documents_before");
    }
    sql.exec(`
      CREATE TABLE IF NOT EXISTS documents (
        id INTEGER PRIMARY KEY,
        key BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        collection_id TEXT NOT NULL,
        fields TEXT NOT NULL,
        create_time INTEGER NOT NULL,
        update_time INTEGER NOT NULL
      )`);
    sql.exec("CREATE INDEX IF NOT EXISTS documents_by_collection_id ON documents (collection_id)");
    if (isOlder) this.#moveOlder();
  }

  get(name: string): (StoredDocument & { id: number }) | null {
    const [row] = this.sql
      .exec<DocumentRow>("SELECT * FROM documents WHERE key = ?", documentKey(name))
      .toArray();
    return row ? { ...fromRow(row), id: row.id } : null;
  }

  /** Returns the row's id, which stays the same as long as the document exists. */
  put(document: StoredDocument): number {
    const [row] = this.sql
      .exec<{ id: number }>(
        `INSERT INTO documents (key, name, collection_id, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE
         SET fields = excluded.fields, create_time = excluded.create_time, update_time = excluded.update_time
         RETURNING id`,
        documentKey(document.name),
        document.name,
        lastSegment(parentCollection(document.name)),
        JSON.stringify(document.fields),
        document.createTimeMicros,
        document.updateTimeMicros,
      )
      .toArray();
    return row!.id;
  }

  /** Returns the id the document had, or null if there was none. */
  delete(name: string): number | null {
    const [row] = this.sql
      .exec<{ id: number }>("DELETE FROM documents WHERE key = ? RETURNING id", documentKey(name))
      .toArray();
    return row?.id ?? null;
  }

  clear(): void {
    this.sql.exec("DELETE FROM documents");
  }

  /** All documents in a scope, in no order that could be relied on. */
  *inScope(scope: QueryScope): Generator<StoredDocument & { id: number }> {
    const { condition, bindings, place } = scopeCondition(scope);
    let after: number | ArrayBuffer | Uint8Array = place === "id" ? 0 : new Uint8Array();
    for (;;) {
      const rows = this.sql
        .exec<DocumentRow>(
          `SELECT * FROM documents WHERE ${condition} AND ${place} > ? ORDER BY ${place} LIMIT ?`,
          ...bindings,
          after,
          CHUNK_ROWS,
        )
        .toArray();
      for (const row of rows) yield { ...fromRow(row), id: row.id };
      if (rows.length < CHUNK_ROWS) return;
      after = rows.at(-1)![place];
    }
  }

  /** Whether a scope holds no more than so many documents; looks at one more than that. */
  holdsAtMost(scope: QueryScope, count: number): boolean {
    const { condition, bindings } = scopeCondition(scope);
    const [row] = this.sql
      .exec<{ n: number }>(
        `SELECT COUNT(*) AS n FROM (SELECT 1 FROM documents WHERE ${condition} LIMIT ?)`,
        ...bindings,
        count + 1,
      )
      .toArray();
    return row!.n <= count;
  }

  /** Ids of the collections directly below a document or the root, sorted: one look per collection id. */
  collectionIdsBelow(parent: string): string[] {
    return [...this.#idsBelow(relativeSegments(parent))].sort();
  }

  /**
   * Names of a collection's documents in order, beginning after one of them: of those that exist, and of those that
   * do not but have documents below them.
   */
  namesIn(collection: string, after: string | null, most: number): string[] {
    const segments = relativeSegments(collection);
    const { from, to } = collectionRange(collection);
    const existing = this.sql
      .exec<{ name: string }>(
        "SELECT name FROM documents WHERE key >= ? AND key < ? ORDER BY key LIMIT ?",
        after === null ? from : new KeyWriter().raw(documentKey(after)).byte(0).finish(),
        to,
        most,
      )
      .toArray()
      .map(({ name }) => name);
    const start = after === null ? to : keyAfter(new KeyWriter().segments(relativeSegments(after)).finish());
    const above: string[] = [];
    for (const id of this.#idsBelow(segments, start)) {
      if (above.push(`${collection}/${id}`) >= most) break;
    }
    return [...new Set([...existing, ...above])].sort(compareNames).slice(0, most);
  }

  /** Ids that follow a path in names of documents further below, in order. */
  *#idsBelow(path: string[], start?: Uint8Array): Generator<string> {
    const below = new KeyWriter().segments(path).finish();
    const end = keyAfter(below);
    for (let from = start ?? below; ; ) {
      const [row] = this.sql
        .exec<{ name: string }>(
          "SELECT name FROM documents WHERE key >= ? AND key < ? ORDER BY key LIMIT 1",
          from,
          end,
        )
        .toArray();
      if (!row) return;
      const id = relativeSegments(row.name)[path.length]!;
      yield id;
      from = keyAfter(new KeyWriter().segments([...path, id]).finish());
    }
  }

  /** Documents were kept by name alone before there were keys. */
  #moveOlder(): void {
    for (let after = ""; ; ) {
      const rows = this.sql
        .exec<DocumentRow>(
          "SELECT name, fields, create_time, update_time FROM documents_before WHERE name > ? ORDER BY name LIMIT ?",
          after,
          CHUNK_ROWS,
        )
        .toArray();
      for (const row of rows) this.put(fromRow(row));
      if (rows.length < CHUNK_ROWS) break;
      after = rows.at(-1)!.name;
    }
    this.sql.exec("DROP TABLE documents_before");
  }
}

export function fromRow(
  row: Pick<DocumentRow, "name" | "fields" | "create_time" | "update_time">,
): StoredDocument {
  return {
    name: row.name,
    fields: JSON.parse(row.fields) as Fields,
    createTimeMicros: row.create_time,
    updateTimeMicros: row.update_time,
  };
}

/** The keys of one collection's documents. */
function collectionRange(collection: string): KeyRange {
  const from = collectionKey(collection);
  return { from, to: keyAfter(from) };
}

/** Group scopes are found by collection id alone: what is not below the parent must be left out by the reader. */
function scopeCondition({ parent, collectionId, allDescendants }: QueryScope) {
  if (collectionId === null) return { condition: "TRUE", bindings: [], place: "id" as const };
  if (allDescendants) {
    return { condition: "collection_id = ?", bindings: [collectionId], place: "id" as const };
  }
  const { from, to } = collectionRange(`${parent}/${collectionId}`);
  return { condition: "key >= ? AND key < ?", bindings: [from, to], place: "key" as const };
}
