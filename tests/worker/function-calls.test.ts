import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditPage } from "../../app/domain/audit/audit-event";
import type { CellDetail, FunctionCallOverview } from "../../app/domain/function-calls/cell-detail";
import type { JudgedAnew, RunCell, SuiteSummary } from "../../app/domain/function-calls/desk";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { type Account, type LocalStudio, openLocalStudio, readDocument, signInStaff } from "./local-studio";

/** Suites, runs, answers and what is left out: asked once, judged as often as one likes. */

let provider: OpenAiServer;
let studio: LocalStudio;
let staff: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openLocalStudio({ OPENAI_BASE_URL: provider.baseUrl, OPENAI_TEXT_MODEL: "text" });
  staff = await signInStaff(studio);
});
afterAll(async () => {
  await studio?.remove();
  await provider?.close();
});

const base = "/api/v1/staff/function-calls";
async function call<Answer>(path = "", json?: unknown, method = json ? "POST" : "GET") {
  const answer = await staff.call(`${base}${path}`, { method, ...(json !== undefined && { json }) });
  return { status: answer.status, ...((await answer.json()) as Answer & { code?: string }) };
}
const overview = () => call<FunctionCallOverview>();

const tool = {
  name: "weather.now",
  description: "The weather of a place",
  parameters: { type: "dict", properties: { place: { type: "string" } }, required: ["place"] },
};
const question = (id: string, content: string, more: object = {}) =>
  JSON.stringify({ id, question: [[{ role: "user", content }]], function: [tool], ...more });
const text = [
  question("simple_oslo", "Weather in Oslo", { ground_truth: [{ "weather.now": { place: ["Oslo"] } }] }),
  question("simple_rome", "Weather in Rome", { ground_truth: [{ "weather.now": { place: ["Rome"] } }] }),
  question("irrelevance_song", "Sing a song"),
].join("\n");

async function importSuite(): Promise<SuiteSummary> {
  const { status, suite } = await call<{ suite: SuiteSummary }>("/suites", { name: "Weather", text });
  expect(status).toBe(201);
  return suite;
}

async function run(modelIds: string[], suiteIds: string[]): Promise<string> {
  const json = { idempotencyKey: crypto.randomUUID(), modelIds, suiteIds };
  const started = await call<{ runId: string }>("/runs", json);
  expect(started.status).toBe(201);
  // The same run, however often it is sent.
  expect(await call("/runs", json)).toMatchObject({ status: 200, runId: started.runId });
  await ended(started.runId);
  return started.runId;
}
const ended = (runId: string) =>
  expect
    .poll(async () => (await overview()).runs.find(({ id }) => id === runId)?.state, { timeout: 30_000 })
    .toBe("done");
const cellsOf = async (runId: string) => (await call<{ cells: RunCell[] }>(`/runs/${runId}`)).cells;
const statesOf = async (runId: string) =>
  Object.fromEntries((await cellsOf(runId)).map(({ caseId, state, fault }) => [caseId, fault ?? state]));

test("the built-in assistant answers the suite of its own tools, with nothing configured for it", async () => {
  const runId = await run(["built-in/assistant"], ["assistant"]);
  const cells = await cellsOf(runId);
  expect(cells.length).toBeGreaterThan(50);
  expect(cells.filter(({ state }) => state !== "pass" && state !== "fail")).toEqual([]);
  expect(cells.filter(({ state }) => state === "pass").length / cells.length).toBeGreaterThan(0.75);
  const { runs } = await overview();
  const judged = runs.find(({ id }) => id === runId)!.groups.reduce((sum, group) => sum + group.judged, 0);
  expect(judged).toBe(cells.length);
});

test("a model's answers are judged, kept, and judged anew without asking", async () => {
  const suite = await importSuite();
  provider.toolCalls = {
    "Weather in Oslo": [["weather_now", '{"place":"oslo"}']],
    "Weather in Rome": [["weather_now", '{"place":"Paris"}']],
  };
  const runId = await run(["openai/text"], [suite.id]);
  const judged = { simple_oslo: "pass", simple_rome: "wrong_string", irrelevance_song: "pass" };
  expect(await statesOf(runId)).toEqual(judged);

  const detail = await call<CellDetail>(
    `/runs/${runId}/answer?model=openai%2Ftext&suite=${suite.id}&case=simple_rome`,
  );
  expect(detail).toMatchObject({
    answer: { turns: [{ calls: [{ name: "weather_now", input: '{"place":"Paris"}' }] }] },
    verdict: { faults: [{ code: "wrong_string", path: ["place"] }] },
    cell: { inputTokens: 20, costUsd: null },
  });

  const asked = provider.requests.length;
  const news = await call<JudgedAnew>(`/runs/${runId}`, { do: "judge" });
  expect(news).toMatchObject({ judged: 3, nowPass: 0, nowFail: 0, stale: 0 });
  expect(await statesOf(runId)).toEqual(judged);
  expect(provider.requests.length).toBe(asked);

  // Once the suite is gone there is nothing to judge by; the answers stay.
  expect((await call(`/suites/${suite.id}`, undefined, "DELETE")).status).toBe(200);
  expect(await call<JudgedAnew>(`/runs/${runId}`, { do: "judge" })).toMatchObject({ judged: 0, stale: 3 });
});

test("a model that fails is no wrong answer, and is asked again when somebody says so", async () => {
  const suite = await importSuite();
  provider.fault = "unauthorized";
  const runId = await run(["openai/text"], [suite.id]);
  provider.fault = null;
  expect(new Set(Object.values(await statesOf(runId)))).toEqual(new Set(["failed"]));
  expect((await overview()).runs.find(({ id }) => id === runId)).toMatchObject({ failed: 3, groups: [] });
  expect(await call(`/runs/${runId}`, { do: "ask-again" })).toMatchObject({ asked: 3 });
  await ended(runId);
  expect(Object.values(await statesOf(runId))).not.toContain("failed");
});

test("a run outlives the worker that began it", async () => {
  provider.fault = "slow";
  const json = {
    idempotencyKey: crypto.randomUUID(),
    modelIds: ["openai/text"],
    suiteIds: ["assistant"],
  };
  const { runId } = await call<{ runId: string }>("/runs", json);
  await studio.restart();
  provider.fault = null;
  await ended(runId);
  expect(Object.values(await statesOf(runId))).not.toContain("waiting");
});

test("who imports and removes suites and begins runs stands in the log", async () => {
  const suite = await importSuite();
  const runId = await run(["built-in/assistant"], ["assistant"]);
  expect((await call(`/suites/${suite.id}`, undefined, "DELETE")).status).toBe(200);
  const actionsOf = async (target: string) => {
    const answer = await staff.call(`/api/v1/staff/audit-events?target=${target}`);
    const { events } = (await answer.json()) as AuditPage;
    return events.map(({ action, actor }) => [action, actor.type]);
  };
  await expect
    .poll(() => actionsOf(`functionCallSuites/${suite.id}`))
    .toEqual([
      ["function-calls.remove-suite", "staff"],
      ["function-calls.import-suite", "staff"],
    ]);
  await expect
    .poll(() => actionsOf(`functionCallRuns/${runId}`))
    .toEqual([["function-calls.start", "staff"]]);
});

test("leaving a case out is counted at once, needs a reason, and is an event in the same commit", async () => {
  const runId = await run(["built-in/assistant"], ["assistant"]);
  const judged = async () =>
    (await overview()).runs.find(({ id }) => id === runId)!.groups.reduce((sum, one) => sum + one.judged, 0);
  const before = await judged();
  const decision = { do: "exclude", suiteId: "assistant", caseId: "simple-text" };
  expect(await call("/exclusions", { ...decision, reason: " " })).toMatchObject({
    status: 400,
    code: "invalid_request",
  });
  const reason = "Its words are free";
  expect((await call("/exclusions", { ...decision, reason })).status).toBe(201);
  expect(await call("/exclusions", { ...decision, reason })).toMatchObject({
    status: 409,
    code: "already_excluded",
  });
  expect(await judged()).toBe(before - 1);
  expect((await overview()).exclusions).toMatchObject([{ caseId: "simple-text", reason }]);
  expect((await call("/exclusions", { ...decision, do: "include", reason: "Mended" })).status).toBe(200);
  expect(await call("/exclusions", { ...decision, do: "include", reason: "Mended" })).toMatchObject({
    status: 409,
    code: "not_excluded",
  });
  expect(await judged()).toBe(before);

  const answer = await staff.call("/api/v1/staff/audit-events?action=function-calls");
  const [back, out] = ((await answer.json()) as AuditPage).events;
  const field = { field: "caseId", target: out!.targets[0] };
  expect(out).toMatchObject({ action: "function-calls.exclude-case", reason });
  expect(out!.patch).toContainEqual({ ...field, after: "simple-text" });
  expect(back).toMatchObject({ action: "function-calls.include-case", reason: "Mended" });
  expect(back!.patch).toContainEqual({ ...field, before: "simple-text" });
});

test.each([
  ["a broken file", "/suites", { name: "Broken", text: `${text}\n{` }, 422, "suite_unreadable"],
  ["a suite without a name", "/suites", { name: " ", text }, 400, "invalid_request"],
  ["an unknown model", "/runs", { modelIds: ["x/y"], suiteIds: ["assistant"] }, 422, "model_missing"],
  ["an unknown suite", "/runs", { modelIds: ["built-in/assistant"], suiteIds: ["x"] }, 422, "suite_missing"],
  ["no model", "/runs", { modelIds: [], suiteIds: ["assistant"] }, 400, "invalid_request"],
  ["an unknown run", "/runs/nothing", { do: "judge" }, 404, "not_found"],
  ["an unknown act", "/runs/nothing", { do: "delete" }, 400, "invalid_request"],
  [
    "an unknown case",
    "/exclusions",
    { do: "exclude", suiteId: "assistant", caseId: "x", reason: "None such" },
    404,
    "not_found",
  ],
])("%s is refused", async (_, path, json, status, code) => {
  const asked = path === "/runs" ? { idempotencyKey: crypto.randomUUID(), ...json } : json;
  expect(await call(path, asked)).toMatchObject({ status, code });
});

test("what is wrong with a file comes by line, and nothing of it is kept", async () => {
  const before = (await overview()).suites.length;
  const { errors } = await call<{ errors: object[] }>("/suites", { name: "Broken", text: `${text}\n{` });
  expect(errors).toMatchObject([{ line: 4 }]);
  expect((await overview()).suites.length).toBe(before);
});

test("what is left out is nobody's to read but the server's", async () => {
  expect(await readDocument(studio, staff, "functionCallExclusions/any").catch(() => "refused")).toSatisfy(
    (read) => read === null || read === "refused",
  );
});
