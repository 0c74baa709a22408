import type { StoredDocument } from "./document";
import type { StructuredQuery } from "./protocol";
import { isInScope, type QueryScope, queryScope, selectDocuments } from "./query";
import { lastSegment, parentCollection } from "./resource-name";
import type { Fields } from "./values";

type DocumentRow = { name: string; fields: string; create_time: number; update_time: number };

/** Documents in SQLite, found by name, by collection and by collection id. */
export class DocumentStore {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`
      CREATE TABLE IF NOT EXISTS documents (
        name TEXT PRIMARY KEY,
        collection TEXT NOT NULL,
        collection_id TEXT NOT NULL,
        fields TEXT NOT NULL,
        create_time INTEGER NOT NULL,
        update_time INTEGER NOT NULL
      );
      CREATE INDEX IF NOT EXISTS documents_by_collection ON documents (collection);
      CREATE INDEX IF NOT EXISTS documents_by_collection_id ON documents (collection_id);
    `);
  }

  get(name: string): StoredDocument | null {
    const [row] = this.sql.exec<DocumentRow>("SELECT * FROM documents WHERE name = ?", name).toArray();
    return row ? fromRow(row) : null;
  }

  put(document: StoredDocument): void {
    const collection = parentCollection(document.name);
    this.sql.exec(
      `INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (name) DO UPDATE
       SET fields = excluded.fields, create_time = excluded.create_time, update_time = excluded.update_time`,
      document.name,
      collection,
      lastSegment(collection),
      JSON.stringify(document.fields),
      document.createTimeMicros,
      document.updateTimeMicros,
    );
  }

  delete(name: string): void {
    this.sql.exec("DELETE FROM documents WHERE name = ?", name);
  }

  clear(): void {
    this.sql.exec("DELETE FROM documents");
  }

  /** A valid query's result, in order. */
  query(parent: string, query: StructuredQuery): StoredDocument[] {
    const scope = queryScope(parent, query);
    const near = this.#rowsNear(scope).map(fromRow);
    return selectDocuments(
      near.filter((document) => isInScope(document.name, scope)),
      query,
    );
  }

  /** Ids of the collections directly below a document or the root, sorted. */
  collectionIdsBelow(parent: string): string[] {
    // "0" is the character after "/": the range holds exactly the names that begin with `${parent}/`.
    const rows = this.sql
      .exec<{ collection: string }>(
        "SELECT DISTINCT collection FROM documents WHERE collection >= ? AND collection < ?",
        `${parent}/`,
        `${parent}0`,
      )
      .toArray();
    const ids = rows.map(({ collection }) => collection.slice(parent.length + 1).split("/")[0]!);
    return [...new Set(ids)].sort();
  }

  #rowsNear({ parent, collectionId, allDescendants }: QueryScope): DocumentRow[] {
    if (!allDescendants) {
      return this.sql
        .exec<DocumentRow>("SELECT * FROM documents WHERE collection = ?", `${parent}/${collectionId}`)
        .toArray();
    }
    if (collectionId !== null) {
      return this.sql
        .exec<DocumentRow>("SELECT * FROM documents WHERE collection_id = ?", collectionId)
        .toArray();
    }
    return this.sql
      .exec<DocumentRow>("SELECT * FROM documents WHERE name >= ? AND name < ?", `${parent}/`, `${parent}0`)
      .toArray();
  }
}

function fromRow(row: DocumentRow): StoredDocument {
  return {
    name: row.name,
    fields: JSON.parse(row.fields) as Fields,
    createTimeMicros: row.create_time,
    updateTimeMicros: row.update_time,
  };
}
