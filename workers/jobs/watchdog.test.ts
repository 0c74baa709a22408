import { expect, test } from "vitest";
import { approvalDays, decideWatch, type Sighting } from "./watchdog";

const sighting = (changes: Partial<Sighting>): Sighting => ({
  state: "running",
  msSinceLastEvent: 1000,
  isFirstLook: false,
  workflow: { status: "running", reason: null },
  ...changes,
});

test("a job without a workflow gets one", () => {
  expect(decideWatch(sighting({ workflow: null }))).toEqual({ kind: "create" });
});

test("a job that makes progress is left alone; one that is silent is woken", () => {
  expect(decideWatch(sighting({ msSinceLastEvent: 2000 }))).toEqual({ kind: "none" });
  expect(decideWatch(sighting({ msSinceLastEvent: 9000 }))).toEqual({ kind: "wake" });
});

test("after a restart a short silence is enough to wake", () => {
  expect(decideWatch(sighting({ msSinceLastEvent: 2000, isFirstLook: true }))).toEqual({ kind: "wake" });
});

test("a job that waits for a person is not woken, and is given up after a week", () => {
  const day = 24 * 3600 * 1000;
  expect(decideWatch(sighting({ state: "waiting", msSinceLastEvent: day }))).toEqual({ kind: "none" });
  expect(
    decideWatch(sighting({ state: "waiting", msSinceLastEvent: (approvalDays + 1) * day })),
  ).toMatchObject({ kind: "fail", code: "approval_expired" });
});

test.each(["errored", "terminated"] as const)(
  "a workflow that is %s fails its job with the reason",
  (status) => {
    expect(decideWatch(sighting({ workflow: { status, reason: "out of memory" } }))).toEqual({
      kind: "fail",
      code: "workflow_failed",
      reason: "out of memory",
    });
  },
);

test.each(["complete", "unknown"] as const)(
  "a workflow that is %s before its job ended is lost",
  (status) => {
    expect(decideWatch(sighting({ workflow: { status, reason: null } }))).toMatchObject({
      kind: "fail",
      code: "workflow_lost",
    });
  },
);
