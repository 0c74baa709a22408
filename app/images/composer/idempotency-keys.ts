import { type Submission, submissionFor } from "~/client/submission";

/**
 * The keys of requests that are on their way or whose answer was lost. Two that are on their way have a key each, however
 * alike they are; what is asked again after its answer was lost keeps its key, and so stays one generation.
 */
export function makeIdempotencyKeys() {
  const onTheWay = new Map<string, Submission>();
  const lost = new Map<string, Submission>();
  return {
    /** The submission of a request that is sent now; `kept` is one from before, of this page or of one that is gone. */
    begin(asked: object, kept: Submission | null): Submission {
      const known = lost.get(JSON.stringify(asked)) ?? kept;
      const submission = submissionFor(asked, known && onTheWay.has(known.key) ? null : known);
      lost.delete(submission.content);
      onTheWay.set(submission.key, submission);
      return submission;
    },
    isOnTheWay(asked: object): boolean {
      const content = JSON.stringify(asked);
      return [...onTheWay.values()].some((one) => one.content === content);
    },
    /** It goes out under another key. */
    renew(submission: Submission, renewed: Submission): void {
      onTheWay.delete(submission.key);
      onTheWay.set(renewed.key, renewed);
    },
    end({ key }: Submission): void {
      onTheWay.delete(key);
    },
    /** It was refused or nothing was heard of it. */
    fail(submission: Submission): void {
      onTheWay.delete(submission.key);
      lost.set(submission.content, submission);
    },
  };
}
