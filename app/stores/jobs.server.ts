import type { JobDocument } from "~/domain/job";
import type { Settings } from "~/settings.server";
import { firestoreOf } from "./firestore.server";

/** Copies the state of a job to `jobs/{jobId}`, where its owner's browser listens. Only the job room calls this. */
export async function saveJob(settings: Settings, jobId: string, job: JobDocument): Promise<void> {
  await firestoreOf(settings).commit([{ kind: "set", path: `jobs/${jobId}`, data: { ...job } }]);
}
