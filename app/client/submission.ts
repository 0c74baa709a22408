import { ApiError } from "./call-api";

/** The key under which one request is sent. Sent twice with it, the request is one job; another needs another key. */
export interface Submission {
  key: string;
  /** What was sent with the key, as JSON. */
  content: string;
}

/** The submission of this content: the one there is when it was made for the very same, else a new one. */
export function submissionFor(asked: object, last: Submission | null): Submission {
  const content = JSON.stringify(asked);
  return last?.content === content ? last : { key: crypto.randomUUID(), content };
}

/**
 * Sends a submission. Where its key turns out to belong to another request, which another tab may have sent, it goes
 * out once more under a new one; `onRenew` hears of it before it is sent, so that a retry uses it too.
 */
export async function sendSubmission<Answer>(
  submission: Submission,
  send: (idempotencyKey: string) => Promise<Answer>,
  onRenew: (renewed: Submission) => void,
): Promise<Answer> {
  try {
    return await send(submission.key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "idempotency_key_reused") throw error;
    const renewed = { ...submission, key: crypto.randomUUID() };
    onRenew(renewed);
    return send(renewed.key);
  }
}
