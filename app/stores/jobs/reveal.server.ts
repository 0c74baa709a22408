import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { firestoreOf } from "../firestore/firestore.server";

/** Keeps that somebody of staff saw what a person typed into a job, and why. */
export async function noteRevealed(
  settings: Settings,
  { jobId, actorId, reason }: { jobId: string; actorId: string; reason: string },
): Promise<void> {
  const event = { actorId, action: "job.reveal", subject: `jobs/${jobId}`, reason, details: {} } as const;
  await firestoreOf(settings).commit([auditWrite(event)]);
}
