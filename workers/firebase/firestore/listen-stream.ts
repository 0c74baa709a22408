import type { ChangeHistory } from "./change-history";
import type { DocumentChange } from "./commit";
import type { CommitClock } from "./commit-clock";
import type { StoredDocument } from "./document";
import { DocumentsTarget } from "./listen-documents";
import * as message from "./listen-messages";
import { QueryTarget } from "./listen-query";
import type { ListenTarget, TargetContext, TargetDelta } from "./listen-target";
import type { AddTarget, ListenRequest } from "./protocol";
import { resumeTime } from "./resume-token";
import { invalidArgument, RpcError } from "./rpc-error";
import type { TargetIndex } from "./target-index";
import type { StreamHandler, WebChannelSession } from "./web-channel-session";
import { readMessage } from "./wire-json";
import { DOCUMENTS_TARGET, QUERY_TARGET } from "./wire-requests";

type DocumentsRequest = Partial<NonNullable<AddTarget["documents"]>>;
type QueryRequest = Partial<NonNullable<AddTarget["query"]>>;

export interface ListenContext extends TargetContext {
  clock: CommitClock;
  history: ChangeHistory;
  index: TargetIndex<ListenStream>;
}

/**
 * One Listen RPC. The client shows nothing before the *global* snapshot, so every exchange ends with one; their read
 * times never go back. A client that comes back with a resume token gets what it missed, as long as the history of
 * changes reaches back to it and tells the whole story; else RESET and the whole result.
 *
 * What commits changed is shown at the next `flush`, at a time later than all of them: tabs that share a cache pass over
 * a document read at a time they know already, and from the answers to their writes they know the times of commits.
 */
export class ListenStream implements StreamHandler {
  readonly #targets = new Map<number, ListenTarget>();
  /** Changes were told that no global snapshot follows yet. */
  #owesSnapshot = false;

  constructor(
    private readonly session: WebChannelSession,
    private readonly context: ListenContext,
    private readonly onClosed: () => void,
  ) {}

  onMessage(request: unknown): void {
    const { database, addTarget, removeTarget } = (request ?? {}) as ListenRequest;
    if (database !== undefined && database !== this.context.database) {
      this.session.fail(
        invalidArgument(`A stream of ${this.context.database} has no requests of ${database}.`).toJSON(),
      );
    } else if (addTarget) {
      this.#add(addTarget);
    } else if (typeof removeTarget === "number") {
      this.#forget(removeTarget);
      // The client counts one answer for every target it adds or removes.
      this.session.sendJson(message.targetChange("REMOVE", removeTarget));
    } else {
      this.session.fail(invalidArgument("A request must add or remove a target.").toJSON());
    }
  }

  onClose(): void {
    for (const id of [...this.#targets.keys()]) this.#forget(id);
    this.onClosed();
  }

  /** What one commit means for these targets of this stream. It is shown and sent with the next `flush`. */
  onCommit(targets: Iterable<ListenTarget>, changes: readonly DocumentChange[], commitMicros: number): void {
    if (!this.session.keepsUp()) return;
    const deltas = new Map<ListenTarget, TargetDelta>();
    let said = false;
    for (const target of targets) {
      if (this.#targets.get(target.id) !== target) continue;
      const concerned = changes.some(({ name }) => target.dependsOn.has(name));
      if (concerned && !this.#renewAccess(target, commitMicros)) said = true;
      else deltas.set(target, target.delta(changes));
    }
    if (this.#sendDeltas(deltas, commitMicros) || said) this.#owesSnapshot = true;
  }

  /** The rules are others now: targets that these refuse end. */
  onRulesChanged(atMicros: number): void {
    const kept = [...this.#targets.values()].filter((target) => this.#renewAccess(target, atMicros));
    if (kept.length) this.#sendSnapshot(atMicros);
    this.session.flush();
  }

  /** Everything was deleted at once. */
  onCleared(atMicros: number): void {
    for (const target of this.#targets.values()) {
      target.restart();
      this.session.sendJson(message.targetChange("RESET", target.id, atMicros));
      this.session.sendJson(message.targetChange("CURRENT", target.id, atMicros));
    }
    this.#sendSnapshot(atMicros);
    this.session.flush();
  }

  flush(): void {
    if (this.#owesSnapshot) this.#sendSnapshot(this.context.clock.tick());
    this.session.flush();
  }

  #add(request: AddTarget): void {
    const id = request.targetId || this.#freeId();
    const replaces = this.#targets.has(id);
    this.#forget(id);
    this.session.sendJson(message.targetChange("ADD", id));
    try {
      const target = this.#makeTarget(id, request);
      const atMicros = this.context.clock.now();
      target.requireAccess(atMicros);
      const result = target.restart();
      this.#sendResult(target, request, result, replaces, atMicros);
      if (request.once) {
        this.session.sendJson(message.targetChange("REMOVE", id));
      } else {
        this.#targets.set(id, target);
        this.context.index.add(target, this);
      }
    } catch (thrown) {
      this.session.sendJson(message.targetRefused(id, RpcError.from(thrown)));
    }
  }

  #makeTarget(id: number, { query, documents }: AddTarget): ListenTarget {
    if (!Number.isInteger(id) || id < 0) throw invalidArgument(`Invalid target id: ${id}`);
    if (documents) {
      const { documents: names } = readMessage<DocumentsRequest>(DOCUMENTS_TARGET, documents, "documents");
      return new DocumentsTarget(id, names, this.context);
    }
    if (query) {
      const { parent = "", structuredQuery = {} } = readMessage<QueryRequest>(QUERY_TARGET, query, "query");
      return new QueryTarget(id, structuredQuery, parent, this.context);
    }
    throw invalidArgument("A target must be a query or documents.");
  }

  #freeId(): number {
    let id = 1;
    while (this.#targets.has(id)) id++;
    return id;
  }

  /** The result, or what changed in it since the client's token; then CURRENT and the global snapshot. */
  #sendResult(
    target: ListenTarget,
    request: AddTarget,
    result: StoredDocument[],
    replaces: boolean,
    atMicros: number,
  ): void {
    const since = resumeTime(request);
    const missed = since === null ? null : this.#deltaSince(target, request, result, since, atMicros);
    if (missed) {
      this.#sendDeltas(new Map([[target, missed]]), atMicros);
    } else {
      if (since !== null || replaces) this.session.sendJson(message.targetChange("RESET", target.id));
      for (const document of result) this.session.sendJson(message.documentChange(document, [target.id]));
    }
    const present = new Set(target.documentNames.length ? result.map(({ name }) => name) : []);
    for (const name of target.documentNames) {
      if (present.has(name)) continue;
      this.session.sendJson(message.documentGone("documentDelete", name, [target.id], atMicros));
    }
    if (missed && request.expectedCount !== undefined) {
      this.session.sendJson(message.existenceFilter(target.id, result.length));
    }
    this.session.sendJson(message.targetChange("CURRENT", target.id, atMicros));
    this.#sendSnapshot(atMicros);
  }

  #deltaSince(
    target: ListenTarget,
    { expectedCount }: AddTarget,
    result: readonly StoredDocument[],
    sinceMicros: number,
    atMicros: number,
  ): TargetDelta | null {
    const { history } = this.context;
    if (!history.reaches(sinceMicros) || sinceMicros > atMicros) return null;
    const versions = history.versionsAt(sinceMicros, target.scope ?? target.documentNames);
    const changes = [...versions].map(([name, before]) => ({
      name,
      before,
      after: this.context.store.get(name),
    }));
    return target.deltaSince(changes, result, expectedCount);
  }

  /** Judges access anew; on refusal the target ends with the error as its cause, the stream stays open. */
  #renewAccess(target: ListenTarget, atMicros: number): boolean {
    this.context.index.remove(target);
    try {
      target.requireAccess(atMicros);
      this.context.index.add(target, this);
      return true;
    } catch (thrown) {
      this.#targets.delete(target.id);
      this.session.sendJson(message.targetRefused(target.id, RpcError.from(thrown)));
      return false;
    }
  }

  /** One message per document, naming all targets it entered, changed in or left. */
  #sendDeltas(deltas: Map<ListenTarget, TargetDelta>, atMicros: number): boolean {
    const entered = new Map<string, { document: StoredDocument; targetIds: number[] }>();
    const left = new Map<string, number[]>();
    for (const [target, { changed, removed }] of deltas) {
      for (const document of changed) {
        const entry = entered.get(document.name) ?? { document, targetIds: [] };
        entry.targetIds.push(target.id);
        entered.set(document.name, entry);
      }
      for (const name of removed) left.set(name, [...(left.get(name) ?? []), target.id]);
    }
    for (const [name, { document, targetIds }] of entered) {
      this.session.sendJson(message.documentChange(document, targetIds, left.get(name)));
    }
    for (const [name, targetIds] of left) {
      if (!entered.has(name)) this.#sendLeft(name, targetIds, atMicros);
    }
    return entered.size > 0 || left.size > 0;
  }

  /** A document that left the results in a version the caller may not read is named, not shown. */
  #sendLeft(name: string, targetIds: number[], atMicros: number): void {
    const document = this.context.store.get(name);
    if (document && this.#mayRead(document, atMicros)) {
      this.session.sendJson(message.documentChange(document, [], targetIds));
    } else {
      const kind = document ? "documentRemove" : "documentDelete";
      this.session.sendJson(message.documentGone(kind, name, targetIds, atMicros));
    }
  }

  #mayRead(document: StoredDocument, atMicros: number): boolean {
    try {
      this.context.guard.requireGet(this.context.caller, document.name, document, atMicros);
      return true;
    } catch {
      return false;
    }
  }

  #sendSnapshot(atMicros: number): void {
    this.#owesSnapshot = false;
    this.session.sendJson(message.globalSnapshot(atMicros));
  }

  #forget(targetId: number): void {
    const target = this.#targets.get(targetId);
    if (!target) return;
    this.#targets.delete(targetId);
    this.context.index.remove(target);
  }
}
