import { expect } from "vitest";
import type { AccessGuard } from "../../workers/firebase/firestore/access-guard";
import { ChangeHistory } from "../../workers/firebase/firestore/change-history";
import type { DocumentChange } from "../../workers/firebase/firestore/commit";
import { CommitClock } from "../../workers/firebase/firestore/commit-clock";
import type { StoredDocument } from "../../workers/firebase/firestore/document";
import type { DocumentStore } from "../../workers/firebase/firestore/document-store";
import { ListenStream } from "../../workers/firebase/firestore/listen-stream";
import type { AddTarget, StructuredQuery } from "../../workers/firebase/firestore/protocol";
import { isInScope, queryScope, selectDocuments } from "../../workers/firebase/firestore/query";
import { permissionDenied } from "../../workers/firebase/firestore/rpc-error";
import { TargetIndex } from "../../workers/firebase/firestore/target-index";
import type { WebChannelSession } from "../../workers/firebase/firestore/web-channel-session";
import { ANONYMOUS } from "../../workers/firebase/request/caller";
import { memorySql } from "./memory-sql";
import type { WireMessage } from "./web-channel";

export const DATABASE = "projects/p/databases/d";
export const ROOT = `${DATABASE}/documents`;
export const ID = 2;

/** Documents in memory with the real clock, history, targets and streams over them. */
export class ListenServer {
  readonly documents = new Map<string, StoredDocument>();
  readonly sql = memorySql();
  readonly clock = new CommitClock(this.sql);
  history = new ChangeHistory(this.sql, this.clock.now());
  readonly index = new TargetIndex<ListenStream>();
  /** Ids of documents that nobody may get. */
  readonly secret = new Set<string>();

  readonly store = {
    get: (name: string) => this.documents.get(name) ?? null,
    query: (parent: string, query: StructuredQuery) => {
      const scope = queryScope(parent, query);
      const near = [...this.documents.values()].filter(({ name }) => isInScope(name, scope));
      return selectDocuments(near, query);
    },
  } as unknown as DocumentStore;

  readonly guard = {
    requireList: () => ({ dependsOn: new Set() }),
    requireGet: (_caller: unknown, name: string) => {
      if (this.secret.has(name.split("/").at(-1)!)) throw permissionDenied();
      return { dependsOn: new Set() };
    },
  } as unknown as AccessGuard;

  /** Commits one after the other; listeners hear of all of them at once. */
  commit(...commits: Record<string, number | null>[]): void {
    const touched = new Set(commits.flatMap((writes) => this.#commit(writes)));
    for (const stream of touched) stream.flush();
  }

  #commit(writes: Record<string, number | null>): ListenStream[] {
    const micros = this.clock.tick();
    const changes: DocumentChange[] = [];
    for (const [path, rank] of Object.entries(writes)) {
      const name = `${ROOT}/${path}`;
      const before = this.documents.get(name) ?? null;
      const fields = { rank: { integerValue: String(rank) } };
      const createTimeMicros = before?.createTimeMicros ?? micros;
      const after = rank === null ? null : { name, fields, createTimeMicros, updateTimeMicros: micros };
      if (after) this.documents.set(name, after);
      else this.documents.delete(name);
      if (before || after) changes.push({ name, before, after });
    }
    this.history.record(changes, micros);
    const touched = this.index.touchedBy(changes);
    for (const [stream, targets] of touched) stream.onCommit(targets, changes, micros);
    return [...touched.keys()];
  }

  open(client: ListenClient): ListenStream {
    const session = {
      sendJson: (json: string) => client.take(JSON.parse(json)),
      fail: (error: object) => client.take({ failed: error } as WireMessage),
      keepsUp: () => true,
      flush: () => {},
    } as unknown as WebChannelSession;
    const { store, clock, guard, history, index } = this;
    const context = { database: DATABASE, store, clock, guard, history, index, caller: ANONYMOUS };
    const stream = new ListenStream(session, context, () => {});
    return stream;
  }
}

/** Keeps what it was sent as the SDK does: the result is what stood at the last global snapshot. */
export class ListenClient {
  readonly messages: WireMessage[] = [];
  #pending = new Map<string, string>();
  result = new Map<string, string>();
  token = "";
  #readTime = "";

  take(message: WireMessage): void {
    this.messages.push(message);
    const { targetChange, documentChange, documentDelete, documentRemove, filter } = message;
    if (targetChange?.targetChangeType === "RESET") this.#pending.clear();
    if (documentChange) {
      const { name, updateTime } = documentChange.document;
      if (documentChange.targetIds?.includes(ID)) this.#pending.set(name, updateTime);
      else this.#pending.delete(name);
    }
    const gone = documentDelete ?? documentRemove;
    if (gone) this.#pending.delete(gone.document);
    if (filter) expect(filter.count).toBe(this.#pending.size);
    if (!targetChange || targetChange.targetChangeType || targetChange.targetIds) return;
    this.result = new Map(this.#pending);
    this.token = targetChange.resumeToken ?? "";
    expect(targetChange.readTime! >= this.#readTime).toBe(true);
    this.#readTime = targetChange.readTime!;
  }

  kinds(): string[] {
    return this.messages.map(({ targetChange, ...rest }) =>
      targetChange ? (targetChange.targetChangeType ?? "GLOBAL") : Object.keys(rest)[0]!,
    );
  }
}

export const byRank = { orderBy: [{ field: { fieldPath: "rank" } }] };
export const lowRanks: Partial<StructuredQuery> = {
  where: {
    fieldFilter: { field: { fieldPath: "rank" }, op: "LESS_THAN", value: { integerValue: "5" } },
  },
};
export const inC = (query: Partial<StructuredQuery>): AddTarget => ({
  targetId: ID,
  query: { parent: ROOT, structuredQuery: { from: [{ collectionId: "c" }], ...query } },
});
export const named = (...ids: string[]): AddTarget => ({
  targetId: ID,
  documents: { documents: ids.map((id) => `${ROOT}/c/${id}`) },
});
