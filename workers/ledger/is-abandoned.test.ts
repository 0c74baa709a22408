import { expect, test } from "vitest";
import { isAbandoned } from "./is-abandoned";

const now = Date.UTC(2026, 10, 22, 12);
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();

test.each([
  ["a request that broke off", null, null, true],
  ["a job that never began", "job", null, true],
  ["a job that runs, however long", "job", { state: "running", at: at(9999) }, false],
  ["a job that waits for a person", "job", { state: "waiting", at: at(9999) }, false],
  ["a job that has just ended and settles itself", "job", { state: "done", at: at(5) }, false],
  ["a job that ended long ago without a word", "job", { state: "failed", at: at(90) }, true],
] as const)("%s", (_what, jobId, latest, isLost) => {
  expect(isAbandoned(jobId, latest, now)).toBe(isLost);
});
