import { expect, test } from "vitest";
import { newsSince } from "./use-activity-notices.ts";

test("what changed and what began since is news; what ended before the page was opened is not, however late it is heard of", () => {
  const before = new Map([
    ["running", "running"],
    ["same", "done"],
  ] as const);
  const all = [
    { id: "running", state: "done", startedMs: 1 },
    { id: "same", state: "done", startedMs: 1 },
    { id: "old", state: "done", startedMs: 5 },
    { id: "new", state: "done", startedMs: 20 },
  ] as const;
  expect(newsSince(before, all, 10).map(({ id }) => id)).toEqual(["running", "new"]);
});
