import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { firestoreOf } from "../firestore/firestore.server";

/** Keeps that somebody of staff saw what the person of an account typed, and why. */
export async function noteClientRevealed(
  settings: Settings,
  { userId, actorId, reason }: { userId: string; actorId: string; reason: string },
): Promise<void> {
  const event = {
    actorId,
    action: "client.reveal",
    subject: `users/${userId}`,
    reason,
    details: {},
  } as const;
  await firestoreOf(settings).commit([auditWrite(event)]);
}
