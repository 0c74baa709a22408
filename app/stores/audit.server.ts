import type { FirestoreWrite } from "./firestore.server";
import { serverTimestamp } from "./firestore-values.server";

export interface AuditEvent {
  actorId: string;
  action: "content.publish" | "content.unpublish" | "content.delete" | "content.accept-claim";
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
