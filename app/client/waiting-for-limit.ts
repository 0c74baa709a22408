import { ApiError } from "./call-api";

/** For many calls in a row: one that comes too soon for a limit of the API is made again when the limit allows it. */
export async function waitingForLimit<Answer>(
  call: () => Promise<Answer>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null) throw error;
      await wait(seconds * 1000);
    }
  }
}

/** Null where it was not such a limit that refused the call. */
export function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== "too_many_requests") return null;
  const { retryAfterSeconds } = error.details;
  return typeof retryAfterSeconds === "number" ? retryAfterSeconds : null;
}
