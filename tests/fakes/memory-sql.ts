import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqlDatabase } from "../../workers/firebase/firestore/sql-database";

/** Real SQLite in memory, which answers as a Durable Object's storage does. */
export function memorySql(): SqlDatabase {
  const database = new DatabaseSync(":memory:");
  const prepared = new Map<string, StatementSync>();
  return {
    exec(statement, ...bindings) {
      const known = prepared.get(statement) ?? database.prepare(statement);
      prepared.set(statement, known);
      const rows = known.all(...(bindings as SQLInputValue[]));
      return { toArray: () => rows.map(withBuffers) as never[] };
    },
  };
}

/** A Durable Object gives bytes as ArrayBuffer. */
function withBuffers(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Uint8Array.from(value).buffer : value,
    ]),
  );
}
