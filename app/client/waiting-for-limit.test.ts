import { expect, test } from "vitest";
import { ApiError } from "./call-api";
import { waitingForLimit } from "./waiting-for-limit";

const tooMany = new ApiError("too_many_requests", "", 429, null, { retryAfterSeconds: 60 });

test("what comes too soon is asked again after the time the limit names; another refusal stands", async () => {
  const waits: number[] = [];
  const answers: unknown[] = [tooMany, tooMany, "done", new ApiError("not_found", "", 404, null)];
  const ask = () =>
    waitingForLimit(
      async () => {
        const next = answers.shift();
        if (next instanceof Error) throw next;
        return next;
      },
      async (ms) => void waits.push(ms),
    );
  expect(await ask()).toBe("done");
  expect(waits).toEqual([60_000, 60_000]);
  await expect(ask()).rejects.toMatchObject({ code: "not_found" });
  expect(waits).toHaveLength(2);
});
