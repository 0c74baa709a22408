import { encodeFields } from "../../app/stores/firestore/firestore-values.server";
import declaredIndexes from "../../firestore.indexes.json";
import { ChangeHistory } from "../../workers/firebase/firestore/change-history";
import { commitWrites } from "../../workers/firebase/firestore/commit";
import { CommitClock } from "../../workers/firebase/firestore/commit-clock";
import { DocumentStore } from "../../workers/firebase/firestore/document-store";
import { IndexConfiguration } from "../../workers/firebase/firestore/index-configuration";
import { RestApi } from "../../workers/firebase/firestore/rest";
import { RpcError } from "../../workers/firebase/firestore/rpc-error";
import { microsToTimestamp } from "../../workers/firebase/firestore/timestamps";
import { Transactions } from "../../workers/firebase/firestore/transactions";
import { RulesGuard } from "../../workers/firebase/rules/rules-guard";
import { memorySql } from "./memory-sql";

const database = "projects/p/databases/(default)";

/** The embedded Firestore's REST on documents in memory, asked as a service account, with the declared indexes alone. */
export function memoryFirestore() {
  const sql = memorySql();
  const store = new DocumentStore(sql, new IndexConfiguration(declaredIndexes, true));
  const clock = new CommitClock(sql);
  const rest = new RestApi({
    store,
    clock,
    guard: new RulesGuard("service cloud.firestore {}", (name) => store.get(name)),
    history: new ChangeHistory(sql, clock.now()),
    transactions: new Transactions(),
    commit(_caller, writes) {
      sql.exec("BEGIN");
      try {
        const made = commitWrites(store, clock, { database, writes, requireAllowed: () => {} });
        sql.exec("COMMIT");
        return { writeResults: made.writeResults, commitTime: microsToTimestamp(made.commitMicros) };
      } catch (error) {
        sql.exec("ROLLBACK");
        store.afterRollback();
        throw error;
      }
    },
  });
  const ask = (method: string, url: URL, body: unknown) => rest.handle(method, url, body, { kind: "admin" });
  const addressOf = (path: string) =>
    new URL(`https://firestore.googleapis.com/v1/${database}/documents/${path}`);

  return {
    /** As `Settings["firebase"]` has it. */
    async googleApis(url: string, init?: RequestInit): Promise<Response> {
      try {
        return Response.json(ask(init?.method ?? "GET", new URL(url), JSON.parse(String(init?.body))));
      } catch (thrown) {
        const error = RpcError.from(thrown);
        return Response.json(error.toJSON(), { status: error.httpStatus });
      }
    },
    /** Changes the given fields of a document, or makes it. */
    put(path: string, data: Record<string, unknown>): void {
      const url = addressOf(path);
      for (const field of Object.keys(data)) url.searchParams.append("updateMask.fieldPaths", field);
      ask("PATCH", url, { fields: encodeFields(data).fields });
    },
  };
}
