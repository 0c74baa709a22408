import { expect, test } from "vitest";
import { ApiError } from "./call-api";
import { type Submission, sendSubmission, submissionFor } from "./submission";

test("a key belongs to one content: the same again keeps it, another gets its own", () => {
  const first = submissionFor({ prompt: "Bakery" }, null);
  expect(submissionFor({ prompt: "Bakery" }, first)).toEqual(first);
  expect(submissionFor({ prompt: "Florist" }, first).key).not.toBe(first.key);
  // Two tabs that began with the same draft share nothing.
  expect(submissionFor({ prompt: "Bakery" }, null).key).not.toBe(first.key);
});

test("a key that belongs to another brief is renewed and the brief sent again, once", async () => {
  const submission = submissionFor({ prompt: "Bakery" }, null);
  const sent: string[] = [];
  const renewals: Submission[] = [];
  const reused = new ApiError("idempotency_key_reused", "Send it again.", 409, null);
  const send = async (key: string) => {
    sent.push(key);
    if (key === submission.key) throw reused;
    return "job";
  };
  expect(await sendSubmission(submission, send, (renewed) => renewals.push(renewed))).toBe("job");
  expect(sent).toEqual([submission.key, renewals[0]?.key]);

  const lost = new ApiError("offline", "", 0, null);
  await expect(
    sendSubmission(
      submission,
      () => Promise.reject(lost),
      () => expect.unreachable(),
    ),
  ).rejects.toBe(lost);
});
