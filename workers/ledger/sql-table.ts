/** What the ledger needs of a database: a Durable Object's `ctx.storage.sql`, or anything that answers like it. */
export interface LedgerSql {
  exec<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): { toArray(): Row[] };
}

/** Statements on some tables of a ledger. */
export class SqlTable {
  constructor(protected readonly sql: LedgerSql) {}

  protected all<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    return this.sql.exec<Row>(statement, ...bindings).toArray();
  }

  protected first<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): Row | undefined {
    return this.all<Row>(statement, ...bindings)[0];
  }

  protected number(statement: string, ...bindings: SqlStorageValue[]): number {
    return this.first<{ value: number }>(statement, ...bindings)!.value;
  }
}
