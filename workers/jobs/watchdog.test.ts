import { expect, test } from "vitest";
import { approvalDays, decideWatch, type WorkflowStatus } from "./watchdog";

const workflowStatus = (changes: Partial<WorkflowStatus>): WorkflowStatus => ({
  state: "running",
  msSinceLastEvent: 1000,
  isFirstCheck: false,
  workflow: { status: "running", reason: null },
  ...changes,
});

test("a job without a workflow gets one", () => {
  expect(decideWatch(workflowStatus({ workflow: null }))).toEqual({ kind: "create" });
});

test("a job that makes progress is left alone; one that is silent is woken", () => {
  expect(decideWatch(workflowStatus({ msSinceLastEvent: 2000 }))).toEqual({ kind: "none" });
  expect(decideWatch(workflowStatus({ msSinceLastEvent: 9000 }))).toEqual({ kind: "wake" });
});

test("after a restart a short silence is enough to wake", () => {
  expect(decideWatch(workflowStatus({ msSinceLastEvent: 2000, isFirstCheck: true }))).toEqual({
    kind: "wake",
  });
});

test("a job that waits for a person is not woken, and is given up after a week", () => {
  const day = 24 * 3600 * 1000;
  expect(decideWatch(workflowStatus({ state: "waiting", msSinceLastEvent: day }))).toEqual({ kind: "none" });
  expect(
    decideWatch(workflowStatus({ state: "waiting", msSinceLastEvent: (approvalDays + 1) * day })),
  ).toMatchObject({ kind: "fail", code: "approval_expired" });
});

test.each(["errored", "terminated"] as const)(
  "a workflow that is %s fails its job with the reason",
  (status) => {
    expect(decideWatch(workflowStatus({ workflow: { status, reason: "out of memory" } }))).toEqual({
      kind: "fail",
      code: "workflow_failed",
      reason: "out of memory",
    });
  },
);

test.each(["complete", "unknown"] as const)(
  "a workflow that is %s before its job ended is lost",
  (status) => {
    expect(decideWatch(workflowStatus({ workflow: { status, reason: null } }))).toMatchObject({
      kind: "fail",
      code: "workflow_lost",
    });
  },
);
