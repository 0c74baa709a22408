import type { StoredDocument } from "./document";
import { type DocumentRow, fromRow } from "./document-table";
import { KeyWriter } from "./index-key";
import { type IndexKey, type IndexShape, keysOf } from "./index-shape";
import type { KeyRange } from "./query-plan";
import { lastSegment, parentCollection } from "./resource-name";
import type { SqlDatabase } from "./sql-database";
import { compareBytes } from "./utf8-order";

/** Beyond so many on one collection id, the one longest unused makes room: every index is paid for by every write. */
const MOST_INDEXES = 50;
/** Entries of a new index are written in the order of their keys: page follows page then, where out of it each dirties another one. */
const SORTED_ENTRIES = 50_000;
/** SQLite takes 100 bindings to a statement here, four to an entry. */
const ENTRIES_PER_INSERT = 25;
const FIRST_CHUNK_ROWS = 32;
const CHUNK_ROWS = 512;

interface Index {
  id: number;
  shape: IndexShape;
}

/** A document found in an index, with the part of its key that orders it if the rest is unknown. */
export interface IndexedDocument {
  document: StoredDocument;
  cutKey: Uint8Array | null;
}

type Entry = IndexKey & { document: number };
type EntryRow = DocumentRow & { cut: number | null };

/**
 * Indexes in SQLite: one row per entry, the key first. An index is made when a query first needs it, and from then
 * on every write keeps it up in its own transaction.
 */
export class IndexTable {
  /** By collection id ("" for indexes of everything), the last used at the end. */
  readonly #indexes = new Map<string, Index[]>();

  constructor(private readonly sql: SqlDatabase) {
    sql.exec("CREATE TABLE IF NOT EXISTS indexes (id INTEGER PRIMARY KEY, shape TEXT NOT NULL)");
    sql.exec(`
      CREATE TABLE IF NOT EXISTS index_entries (
        index_id INTEGER NOT NULL,
        key BLOB NOT NULL,
        document INTEGER NOT NULL,
        cut INTEGER,
        PRIMARY KEY (index_id, key)
      ) WITHOUT ROWID`);
    this.load();
  }

  /** Reads which indexes there are: also after a transaction that may have made some was undone. */
  load(): void {
    this.#indexes.clear();
    const rows = this.sql.exec<{ id: number; shape: string }>("SELECT id, shape FROM indexes ORDER BY id");
    for (const { id, shape } of rows.toArray()) this.#add({ id, shape: JSON.parse(shape) as IndexShape });
  }

  /** The index's id, or null if it has not been made. */
  find(shape: IndexShape): number | null {
    const indexes = this.#indexes.get(shape.collectionId) ?? [];
    const wanted = JSON.stringify(shape);
    const position = indexes.findIndex((index) => JSON.stringify(index.shape) === wanted);
    if (position === -1) return null;
    const [index] = indexes.splice(position, 1);
    indexes.push(index!);
    return index!.id;
  }

  /** Makes an index of all documents of its collection id. Returns its id. */
  make(shape: IndexShape, documents: Iterable<StoredDocument & { id: number }>): number {
    const others = this.#indexes.get(shape.collectionId) ?? [];
    if (others.length >= MOST_INDEXES) this.#drop(others.shift()!.id);
    const [last] = this.sql.exec<{ id: number | null }>("SELECT MAX(id) AS id FROM indexes").toArray();
    const id = (last!.id ?? 0) + 1;
    // The row that makes it an index comes last: what an interrupted attempt left is cleared first.
    this.sql.exec("DELETE FROM index_entries WHERE index_id = ?", id);
    let entries: Entry[] = [];
    for (const document of documents) {
      for (const key of keysOf(document, shape)) entries.push({ ...key, document: document.id });
      if (entries.length < SORTED_ENTRIES) continue;
      this.#insertAll(id, entries);
      entries = [];
    }
    this.#insertAll(id, entries);
    this.sql.exec("INSERT INTO indexes VALUES (?, ?)", id, JSON.stringify(shape));
    this.#add({ id, shape });
    return id;
  }

  /** Follows a document's change; `id` is its row's. Only entries that differ are written. */
  update(id: number, before: StoredDocument | null, after: StoredDocument | null): void {
    const { name } = (before ?? after)!;
    for (const index of this.#indexesOf(name)) {
      const former = before ? keysOf(before, index.shape) : [];
      const present = after ? keysOf(after, index.shape) : [];
      for (const { key } of without(former, present)) {
        this.sql.exec("DELETE FROM index_entries WHERE index_id = ? AND key = ?", index.id, key);
      }
      this.#insertAll(
        index.id,
        without(present, former).map((key) => ({ ...key, document: id })),
      );
    }
  }

  /** Whether any index follows changes of this document. */
  follows(name: string): boolean {
    return this.#indexesOf(name).length > 0;
  }

  clear(): void {
    this.sql.exec("DELETE FROM index_entries");
    this.sql.exec("DELETE FROM indexes");
    this.#indexes.clear();
  }

  /** Documents with keys in the range, in order of the keys, read as they are asked for. `null`: by name alone. */
  *read(index: number | null, range: KeyRange, reversed: boolean): Generator<IndexedDocument> {
    let { from, to }: { from: Uint8Array; to: Uint8Array } = range;
    for (let chunk = FIRST_CHUNK_ROWS; ; chunk = Math.min(chunk * 2, CHUNK_ROWS)) {
      const order = `ORDER BY key ${reversed ? "DESC" : "ASC"} LIMIT ?`;
      const rows =
        index === null
          ? this.sql
              .exec<EntryRow>(
                `SELECT *, NULL AS cut FROM documents WHERE key >= ? AND key < ? ${order}`,
                from,
                to,
                chunk,
              )
              .toArray()
          : this.sql
              .exec<EntryRow>(
                `SELECT entry.key AS key, entry.cut, name, fields, create_time, update_time
                 FROM index_entries AS entry CROSS JOIN documents ON documents.id = entry.document
                 WHERE entry.index_id = ? AND entry.key >= ? AND entry.key < ? ${order.replace("key", "entry.key")}`,
                index,
                from,
                to,
                chunk,
              )
              .toArray();
      for (const row of rows) {
        const cutKey = row.cut === null ? null : new Uint8Array(row.key, 0, row.cut);
        yield { document: fromRow(row), cutKey };
      }
      if (rows.length < chunk) return;
      const last = new Uint8Array(rows.at(-1)!.key);
      if (reversed) to = last;
      else from = new KeyWriter().raw(last).byte(0).finish();
    }
  }

  /** How many documents have a key in one of the ranges, up to `most`; no document is read. */
  count(scans: { index: number | null; range: KeyRange }[], most: number): number {
    const parts = scans.map(({ index }) =>
      index === null
        ? "SELECT id FROM documents WHERE key >= ? AND key < ?"
        : "SELECT document FROM index_entries WHERE index_id = ? AND key >= ? AND key < ?",
    );
    const bindings = scans.flatMap(({ index, range: { from, to } }) =>
      index === null ? [from, to] : [index, from, to],
    );
    const [row] = this.sql
      .exec<{ n: number }>(`SELECT COUNT(*) AS n FROM (${parts.join(" UNION ")} LIMIT ?)`, ...bindings, most)
      .toArray();
    return row!.n;
  }

  #add(index: Index): void {
    const { collectionId } = index.shape;
    this.#indexes.set(collectionId, [...(this.#indexes.get(collectionId) ?? []), index]);
  }

  #drop(id: number): void {
    this.sql.exec("DELETE FROM index_entries WHERE index_id = ?", id);
    this.sql.exec("DELETE FROM indexes WHERE id = ?", id);
  }

  #indexesOf(name: string): Index[] {
    const ofCollection = this.#indexes.get(lastSegment(parentCollection(name))) ?? [];
    const ofAll = this.#indexes.get("") ?? [];
    return ofAll.length ? [...ofCollection, ...ofAll] : ofCollection;
  }

  #insertAll(index: number, entries: Entry[]): void {
    entries.sort((one, other) => compareBytes(one.key, other.key));
    for (let first = 0; first < entries.length; first += ENTRIES_PER_INSERT) {
      const some = entries.slice(first, first + ENTRIES_PER_INSERT);
      // An array may hold an element twice.
      this.sql.exec(
        `INSERT OR IGNORE INTO index_entries VALUES ${some.map(() => "(?, ?, ?, ?)").join(", ")}`,
        ...some.flatMap(({ key, document, cut }) => [index, key, document, cut]),
      );
    }
  }
}

/** Keys of the first list that are not in the second. */
function without(keys: IndexKey[], others: IndexKey[]): IndexKey[] {
  if (!others.length) return keys;
  if (keys.length === 1 && others.length === 1) {
    return compareBytes(keys[0]!.key, others[0]!.key) === 0 ? [] : keys;
  }
  const known = new Set(others.map(({ key }) => key.join()));
  return keys.filter(({ key }) => !known.has(key.join()));
}
