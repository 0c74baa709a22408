import type { Caller } from "../caller";
import type { AccessGuard } from "./access-guard";
import type { DocumentChange } from "./commit";
import type { CommitClock } from "./commit-clock";
import { type StoredDocument, toWireDocument } from "./document";
import type { DocumentStore } from "./document-store";
import { DocumentsTarget, type ListenTarget, QueryTarget, type TargetDelta } from "./listen-target";
import type { ListenRequest } from "./protocol";
import { invalidArgument, RpcError } from "./rpc-error";
import type { TargetIndex } from "./target-index";
import { microsToTimestamp } from "./timestamps";
import type { StreamHandler, WebChannelSession } from "./web-channel-session";

type TargetChangeType = "ADD" | "REMOVE" | "CURRENT" | "RESET";

export interface ListenContext {
  store: DocumentStore;
  clock: CommitClock;
  guard: AccessGuard;
  caller: Caller;
  index: TargetIndex<ListenStream>;
}

/**
 * One Listen RPC. The client shows nothing before the *global* snapshot (a target change with no type and no target
 * ids), so every exchange ends with one. Read times never go back. No history of changes is kept: a client that
 * comes back with a resume token is told RESET and sent the whole result.
 */
export class ListenStream implements StreamHandler {
  readonly #targets = new Map<number, ListenTarget>();

  constructor(
    private readonly session: WebChannelSession,
    private readonly context: ListenContext,
    private readonly onClosed: () => void,
  ) {}

  onMessage(message: unknown): void {
    const request = message as ListenRequest;
    if (request.removeTarget !== undefined) {
      this.#forget(request.removeTarget);
      // The client counts one answer for every target it adds or removes.
      this.#sendTargetChange("REMOVE", request.removeTarget);
    } else if (request.addTarget) {
      this.#add(request.addTarget);
    }
  }

  onClose(): void {
    for (const id of [...this.#targets.keys()]) this.#forget(id);
    this.onClosed();
  }

  /** What one commit means for these targets of this stream, then one global snapshot if it means anything. */
  onCommit(targets: Iterable<ListenTarget>, changes: readonly DocumentChange[], commitMicros: number): void {
    const deltas = new Map<ListenTarget, TargetDelta>();
    let said = false;
    for (const target of targets) {
      if (this.#targets.get(target.id) !== target) continue;
      if (
        changes.some(({ name }) => target.dependsOn.has(name)) &&
        !this.#renewAccess(target, commitMicros)
      ) {
        said = true;
        continue;
      }
      deltas.set(target, target.delta(changes));
    }
    if (this.#sendDeltas(deltas, commitMicros) || said) {
      this.#sendGlobalSnapshot(commitMicros);
      this.session.flush();
    }
  }

  /** Everything was deleted at once. */
  onCleared(atMicros: number): void {
    for (const target of this.#targets.values()) {
      target.sent.clear();
      this.#sendTargetChange("RESET", target.id, atMicros);
      this.#sendTargetChange("CURRENT", target.id, atMicros);
    }
    this.#sendGlobalSnapshot(atMicros);
    this.session.flush();
  }

  #add(request: NonNullable<ListenRequest["addTarget"]>): void {
    this.#forget(request.targetId);
    this.#sendTargetChange("ADD", request.targetId);
    try {
      const target = this.#makeTarget(request);
      const atMicros = this.context.clock.now();
      target.requireAccess(atMicros);
      const documents = target.currentDocuments();
      this.#targets.set(target.id, target);
      this.context.index.add(target, this);
      if (request.resumeToken || request.readTime) this.#sendTargetChange("RESET", target.id);
      this.#sendWholeResult(target, documents, atMicros);
    } catch (thrown) {
      this.#sendRemoval(request.targetId, thrown);
    }
  }

  #makeTarget(request: NonNullable<ListenRequest["addTarget"]>): ListenTarget {
    if (request.documents)
      return new DocumentsTarget(request.targetId, request.documents.documents, this.context);
    if (request.query) {
      return new QueryTarget(
        request.targetId,
        request.query.structuredQuery,
        request.query.parent,
        this.context,
      );
    }
    throw invalidArgument("A target must be a query or documents.");
  }

  #sendWholeResult(target: ListenTarget, documents: StoredDocument[], atMicros: number): void {
    for (const document of documents) {
      this.session.send({ documentChange: { document: toWireDocument(document), targetIds: [target.id] } });
      target.sent.set(document.name, document.updateTimeMicros);
    }
    for (const name of target.documentNames) {
      if (!target.sent.has(name)) this.#sendDelete(name, [target.id], atMicros);
    }
    this.#sendTargetChange("CURRENT", target.id, atMicros);
    this.#sendGlobalSnapshot(atMicros);
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
      this.#sendRemoval(target.id, thrown);
      return false;
    }
  }

  /** One message per document, naming all targets it entered, changed in or left. */
  #sendDeltas(deltas: Map<ListenTarget, TargetDelta>, commitMicros: number): boolean {
    const entered = new Map<string, { document: StoredDocument; targetIds: number[] }>();
    const left = new Map<string, number[]>();
    for (const [target, { changed, removed }] of deltas) {
      for (const document of changed) {
        const entry = entered.get(document.name) ?? { document, targetIds: [] };
        entry.targetIds.push(target.id);
        entered.set(document.name, entry);
        target.sent.set(document.name, document.updateTimeMicros);
      }
      for (const name of removed) {
        left.set(name, [...(left.get(name) ?? []), target.id]);
        target.sent.delete(name);
      }
    }
    for (const [name, { document, targetIds }] of entered) {
      const removedTargetIds = left.get(name);
      left.delete(name);
      this.session.send({
        documentChange: {
          document: toWireDocument(document),
          targetIds,
          ...(removedTargetIds ? { removedTargetIds } : {}),
        },
      });
    }
    for (const [name, removedTargetIds] of left) {
      const document = this.context.store.get(name);
      if (document) {
        this.session.send({ documentChange: { document: toWireDocument(document), removedTargetIds } });
      } else {
        this.#sendDelete(name, removedTargetIds, commitMicros);
      }
    }
    return entered.size > 0 || left.size > 0;
  }

  #forget(targetId: number): void {
    const target = this.#targets.get(targetId);
    if (!target) return;
    this.#targets.delete(targetId);
    this.context.index.remove(target);
  }

  #sendTargetChange(targetChangeType: TargetChangeType, targetId: number, atMicros?: number): void {
    const at = atMicros === undefined ? {} : readTimeFields(atMicros);
    this.session.send({ targetChange: { targetChangeType, targetIds: [targetId], ...at } });
  }

  #sendGlobalSnapshot(atMicros: number): void {
    this.session.send({ targetChange: readTimeFields(atMicros) });
  }

  #sendRemoval(targetId: number, thrown: unknown): void {
    const cause = RpcError.from(thrown).toCause();
    this.session.send({ targetChange: { targetChangeType: "REMOVE", targetIds: [targetId], cause } });
  }

  #sendDelete(document: string, removedTargetIds: number[], atMicros: number): void {
    this.session.send({
      documentDelete: { document, readTime: microsToTimestamp(atMicros), removedTargetIds },
    });
  }
}

function readTimeFields(atMicros: number): { resumeToken: string; readTime: string } {
  return { resumeToken: btoa(String(atMicros)), readTime: microsToTimestamp(atMicros) };
}
