import type { JobError } from "~/domain/jobs/job-error";
import { ProviderError } from "~/providers/provider-error.server";
import { FirestoreError } from "~/stores/firestore/firestore.server";

/** What a step came to. A failure is a result rather than an error, because errors lose their code between steps. */
export type StepResult<Value> = { ok: true; value: Value } | { ok: false; error: JobError };

/**
 * Runs the work of one try of a step. What may succeed later is thrown, so that the platform tries again; what
 * will not, or has been tried often enough, is the step's result.
 */
export async function tryStep<Value>(
  isLastTry: boolean,
  work: () => Promise<Value>,
): Promise<StepResult<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (mayRetry(error) && !isLastTry) throw error;
    return { ok: false, error: describeFailure(error) };
  }
}

/** A failure that ends a job although nothing was thrown by the services it uses. */
export class JobFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "JobFailure";
  }
}

function mayRetry(error: unknown): boolean {
  if (error instanceof JobFailure) return false;
  if (error instanceof ProviderError) return error.retryable;
  if (error instanceof FirestoreError) return error.code === "unavailable";
  return true;
}

/** What was really thrown, for those who look after the studio. */
export function causeOf(error: unknown): { cause: string; details: string[] } {
  const details = error instanceof ProviderError ? error.details.map(String) : [];
  return { cause: String(error).slice(0, 2_000), details: details.slice(0, 20) };
}

/** What the person is told, with the id under which the cause is logged. */
export function describeFailure(error: unknown, { isLogged } = { isLogged: true }): JobError {
  const requestId = crypto.randomUUID();
  if (isLogged) console.error(JSON.stringify({ requestId, error: String(error), ...causeOf(error) }));
  if (error instanceof ProviderError || error instanceof JobFailure) {
    return { code: error.code, message: error.message, requestId };
  }
  if (error instanceof FirestoreError) {
    return {
      code: "documents_unavailable",
      message: "The database could not be reached. Your text is unchanged. Start it again in a few minutes.",
      requestId,
    };
  }
  return {
    code: "internal",
    message:
      "The work stopped on our side. Your text is unchanged. Start it again; if it stops again, give us the request id.",
    requestId,
  };
}
