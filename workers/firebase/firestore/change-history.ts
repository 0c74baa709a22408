import type { DocumentChange } from "./commit";
import type { StoredDocument } from "./document";
import { fromRow } from "./document-table";
import { isInScope, type QueryScope } from "./query";
import type { SqlDatabase } from "./sql-database";

/** How much is kept. Older resume tokens are answered with the whole result. */
const MAX_CHANGES = 20_000;
const MAX_LENGTH = 16 << 20;
/** A change's own weight beside the fields of the version it replaced, in characters. */
const CHANGE_LENGTH = 200;

type ChangeRow = {
  commit_time: number;
  name: string;
  /** The version replaced, as JSON; null if the document did not exist. */
  fields: string | null;
  create_time: number;
  update_time: number;
  length: number;
};

/**
 * What each recent commit replaced, in SQLite: a listener that comes back gets only what it missed, and reads at an
 * earlier time see that time.
 */
export class ChangeHistory {
  /** Changes of this time and before are forgotten. Microseconds, like all times here. */
  #floorMicros: number;
  #count: number;
  #length: number;

  /** @param nowMicros History begins here if there is none yet. */
  constructor(
    private readonly sql: SqlDatabase,
    nowMicros: number,
  ) {
    sql.exec(`
      CREATE TABLE IF NOT EXISTS changes (
        commit_time INTEGER NOT NULL,
        name TEXT NOT NULL,
        fields TEXT,
        create_time INTEGER NOT NULL,
        update_time INTEGER NOT NULL,
        length INTEGER NOT NULL,
        PRIMARY KEY (commit_time, name)
      ) WITHOUT ROWID
    `);
    sql.exec(
      "CREATE TABLE IF NOT EXISTS changes_floor (id INTEGER PRIMARY KEY CHECK (id = 0), micros INTEGER NOT NULL)",
    );
    sql.exec("INSERT OR IGNORE INTO changes_floor VALUES (0, ?)", nowMicros);
    const [floor] = sql.exec<{ micros: number }>("SELECT micros FROM changes_floor").toArray();
    this.#floorMicros = floor!.micros;
    const kept = this.#totals("commit_time > 0");
    this.#count = kept.count;
    this.#length = kept.length;
  }

  /** Keeps a commit's changes; call it last in the commit's transaction. */
  record(changes: readonly DocumentChange[], commitMicros: number): void {
    for (const { name, before } of changes) {
      const fields = before && JSON.stringify(before.fields);
      const length = CHANGE_LENGTH + (fields?.length ?? 0);
      this.sql.exec(
        "INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?)",
        commitMicros,
        name,
        fields,
        before?.createTimeMicros ?? 0,
        before?.updateTimeMicros ?? 0,
        length,
      );
      this.#count += 1;
      this.#length += length;
    }
    if (this.#count > MAX_CHANGES || this.#length > MAX_LENGTH) this.#forgetOldest();
  }

  /** Forgets everything: nobody can resume from before `atMicros`. */
  clear(atMicros: number): void {
    this.sql.exec("DELETE FROM changes");
    this.#count = 0;
    this.#length = 0;
    this.#setFloor(atMicros);
  }

  /** Whether all changes after a time are kept. */
  reaches(micros: number): boolean {
    return micros >= this.#floorMicros;
  }

  /**
   * Documents changed after a time that the history reaches, each with the version of that time (null if it did not
   * exist then): those in a query's scope, of the given names, or all.
   */
  versionsAt(
    micros: number,
    wanted?: QueryScope | readonly string[] | null,
  ): Map<string, StoredDocument | null> {
    const versions = new Map<string, StoredDocument | null>();
    const rows = this.sql
      .exec<ChangeRow>("SELECT * FROM changes WHERE commit_time > ? ORDER BY commit_time", micros)
      .toArray();
    for (const row of rows) {
      if (!versions.has(row.name) && isWanted(row.name, wanted)) versions.set(row.name, versionOf(row));
    }
    return versions;
  }

  /** Down to three quarters of what may be kept, so that this is rare; a commit is forgotten as a whole. */
  #forgetOldest(): void {
    const [newest] = this.sql
      .exec<{ micros: number | null }>(
        `SELECT MAX(commit_time) AS micros FROM (
           SELECT commit_time, ROW_NUMBER() OVER newest AS position, SUM(length) OVER newest AS total
           FROM changes WINDOW newest AS (ORDER BY commit_time DESC, name)
         ) WHERE position > ? OR total > ?`,
        MAX_CHANGES * 0.75,
        MAX_LENGTH * 0.75,
      )
      .toArray();
    const micros = newest?.micros;
    if (!micros) return;
    const forgotten = this.#totals("commit_time <= ?", micros);
    this.sql.exec("DELETE FROM changes WHERE commit_time <= ?", micros);
    this.#count -= forgotten.count;
    this.#length -= forgotten.length;
    this.#setFloor(micros);
  }

  #totals(condition: string, ...bindings: number[]): { count: number; length: number } {
    const select = "SELECT COUNT(*) AS count, COALESCE(SUM(length), 0) AS length FROM changes";
    return this.sql
      .exec<{ count: number; length: number }>(`${select} WHERE ${condition}`, ...bindings)
      .toArray()[0]!;
  }

  #setFloor(micros: number): void {
    this.#floorMicros = micros;
    this.sql.exec("UPDATE changes_floor SET micros = ?", micros);
  }
}

function isWanted(name: string, wanted: QueryScope | readonly string[] | null | undefined): boolean {
  if (!wanted) return true;
  return "includes" in wanted ? wanted.includes(name) : isInScope(name, wanted);
}

function versionOf({ fields, ...row }: ChangeRow): StoredDocument | null {
  return fields === null ? null : fromRow({ ...row, fields });
}
