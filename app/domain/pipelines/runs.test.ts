import { expect, test } from "vitest";
import { compareInputs, compareRunInputs, compareSteps, differs, whereTheyPart } from "./compare-runs";
import { groupFailures } from "./failure-groups";
import { maskValue } from "./mask";
import {
  byNewest,
  everyPipeline,
  matchesPipeline,
  mergeRows,
  parsePipelineFilter,
  pipelineQuery,
} from "./pipeline-filter";
import type { PipelineRow } from "./pipeline-row";
import type { StepTry } from "./pipeline-run";
import { graphOf } from "./step-graph";

const row = (id: string, change: Partial<PipelineRow> = {}): PipelineRow => ({
  id,
  kind: "make-images",
  state: "running",
  stage: "images",
  ownerId: "ada",
  ownerEmail: null,
  partsDone: 0,
  partsTotal: 1,
  attempts: 1,
  creditsReserved: 4,
  creditsSpent: null,
  errorCode: null,
  errorMessage: null,
  fingerprint: null,
  release: "r1",
  rerunOf: null,
  recoveredBy: null,
  acts: [],
  createdAt: 100,
  updatedAt: 100,
  ...change,
});

const tried = (step: string, change: Partial<StepTry> = {}): StepTry => ({
  id: 1,
  step,
  attempt: 1,
  beganMs: 0,
  endedMs: 10,
  outcome: "ok",
  input: null,
  output: null,
  error: null,
  ...change,
});

test("a filter goes into an address and comes back, and nothing else comes out of one", () => {
  const filter = { ...everyPipeline, state: "failed" as const, owner: "ada", act: "a-1" };
  expect(pipelineQuery(filter)).toBe("act=a-1&owner=ada&state=failed");
  expect(parsePipelineFilter(new URLSearchParams(pipelineQuery(filter)))).toEqual(filter);
  expect(parsePipelineFilter(new URLSearchParams("state=odd&kind=x&owner=a/b&stage="))).toEqual(
    everyPipeline,
  );
});

test("news change a list where they belong, and leave it alone where they tell nothing", () => {
  const rows = [row("b", { createdAt: 300 }), row("a", { createdAt: 200 })];
  const running = { ...everyPipeline, state: "running" as const };
  expect(mergeRows(rows, [row("a", { createdAt: 200 })], running, 150)).toBe(rows);
  const news = [
    row("a", { createdAt: 200, updatedAt: 400, state: "done" }),
    row("b", { createdAt: 300, updatedAt: 400, partsDone: 1 }),
    row("new", { createdAt: 350 }),
    row("old", { createdAt: 10 }),
    row("over", { createdAt: 360, state: "failed" }),
  ];
  const merged = mergeRows(rows, news, running, 150);
  expect(merged.map(({ id, partsDone }) => [id, partsDone])).toEqual([
    ["new", 0],
    ["b", 1],
  ]);
  expect(merged.toSorted(byNewest)).toEqual(merged);
});

test("a job that a later run made good is not among the failed ones", () => {
  const failed = parsePipelineFilter(new URLSearchParams("state=failed"));
  expect(matchesPipeline(row("a", { state: "recovered" }), failed)).toBe(false);
  expect(matchesPipeline(row("a", { state: "failed" }), failed)).toBe(true);
});

test("a job is its owner's by id and by address, however that is written", () => {
  const owned = row("a", { ownerEmail: "ada@example.com" });
  const of = (owner: string) => matchesPipeline(owned, { ...everyPipeline, owner });
  expect(["ada", "ada@example.com", "Ada@Example.com ", "bob", "bob@example.com"].map(of)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("failures are grouped by cause, what is not made good first", () => {
  const failed = (id: string, fingerprint: string | null, change: Partial<PipelineRow> = {}) =>
    row(id, { state: "failed", fingerprint, errorCode: "internal", errorMessage: "Stopped.", ...change });
  const groups = groupFailures([
    failed("1", "x", { updatedAt: 5, ownerId: "bob" }),
    failed("2", "x", { updatedAt: 9, release: "r2" }),
    failed("3", "y", { state: "recovered" }),
    failed("4", "y", { state: "recovered" }),
    failed("5", "y", { state: "recovered" }),
    failed("6", null),
    row("7", { fingerprint: "x" }),
  ]);
  expect(groups.map(({ fingerprint, count, recovered }) => [fingerprint, count, recovered])).toEqual([
    ["x", 2, 0],
    ["y", 3, 3],
  ]);
  expect(groups[0]).toMatchObject({
    firstSeenMs: 5,
    lastSeenMs: 9,
    newestId: "2",
    owners: 2,
    releases: [
      { release: "r2", count: 1 },
      { release: "r1", count: 1 },
    ],
  });
});

test("the graph tells how each step stands, and what a rerun left out", () => {
  const tries = [
    tried("begin-pictures"),
    tried("art-direction"),
    tried("picture-s1", { outcome: "retried" }),
    tried("picture-s1", { attempt: 2 }),
    tried("picture-s2", { outcome: null, endedMs: null }),
  ];
  expect(graphOf("make-video", tries, false).map(({ name, state }) => [name, state])).toEqual([
    ["write-script", "skipped"],
    ["ask-approval", "skipped"],
    ["read-approval", "skipped"],
    ["begin-pictures", "ok"],
    ["art-direction", "ok"],
    ["picture", "running"],
    ["begin-storyboard", "waiting"],
    ["storyboard", "waiting"],
  ]);
  expect(graphOf("make-video", tries, false)[5]).toMatchObject({
    total: 2,
    done: 1,
    retries: 1,
    workedMs: 20,
  });
  const failed = graphOf("make-images", [tried("image-0", { outcome: "failed" })], true);
  expect(failed.map(({ state }) => state)).toEqual(["failed", "skipped"]);
  const noted = [tried("image-0", { outcome: "failed" }), tried("image-0-failed"), tried("image-1")];
  expect(graphOf("make-images", noted, true)[0]).toMatchObject({
    state: "failed",
    total: 2,
    done: 1,
    retries: 0,
  });
});

test("two runs are compared step by step, and by what they began with", () => {
  const error = { code: "internal", message: "", requestId: null, cause: "", details: [] };
  const one = {
    kind: "make-images" as const,
    input: { request: { count: 2, prompt: "A", references: [1] } },
    tries: [tried("image-0"), tried("image-1", { outcome: "failed", error })],
  };
  const other = {
    ...one,
    input: { request: { count: 2, prompt: "B", references: [1, 2] } },
    tries: [tried("image-0"), tried("image-1", { attempt: 1, outcome: "retried", error }), tried("image-1")],
  };
  const compared = compareSteps(one, other);
  expect(compared.map((step) => [step.step, differs(step)])).toEqual([
    ["image-0", false],
    ["image-1", true],
  ]);
  expect(compared[1]).toMatchObject({
    one: { code: "internal", tries: 1 },
    other: { outcome: "ok", tries: 2 },
  });
  expect(whereTheyPart(one, other)).toBe("image");
  expect(whereTheyPart(one, one)).toBeNull();
  const otherCause = one.tries.map((each) =>
    each.error ? { ...each, error: { ...each.error, code: "provider_refused" } } : each,
  );
  expect(whereTheyPart(one, { ...one, tries: otherCause })).toBe("image");
  expect(compareInputs(one.input, other.input)).toEqual([
    { path: "request.prompt", one: "A", other: "B" },
    { path: "request.references.1", one: undefined, other: 2 },
  ]);
});

test("what one run masks and the other shows is no difference", () => {
  const shown = {
    kind: "make-images" as const,
    tries: [],
    input: { prompt: "Tea", count: 2 },
    isMasked: false,
  };
  const masked = { ...shown, input: maskValue(shown.input), isMasked: true };
  expect(compareRunInputs(shown, masked)).toEqual([]);
  expect(compareRunInputs(masked, { ...shown, input: { prompt: "Bread", count: 3 } })).toEqual([
    { path: "prompt", one: "•••• 3 characters", other: "•••• 5 characters" },
    { path: "count", one: 2, other: 3 },
  ]);
  expect(compareRunInputs(shown, { ...shown, input: { prompt: "Ham", count: 2 } })).toHaveLength(1);
});
