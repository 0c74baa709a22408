import type { SignedInViewer } from "~/domain/access/viewer";
import type { SpendKind } from "~/domain/credits/ledger";
import type { JobStart } from "~/domain/jobs/job-room";
import { readControls } from "~/stores/users/account-controls.server";
import { creditsRefusal, reserveCredits } from "../credits/credits.server";
import { type ApiCall, json } from "../http/api-route.server";
import { refuseOverQuota } from "../uploads/hold-storage.server";
import { roomOf } from "./job-rooms.server";

/** A job that is about to start, under the id that follows from its key. */
export interface AskedJob<Start extends JobStart> {
  jobId: string;
  input: Start["input"];
  spendKind: SpendKind;
  /** What is checked before credits are set aside: the whole start, or the answer that refuses it. */
  prepare(): Promise<Start | Response>;
}

/**
 * Starts a job once: what was started before under its key is answered again, unchanged and unpaid. The credits are
 * set aside before it begins, under its id; its room settles them when it is over.
 */
export async function startPaidJob<Start extends JobStart>(
  call: ApiCall<SignedInViewer>,
  { jobId, input, spendKind, prepare }: AskedJob<Start>,
): Promise<Response> {
  const room = roomOf(call.settings, jobId);
  const known = await room.compare(input);
  if (known) return answerKnown(call, jobId, known);

  const [start, full, { limits }] = await Promise.all([
    prepare(),
    refuseOverQuota(call, 1),
    readControls(call.settings, call.viewer.userId),
  ]);
  if (start instanceof Response) return start;
  if (full) return full;
  const { title, creditsReserved } = start;
  const reserved = await reserveCredits(call.settings, call.viewer.userId, {
    key: jobId,
    credits: creditsReserved,
    kind: spendKind,
    title,
    jobId,
    mostJobs: limits.runningJobs,
  });
  const refusal = creditsRefusal(reserved, call.requestId);
  if (refusal) return refusal;
  const answer = await room.start(start);
  return answer === "started" ? json({ jobId }, 201) : answerKnown(call, jobId, answer);
}

function answerKnown({ problem }: ApiCall, jobId: string, known: "same" | "other"): Response {
  if (known === "same") return json({ jobId });
  return problem(
    409,
    "idempotency_key_reused",
    "This key was already used for another request, which is untouched. Send yours again under a new key.",
  );
}
