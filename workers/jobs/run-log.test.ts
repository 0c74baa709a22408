import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import type { TryError } from "~/domain/pipelines/pipeline-run";
import { RunTables } from "./run-log";

let run: RunTables;
beforeEach(() => {
  const database = new DatabaseSync(":memory:");
  const exec = (query: string, ...values: (string | number | null)[]) => {
    const rows = database.prepare(query).all(...values);
    return { toArray: () => rows };
  };
  run = new RunTables({ exec } as unknown as Pick<SqlStorage, "exec">);
});

const error: TryError = {
  code: "internal",
  message: "It stopped.",
  requestId: "r",
  cause: "TypeError: x",
  details: ["at y"],
};
const began = (key: string, step: string, attempt = 1, nowMs = 0) =>
  run.note({ kind: "began", key, step, attempt, input: { step } }, nowMs);
const ended = (key: string, outcome: "ok" | "retried" | "failed", nowMs = 1_000, output: unknown = null) =>
  run.note({ kind: "ended", key, outcome, output, error: outcome === "ok" ? null : error }, nowMs);

test("a try is told once, however often its beginning and end are", () => {
  began("a", "write");
  began("a", "write");
  ended("a", "ok", 1_000, { words: 3 });
  ended("a", "failed", 9_000);
  const { tries, lines } = run.read();
  expect(tries).toMatchObject([
    { step: "write", attempt: 1, beganMs: 0, endedMs: 1_000, outcome: "ok", output: { words: 3 } },
  ]);
  expect(lines.map(({ text }) => text)).toEqual(["Began.", "Done after 1.0 seconds."]);
  expect(run.outputOf("write")).toEqual({ words: 3 });
  expect(run.endedWell()).toEqual(["write"]);
});

test("a step that begins again without an end lost its machine, unless its end comes late", () => {
  began("a", "image-0");
  began("b", "image-0", 2, 5_000);
  expect(run.read().tries.map(({ outcome }) => outcome)).toEqual(["lost", null]);
  ended("a", "ok", 6_000);
  ended("b", "ok", 7_000);
  expect(run.read().tries.map(({ outcome }) => outcome)).toEqual(["ok", "ok"]);
  expect(run.attempts()).toBe(2);
});

test("the latest failure is where a job failed, with what was thrown in the log", () => {
  began("a", "image-0");
  ended("a", "retried");
  expect(run.latestFailure()).toBeNull();
  began("b", "image-0", 2);
  ended("b", "failed", 3_000);
  expect(run.latestFailure()).toEqual({ step: "image-0", error });
  expect(run.read().lines.at(-1)).toMatchObject({
    level: "error",
    step: "image-0",
    attempt: 2,
    text: "at y",
  });
});

test("what is too long is not kept, and of too many tries the oldest go", () => {
  began("long", "write");
  ended("long", "ok", 1_000, "x".repeat(30_000));
  expect(run.outputOf("write")).toBeUndefined();
  for (let index = 0; index < 1_200; index++) began(`k${index}`, `look-${index}`);
  const { tries, lines, isCut } = run.read();
  expect([tries.length, lines.length <= 2_000, isCut]).toEqual([1_000, true, true]);
});
