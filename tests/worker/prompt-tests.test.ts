import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditPage } from "../../app/domain/audit/audit-event";
import type {
  CellChanges,
  CellDetail,
  DatasetSummary,
  PromptTestOverview,
  RunDetail,
  RunEstimate,
} from "../../app/domain/prompt-tests/desk";
import { cellStates } from "../../app/domain/prompt-tests/run-state";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { type Account, type LocalStudio, newAccount, openLocalStudio, signInStaff } from "./local-studio";

/** Datasets, prompts and runs at the desk: asked once, graded by what has to hold, and all of it staff's alone. */

let provider: OpenAiServer;
let studio: LocalStudio;
let staff: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  const price = { "openai/text": { usdPerMillionTokens: { input: 1, output: 2 } } };
  studio = await openLocalStudio({
    ...{ OPENAI_BASE_URL: provider.baseUrl, OPENAI_TEXT_MODEL: "text" },
    MODEL_OVERRIDES: JSON.stringify(price),
  });
  staff = await signInStaff(studio);
});
afterAll(async () => {
  await studio?.remove();
  await provider?.close();
});

const base = "/api/v1/staff/prompt-tests";
async function call<Answer>(path = "", json?: unknown, method = json ? "POST" : "GET") {
  const answer = await staff.call(`${base}${path}`, { method, ...(json !== undefined && { json }) });
  return { status: answer.status, ...((await answer.json()) as Answer & { code?: string }) };
}

async function importCities(name: string): Promise<DatasetSummary> {
  const text = "city,country\nOslo,Norway\nRome,Italy\nOslo,Norway";
  const made = await call<{ dataset: DatasetSummary }>("/datasets", { name, format: "csv", text });
  expect(made.status).toBe(201);
  return made.dataset;
}
async function writePrompt(user: string): Promise<string> {
  const made = await call<{ promptId: string }>("/prompts", { name: "Tell", texts: { user } });
  expect(made.status).toBe(201);
  return made.promptId;
}
const requestOf = (datasetId: string, columns: object[], more: object = {}) => ({
  ...{ datasetId, columns, parameters: {}, graderId: "built-in/grader" },
  ...more,
});
async function run(request: object): Promise<string> {
  const json = { ...request, idempotencyKey: crypto.randomUUID() };
  const started = await call<{ runId: string }>("/runs", json);
  expect(started.status).toBe(201);
  // The same run, however often it is sent.
  expect(await call("/runs", json)).toMatchObject({ status: 200, runId: started.runId });
  return started.runId;
}
const changesOf = (runId: string, after = 0) => call<CellChanges>(`/runs/${runId}/cells?after=${after}`);
async function ended(runId: string) {
  await expect.poll(async () => (await changesOf(runId)).run.state, { timeout: 30_000 }).toBe("done");
  const { states } = await changesOf(runId);
  return states.map((code) => cellStates[code]);
}

test("with the built-in models alone, the product's own prompts answer the datasets that come along", async () => {
  const { prompts, datasets } = await call<PromptTestOverview>();
  expect(prompts.length).toBeGreaterThan(6);
  const columns = ["own-find-angles", "own-write-script"].map((promptId) => ({
    ...{ promptId, modelId: "built-in/script-writer" },
    version: prompts.find(({ id }) => id === promptId)!.versions[0]!.number,
  }));
  const assertions = [{ kind: "json" }, { kind: "refusal", not: true }];
  const states = await ended(await run(requestOf(datasets[0]!.id, columns, { assertions })));
  expect(states).toHaveLength(20);
  expect(states.filter((state) => state !== "pass" && state !== "fail")).toEqual([]);
  expect(states.filter((state) => state === "pass").length).toBeGreaterThan(12);

  const calls = prompts.find(({ id }) => id === "own-call-functions")!;
  const tools = [{ promptId: calls.id, version: calls.versions[0]!.number, modelId: "built-in/assistant" }];
  const valid = { assertions: [{ kind: "valid-function-call" }] };
  expect(await ended(await run(requestOf("own-wishes", tools, valid)))).toEqual(Array(4).fill("pass"));
});

test("a model is asked once for what is alike, its price is said before, and a later run asks nothing", async () => {
  const dataset = await importCities("Cities");
  const promptId = await writePrompt("Weather in {{city}}");
  const columns = [{ promptId, version: 1, modelId: "openai/text" }];
  const assertions = [
    { kind: "contains", value: "{{city}}" },
    { kind: "contains", value: "Oslo", metric: "north" },
  ];
  const request = requestOf(dataset.id, columns, { assertions });
  const estimate = await call<RunEstimate>("/estimates", request);
  expect(estimate).toMatchObject({ cells: 3, asked: 2, missing: [] });
  expect(estimate.costUsd).toBeGreaterThan(0);

  const before = provider.requests.length;
  const runId = await run(request);
  expect(await ended(runId)).toEqual(["pass", "fail", "pass"]);
  expect(provider.requests.length - before).toBe(2);
  const cell = await call<CellDetail>(`/runs/${runId}/cells/1`);
  expect(cell).toMatchObject({
    ...{ question: { user: "Weather in Rome" }, state: "fail", score: 0.5 },
    answers: [{ text: "You said: Weather in Rome", inputTokens: 20, costUsd: 0.0001, finishReason: "stop" }],
  });
  expect(cell.grades[0]!.parts.map(({ state }) => state)).toEqual(["pass", "fail"]);
  expect((await changesOf(runId)).metrics).toEqual([
    { metric: "north", column: 0, score: expect.closeTo(2 / 3), cells: 3 },
  ]);

  expect(await call("/estimates", request)).toMatchObject({ asked: 0, costUsd: 0 });
  await ended(await run(request));
  expect(provider.requests.length - before).toBe(2);
  await ended(await run({ ...request, parameters: { isAnew: true } }));
  expect(provider.requests.length - before).toBe(4);
});

test("what people say stands before the graders, with why, in the log; failed cases become a dataset", async () => {
  const dataset = await importCities("More cities");
  const promptId = await writePrompt("Is it warm in {{city}}?");
  const columns = [{ promptId, version: 1, modelId: "built-in/echo" }];
  const assertions = [{ kind: "contains", value: "Rome" }];
  const runId = await run(requestOf(dataset.id, columns, { assertions }));
  expect(await ended(runId)).toEqual(["fail", "pass", "fail"]);
  const { revision } = await changesOf(runId);
  const short = await call(`/runs/${runId}/cells/0`, { do: "override", pass: true, comment: "no" });
  expect(short.status).toBe(400);
  const comment = "It says so in other words";
  expect((await call(`/runs/${runId}/cells/0`, { do: "override", pass: true, comment })).status).toBe(200);
  expect(await call(`/runs/${runId}/cells/0`)).toMatchObject({ override: { pass: true, comment } });
  const news = await changesOf(runId, revision);
  expect(news.places).toEqual([0]);
  expect(news.run.counts).toMatchObject({ pass: 2, fail: 1 });
  await expect
    .poll(
      async () => {
        const answer = await staff.call(`/api/v1/staff/audit-events?action=prompt-tests.override`);
        return ((await answer.json()) as AuditPage).events[0]?.reason;
      },
      { timeout: 20_000 },
    )
    .toBe(comment);

  const taken = await call<{ dataset: DatasetSummary }>("/datasets", { name: "Failed", runId, cases: [2] });
  expect(taken.dataset.versions[0]).toMatchObject({ rows: 1 });
  const { rows } = await call<{ rows: object[] }>(`/datasets/${taken.dataset.id}`);
  expect(rows).toMatchObject([{ variables: { city: "Oslo" } }]);
});

const none = { changed: [], removed: [], added: [] };
const edit = (id: string, edits: object) =>
  call<{ dataset: DatasetSummary; latest: object }>(`/datasets/${id}`, { ...none, ...edits }, "PUT");
const cityRow = (city: string) => ({ variables: { city, country: "" } });

test("rows that are saved are a version named by what they say", async () => {
  const { id, versions } = await importCities("Versions");
  const first = versions[0]!.hash;
  const bergen = { changed: [{ at: 0, row: { variables: { city: "Bergen", country: "Norway" } } }] };
  const saved = await edit(id, { version: first, latest: first, ...bergen });
  expect(saved.dataset.versions).toHaveLength(2);
  expect(saved.dataset.versions[1]!.hash).toBe(first);
  const second = saved.dataset.versions[0]!.hash;
  const back = await edit(id, { version: first, latest: second });
  expect(back.dataset.versions[0]!.hash).toBe(first);
  expect((await call<{ rows: object[] }>(`/datasets/${id}?version=${second}`)).rows[0]).toMatchObject({
    variables: { city: "Bergen" },
  });
  expect(await edit(id, { version: first, latest: first, removed: [3] })).toMatchObject({
    ...{ status: 422, code: "rows_unfit" },
  });
  expect((await call(`/datasets/${id}`, undefined, "DELETE")).status).toBe(200);
  expect((await call(`/datasets/${id}`)).status).toBe(404);
});

test("of two people who save at once, one is told who was first, and what either changed is kept", async () => {
  const { id, versions } = await importCities("Two of us");
  const version = versions[0]!.hash;
  const known = { version, latest: version };
  const answers = await Promise.all(
    ["Bergen", "Narvik"].map((city) => edit(id, { ...known, changed: [{ at: 0, row: cityRow(city) }] })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [first] = answers.find(({ status }) => status === 200)!.dataset.versions;
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    ...{ code: "dataset_changed", latest: { hash: first!.hash, by: first!.by } },
  });
  const again = { version: first!.hash, latest: first!.hash };
  expect((await edit(id, { ...again, changed: [{ at: 1, row: cityRow("Bari") }] })).status).toBe(200);
  // Cases that are only added stand behind whatever is there.
  const added = ["Lima", "Kyiv", "Cork"].map((city) => ({
    version: null,
    latest: null,
    added: [cityRow(city)],
  }));
  expect((await Promise.all(added.map((edits) => edit(id, edits)))).map(({ status }) => status)).toEqual([
    ...[200, 200, 200],
  ]);
  const { rows } = await call<{ rows: { variables: { city: string } }[] }>(`/datasets/${id}`);
  const cities = rows.map(({ variables }) => variables.city);
  expect(cities.slice(1, 3)).toEqual(["Bari", "Oslo"]);
  expect(cities.slice(3).toSorted()).toEqual(["Cork", "Kyiv", "Lima"]);
});

test("a run is paused, goes on, and is stopped; what was answered is kept", async () => {
  provider.fault = "slow";
  const text = Array.from({ length: 60 }, (_, at) => `{"city": "Place ${at}"}`).join("\n");
  const { dataset } = await call<{ dataset: DatasetSummary }>("/datasets", {
    name: "Many",
    format: "json",
    text,
  });
  const promptId = await writePrompt("Tell of {{city}}");
  const columns = [{ promptId, version: 1, modelId: "openai/text" }];
  const runId = await run(requestOf(dataset.id, columns));
  await expect
    .poll(async () => (await changesOf(runId)).places.length, { timeout: 20_000 })
    .toBeGreaterThan(3);
  expect((await call(`/runs/${runId}`, { do: "pause" })).status).toBe(200);
  expect((await changesOf(runId)).run.state).toBe("paused");
  expect((await call(`/runs/${runId}`, { do: "resume" })).status).toBe(200);
  expect((await call(`/runs/${runId}`, { do: "cancel" })).status).toBe(200);
  const { run: stopped } = await changesOf(runId);
  provider.fault = null;
  expect(stopped).toMatchObject({ state: "cancelled", counts: { waiting: 0 } });
  expect(stopped.counts.pass).toBeGreaterThan(3);
  expect(await call(`/runs/${runId}`, { do: "ask-again" })).toMatchObject({
    cells: stopped.counts.cancelled,
  });
  expect(await ended(runId)).toEqual(Array(60).fill("pass"));
  expect((await call<RunDetail>(`/runs/${runId}`)).cases[3]).toMatchObject({ title: "Place 3" });
});

test.each([
  ["a broken file", "/datasets", { name: "Broken", format: "json", text: "{" }, 422, "dataset_unreadable"],
  ["cases of an unknown run", "/datasets", { name: "None", runId: "x", cases: [0] }, 404, "not_found"],
  [
    "an unknown prompt",
    "/estimates",
    requestOf("own-briefs", [{ promptId: "x", version: 1, modelId: "y" }]),
    422,
    "run_impossible",
  ],
  ["an unknown run", "/runs/nothing", { do: "pause" }, 404, "not_found"],
  ["an unknown cell", "/runs/nothing/cells/1", { do: "star", isStarred: true }, 404, "not_found"],
])("%s is refused", async (_, path, json, status, code) => {
  expect(await call(path, json)).toMatchObject({ status, code });
});

test("nobody but staff gets there", async () => {
  const ada = await newAccount(studio, "ada");
  expect((await ada.call(base)).status).toBe(403);
  expect((await fetch(new URL(base, studio.url))).status).toBe(401);
});
