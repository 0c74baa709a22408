import type { FirestoreWrite } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";

export interface AuditEvent {
  actorId: string;
  action:
    | "content.publish"
    | "content.bring-up"
    | "content.unpublish"
    | "content.delete"
    | "content.accept-claim"
    | "content.add-fact"
    | "credits.claim"
    | "credits.grant"
    | "credits.plan"
    | "credits.take-back"
    | "function-calls.exclude-case"
    | "function-calls.include-case"
    | "image.accept-claim"
    | "image.add-fact"
    | "image.remove"
    | "image.keep"
    | "image.put-back"
    | "page.bring-up"
    | "page.publish"
    | "page.put-back"
    | "page.try-two"
    | "page.keep-one"
    | "page.set-visibility"
    | "page.unpublish"
    | "project.accept-claim"
    | "project.add-fact"
    | "project.delete";
  /** `collection/id` of what was changed. */
  subject: string;
  details: Record<string, string | number | boolean | null>;
}

/** The write that records an event. It goes into the same commit as the change, so neither exists without the other. */
export function auditWrite(event: AuditEvent): FirestoreWrite {
  return {
    kind: "set",
    path: `auditEvents/${crypto.randomUUID()}`,
    data: { ...event, at: serverTimestamp },
    exists: false,
  };
}

/** As `auditWrite` for a change that was made elsewhere and is told until it arrives: told twice, it is one event. */
export function auditWriteOnce(id: string, event: AuditEvent, at: Date): FirestoreWrite {
  return { kind: "set", path: `auditEvents/${id}`, data: { ...event, at } };
}
