import { DurableObject } from "cloudflare:workers";
import declaredIndexes from "../../firestore.indexes.json";
import rulesText from "../../firestore.rules";
import { accountsOf, type FirebaseEnvironment } from "./environment";
import { ChangeHistory } from "./firestore/change-history";
import { type CommitOutcome, commitWrites } from "./firestore/commit";
import { CommitClock } from "./firestore/commit-clock";
import { databaseOf } from "./firestore/database-name";
import { DocumentStore } from "./firestore/document-store";
import { IndexConfiguration } from "./firestore/index-configuration";
import { ListenStream } from "./firestore/listen-stream";
import type { Write } from "./firestore/protocol";
import { RestApi } from "./firestore/rest";
import { readBody } from "./firestore/rest-body";
import { isStreamingMethod } from "./firestore/rest-route";
import type { CommitResponse } from "./firestore/rest-writes";
import { permissionDenied, RpcError } from "./firestore/rpc-error";
import { endWithToken } from "./firestore/stream-expiry";
import { TargetIndex } from "./firestore/target-index";
import { microsToTimestamp } from "./firestore/timestamps";
import type { TransactionReads } from "./firestore/transaction-reads";
import { Transactions } from "./firestore/transactions";
import { type StreamName, WebChannelServer } from "./firestore/web-channel";
import type { StreamHandler, WebChannelSession } from "./firestore/web-channel-session";
import { WriteStream } from "./firestore/write-stream";
import type { Caller } from "./request/caller";
import { TokenVerifier } from "./request/token-verifier";
import { answerRulesRequest } from "./rules/rules-endpoint";
import { RulesGuard } from "./rules/rules-guard";

/** One Firestore database: documents in SQLite, REST v1 and WebChannel streams over it, guarded by the rules. */
export class FirestoreDatabase extends DurableObject<FirebaseEnvironment> {
  readonly #store = new DocumentStore(
    this.ctx.storage.sql,
    new IndexConfiguration(declaredIndexes, this.env.REQUIRE_INDEXES === "1"),
  );
  readonly #clock = new CommitClock(this.ctx.storage.sql);
  readonly #history = new ChangeHistory(this.ctx.storage.sql, this.#clock.now());
  readonly #guard = new RulesGuard(this.env.FIRESTORE_RULES || rulesText, (name) => this.#store.get(name));
  readonly #targets = new TargetIndex<ListenStream>();
  readonly #listeners = new Set<ListenStream>();
  readonly #verifier = new TokenVerifier(
    this.env.FIREBASE_PROJECT_ID,
    async () => accountsOf(this.env).publicKeys(),
    this.env.UNSIGNED_TOKENS === "1",
  );
  readonly #channels = new WebChannelServer(
    (name, session, authorization) => this.#acceptStream(name, session, authorization),
    () => this.ctx.storage.sync(),
  );
  readonly #rest = new RestApi({
    store: this.#store,
    clock: this.#clock,
    guard: this.#guard,
    history: this.#history,
    transactions: new Transactions(),
    commit: (caller, writes, reads) => this.#commit(caller, writes, reads),
  });
  /** Every request names the one database this object was made for; writes must stay in it. */
  #database = "";

  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    try {
      this.#database = databaseOf(url) ?? "";
      const stream = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/.exec(url.pathname)?.[1];
      if (stream) return await this.#channels.handle(stream as StreamName, url, request);
      const caller = await this.#verifier.callerOf(request.headers.get("authorization"));
      if (url.pathname.startsWith("/emulator/")) return await this.#emulator(request, url.pathname, caller);
      return Response.json(this.#rest.handle(request.method, url, await readBody(request), caller));
    } catch (thrown) {
      const error = RpcError.from(thrown);
      const body = isStreamingMethod(url.pathname) ? [error.toJSON()] : error.toJSON();
      return Response.json(body, { status: error.httpStatus });
    }
  }

  async #acceptStream(
    name: StreamName,
    session: WebChannelSession,
    authorization: string | null,
  ): Promise<StreamHandler> {
    const caller = await this.#verifier.callerOf(authorization);
    const cancelExpiry = endWithToken(session, caller, Date.now());
    if (name === "Write") {
      return new WriteStream(session, (writes) => this.#commit(caller, writes), cancelExpiry);
    }
    const stream: ListenStream = new ListenStream(
      session,
      {
        database: this.#database,
        store: this.#store,
        clock: this.#clock,
        history: this.#history,
        guard: this.#guard,
        caller,
        index: this.#targets,
      },
      () => {
        cancelExpiry();
        this.#listeners.delete(stream);
      },
    );
    this.#listeners.add(stream);
    return stream;
  }

  #commit(caller: Caller, writes: Write[], reads?: TransactionReads): CommitResponse {
    const outcome = this.#inTransaction(() => {
      const made = commitWrites(this.#store, this.#clock, {
        database: this.#database,
        writes,
        reads,
        requireAllowed: (write, commitMicros, before) =>
          this.#guard.requireWrite(caller, write, commitMicros, {
            before,
            after: (name) => this.#store.get(name),
          }),
      });
      this.#history.record(made.changes, made.commitMicros);
      return made;
    });
    this.#tellListeners(outcome);
    return { writeResults: outcome.writeResults, commitTime: microsToTimestamp(outcome.commitMicros) };
  }

  #inTransaction<Result>(act: () => Result): Result {
    try {
      return this.ctx.storage.transactionSync(act);
    } catch (thrown) {
      this.#store.afterRollback();
      throw thrown;
    }
  }

  /** Listeners learn of a commit when it is on disk: what they were shown is not lost with the process. */
  #tellListeners({ changes, commitMicros }: CommitOutcome): void {
    const touched = this.#targets.touchedBy(changes);
    if (!touched.size) return;
    for (const [stream, targets] of touched) stream.onCommit(targets, changes, commitMicros);
    const flushing = this.ctx.storage.sync().then(() => {
      for (const stream of touched.keys()) stream.flush();
    });
    this.ctx.waitUntil(flushing);
  }

  async #emulator(request: Request, path: string, caller: Caller): Promise<Response> {
    const mayAdminister = caller.kind === "admin" || this.env.UNSIGNED_TOKENS === "1";
    const aboutRules = await answerRulesRequest(request, path, this.#guard, mayAdminister);
    if (aboutRules && request.method === "PUT") {
      for (const stream of [...this.#listeners]) stream.onRulesChanged(this.#clock.now());
    }
    if (aboutRules) return aboutRules;
    // Anybody on this machine may: clients only have to connect again.
    if (path.endsWith(":stopStreams") && request.method === "POST") this.#channels.stopAll();
    else if (mayAdminister) this.#clear(request.method);
    else throw permissionDenied();
    return Response.json({});
  }

  /** DELETE /emulator/v1/projects/{p}/databases/{d}/documents, as Google's emulator has it. */
  #clear(method: string): void {
    if (method !== "DELETE") throw new RpcError("UNIMPLEMENTED", `${method} on the database`);
    this.#store.clear();
    const atMicros = this.#clock.tick();
    this.#clock.persist(atMicros);
    this.#history.clear(atMicros);
    for (const stream of this.#listeners) stream.onCleared(atMicros);
  }
}
