import type { Settings } from "~/settings/settings.server";
import { firestoreOf } from "../firestore/firestore.server";
import { type AuditEvent, auditWriteOnce, newEventId } from "./audit.server";

interface Read {
  action: Extract<AuditEvent["action"], `chat.${string}`>;
  subject: string;
  details: AuditEvent["details"];
  reason: string;
  by: { userId: string; email: string | null; requestId: string };
}

/** Keeps that somebody of staff has another's data read to them by a tool, and why. Nothing is read before this is kept. */
export async function noteRead(settings: Settings, { by, ...read }: Read): Promise<void> {
  const { userId, email, requestId } = by;
  const nowMs = Date.now();
  const event: AuditEvent = {
    ...read,
    actorId: email ?? userId,
    actor: { type: "staff", id: userId, name: email, role: "staff" },
    requestId,
  };
  await firestoreOf(settings).commit([auditWriteOnce(newEventId(nowMs), event, new Date(nowMs))]);
}
