/** What the store needs of SQLite: a Durable Object's `ctx.storage.sql`, or anything that answers like it. */
export interface SqlDatabase {
  exec<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: (SqlStorageValue | Uint8Array)[]
  ): { toArray(): Row[] };
}
