import * as z from "zod/mini";

export const jobErrorSchema = z.object({ code: z.string(), message: z.string(), requestId: z.string() });
/** Why a job, or a part of it, failed: a stable code, what to do next, and the id under which the server logged it. */
export type JobError = z.infer<typeof jobErrorSchema>;
