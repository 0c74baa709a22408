import { LedgerBook } from "../../workers/ledger/ledger-book";
import { holdingPlan, readState } from "../../workers/ledger/ledger-state";
import { LedgerTables } from "../../workers/ledger/ledger-tables";
import { memorySql } from "./memory-sql";

/** A ledger as in the Durable Object, on SQLite in memory; `breakAfter` makes a statement fail, as a lost machine would. */
export function openLedger() {
  const sql = memorySql();
  let statementsLeft = Infinity;
  const tables = new LedgerTables({
    exec(statement, ...bindings) {
      if (statementsLeft-- <= 0) throw new Error("The machine is gone.");
      return sql.exec(statement, ...bindings);
    },
  });
  const book = new LedgerBook(tables, () => holdingPlan(tables));
  return {
    tables,
    book,
    state: (nowMs: number) => readState(tables, book, nowMs),
    /** Runs work in one transaction; after that many statements everything is lost that was not committed. */
    run<Value>(work: () => Value, { breakAfter = Infinity } = {}): Value {
      sql.exec("BEGIN");
      statementsLeft = breakAfter;
      try {
        const value = work();
        statementsLeft = Infinity;
        sql.exec("COMMIT");
        return value;
      } catch (error) {
        statementsLeft = Infinity;
        sql.exec("ROLLBACK");
        throw error;
      }
    },
    sumOfEntries: () =>
      sql.exec<{ sum: number }>("SELECT COALESCE(SUM(credits), 0) AS sum FROM entry").toArray()[0]!.sum,
    sumOfUsage: () =>
      sql.exec<{ sum: number }>("SELECT COALESCE(SUM(credits), 0) AS sum FROM usage").toArray()[0]!.sum,
    sumOfParts: () =>
      sql.exec<{ sum: number }>("SELECT COALESCE(SUM(credits), 0) AS sum FROM part").toArray()[0]!.sum,
  };
}
