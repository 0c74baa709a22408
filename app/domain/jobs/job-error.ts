import * as z from "zod/mini";

export const jobErrorSchema = z.object({ code: z.string(), message: z.string(), requestId: z.string() });
/** Why a job, or a part of it, failed: a stable code, what to do next, and the id under which the server logged it. */
export type JobError = z.infer<typeof jobErrorSchema>;

/** Of these nothing but another request comes to an end: the very same fails again. */
const unrepeatable: ReadonlySet<string> = new Set([
  "asset_missing",
  "background_not_plain",
  "instruction_unknown",
  "language_not_offered",
  "letters_not_offered",
  "mask_missing",
  "mask_too_large",
  "model_missing",
  "model_not_configured",
  "provider_rejected_request",
  "source_missing",
  "source_not_readable",
  "source_too_large",
]);

/** Whether the same may succeed when it is asked for once more. Of what is not known it may. */
export function mayRepeat(error: Pick<JobError, "code"> | null): boolean {
  return error === null || !unrepeatable.has(error.code);
}
