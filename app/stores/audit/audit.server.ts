import type { Actor, Outcome } from "~/domain/audit/audit-event";
import { createUlid } from "~/domain/audit/ulid";
import type { FirestoreWrite } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { whoAsks } from "./asking.server";

export interface AuditEvent {
  actorId: string;
  action:
    | "chat.explain-job"
    | "chat.find-content"
    | "chat.read-ledger"
    | "client.add-note"
    | "client.export"
    | "client.reveal"
    | "client.limit"
    | "client.remove-note"
    | "client.restore"
    | "client.suspend"
    | "client.turn-off"
    | "client.view-as-end"
    | "client.view-as-start"
    | "content.create"
    | "content.take-over-row"
    | "content.publish"
    | "content.bring-up"
    | "content.change-sharing"
    | "content.unpublish"
    | "content.delete"
    | "content.accept-claim"
    | "content.add-fact"
    | "credits.claim"
    | "credits.grant"
    | "credits.plan"
    | "credits.take-back"
    | "function-calls.ask-again"
    | "function-calls.cancel"
    | "function-calls.exclude-case"
    | "function-calls.import-suite"
    | "function-calls.include-case"
    | "function-calls.remove-suite"
    | "function-calls.start"
    | "document.change"
    | "document.create"
    | "document.delete"
    | "document.duplicate"
    | "document.import"
    | "document.move"
    | "document.reveal"
    | "document.undo"
    | "draft.edit"
    | "image.accept-claim"
    | "image.add-fact"
    | "image.hide"
    | "image.remove"
    | "image.keep"
    | "image.put-back"
    | "image.show"
    | "library.seed"
    | "log.revert"
    | "job.cancel"
    | "job.rerun"
    | "job.reveal"
    | "page.bring-up"
    | "page.publish"
    | "page.put-back"
    | "page.try-two"
    | "page.keep-one"
    | "page.set-visibility"
    | "page.unpublish"
    | "project.accept-claim"
    | "project.add-fact"
    | "project.delete"
    | "prompt-tests.add-dataset"
    | "prompt-tests.add-prompt"
    | "prompt-tests.ask-again"
    | "prompt-tests.cancel"
    | "prompt-tests.decide"
    | "prompt-tests.override"
    | "prompt-tests.pause"
    | "prompt-tests.remove-dataset"
    | "prompt-tests.remove-prompt"
    | "prompt-tests.resume"
    | "prompt-tests.save-dataset"
    | "prompt-tests.save-prompt"
    | "prompt-tests.start"
    | "trash.sweep";
  /** `collection/id` of what was changed. */
  subject: string;
  details: Record<string, string | number | boolean | null>;
  /** Further documents it concerns; those that are written in its commit are found by themselves. */
  targets?: readonly string[];
  /** Why, where staff did it. */
  reason?: string;
  outcome?: Outcome;
  /** Who did it, where `actorId` cannot say. */
  actor?: Actor;
  /** The request that asked for it, where it was not this one. */
  requestId?: string | null;
}

/** Where events lie. Nobody reads or writes there but the server. */
export const auditCollection = "auditEvents";

/** So many kinds of what is not a person. */
const services: ReadonlySet<string> = new Set(["system", "stripe", "worker"]);

/**
 * The write that records an event. It goes into the same commit as the change, so neither exists without the other;
 * `commitRecorded` also puts in what the change changed.
 */
export function auditWrite(event: AuditEvent): FirestoreWrite {
  const id = newEventId(Date.now());
  return {
    kind: "set",
    path: `${auditCollection}/${id}`,
    data: { ...storedEvent(id, event), at: serverTimestamp },
    exists: false,
  };
}

/** As `auditWrite` for a change that was made elsewhere and is told until it arrives: told twice, it is one event. */
export function auditWriteOnce(id: string, event: AuditEvent, at: Date): FirestoreWrite {
  return { kind: "set", path: `${auditCollection}/${id}`, data: { ...storedEvent(id, event), at } };
}

/** An id for an event that happened then. */
export function newEventId(atMs: number): string {
  return createUlid(atMs, (count) => crypto.getRandomValues(new Uint8Array(count)));
}

function storedEvent(id: string, event: AuditEvent): Record<string, unknown> {
  const asking = whoAsks();
  const { action, subject, details, targets = [], reason = null, outcome = "success" } = event;
  return {
    id,
    action,
    actor: { ...(event.actor ?? actorOf(event)) },
    targets: [...new Set([subject, ...targets])],
    outcome,
    reason: reason ?? null,
    patch: "[]",
    details,
    context: {
      requestId: event.requestId ?? asking?.requestId ?? null,
      route: asking?.route ?? null,
    },
    version: 1,
  };
}

/** Whoever asks, where they are the one who did it; else as much as the id says. */
function actorOf({ actorId, action }: AuditEvent): Actor {
  const viewer = whoAsks()?.viewer;
  if (viewer && viewer.kind !== "anonymous" && [viewer.userId, viewer.email].includes(actorId)) {
    const { kind, userId, email, emailVerified } = viewer;
    // Anybody may sign up with any address, and call themselves anything.
    const name = emailVerified ? email : null;
    return { type: kind, id: userId, name, role: kind === "staff" ? "staff" : "own" };
  }
  if (services.has(actorId)) return { type: "service", id: actorId, name: null, role: null };
  const isStaffs =
    /^(credits|chat|client|document|function-calls|prompt-tests|job|log|image\.(keep|remove|put-back))/.test(
      action,
    );
  const name = actorId.includes("@") ? actorId : null;
  return { type: isStaffs ? "staff" : "user", id: actorId, name, role: isStaffs ? "staff" : "own" };
}
