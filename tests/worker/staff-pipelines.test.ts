import { afterAll, beforeAll, expect, test } from "vitest";
import type { ActOutcome } from "~/domain/pipelines/pipeline-acts";
import type { PipelineChanges, PipelineOverview, PipelinePage } from "~/domain/pipelines/pipeline-answers";
import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { emptyImageRequest } from "../../app/domain/image/image-request";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import {
  type Account,
  accountOf,
  approve,
  isWaiting,
  type LocalStudio,
  modelsOf,
  newAccount,
  openLocalStudio,
  plainBrief,
  readDocument,
  readEvents,
  signInStaff,
  startJob,
} from "./local-studio";

let provider: OpenAiServer;
let studio: LocalStudio;
let ada: Account;
let staff: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openLocalStudio(modelsOf(provider));
  ada = await newAccount(studio, "ada");
  // Whose address is known has signed in.
  expect((await ada.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
  staff = await signInStaff(studio);
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

const prompt = "A loaf for Aunt Edda";

async function generate(count = 1): Promise<string> {
  const request = { ...emptyImageRequest("openai/image"), prompt, count };
  const json = { idempotencyKey: crypto.randomUUID(), request };
  const answer = await ada.call("/api/v1/generations", { method: "POST", json });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { jobId: string }).jobId;
}

/** A generation whose model refuses, to its end. */
async function failOne(): Promise<string> {
  provider.fault = "content-policy";
  const jobId = await generate();
  expect((await readEvents(ada, jobId)).at(-1)).toMatchObject({ state: "failed" });
  provider.fault = null;
  return jobId;
}

async function get<Answer>(path: string, who = staff): Promise<Answer> {
  const answer = await who.call(`/api/v1/staff/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

async function act(jobIds: string[], change: object = {}) {
  const json = { actId: crypto.randomUUID(), act: "rerun", jobIds, reason: "They asked for it", ...change };
  const answer = await staff.call("/api/v1/staff/pipeline-acts", { method: "POST", json });
  const body = (await answer.json()) as { outcomes: ActOutcome[]; code?: string };
  return { status: answer.status, ...body };
}

const runOf = async (jobId: string) => (await get<{ run: PipelineRun }>(`pipelines/${jobId}`)).run;

/** The row of a job, once its copy says what is waited for. */
const rowOf = async (jobId: string, query = "") =>
  (await get<PipelinePage>(`pipelines?owner=${ada.userId}${query}`)).rows.find(({ id }) => id === jobId);

test("nobody but staff reads or changes jobs of others, or learns that they are there", async () => {
  const jobId = await generate();
  await readEvents(ada, jobId);
  const nobody = accountOf(studio, "", "");
  const paths = [
    "pipelines",
    `pipelines/${jobId}`,
    `pipelines/${jobId}/events`,
    "pipeline-overview",
    "pipeline-failures",
  ];
  for (const path of paths) {
    expect((await ada.call(`/api/v1/staff/${path}`)).status).toBe(403);
    expect((await nobody.call(`/api/v1/staff/${path}`)).status).toBe(401);
  }
  for (const path of ["pipeline-acts", `pipelines/${jobId}/reveal`]) {
    expect((await ada.call(`/api/v1/staff/${path}`, { method: "POST", json: {} })).status).toBe(403);
    expect((await nobody.call(`/api/v1/staff/${path}`, { method: "POST", json: {} })).status).toBe(401);
  }
  expect((await staff.call("/api/v1/staff/pipelines/not-an-id")).status).toBe(404);
  expect((await staff.call(`/api/v1/staff/pipelines/${"0".repeat(26)}`)).status).toBe(404);
  // Staff have no more than others from a browser, past the worker.
  await expect(readDocument(studio, staff, `jobs/${jobId}`)).rejects.toThrow("403");
});

test("a job is listed without its person's words, counted, and told when it changes", async () => {
  const before = await get<PipelinePage>("pipelines");
  const jobId = await generate(2);
  await readEvents(ada, jobId);
  await expect.poll(() => rowOf(jobId)).toMatchObject({ state: "done", attempts: 1, creditsSpent: 2 });
  const page = await get<PipelinePage>("pipelines");
  expect(page.rows[0]).toMatchObject({ id: jobId, kind: "make-images", ownerId: ada.userId });
  expect(JSON.stringify(page)).not.toContain("Edda");
  const news = await get<PipelineChanges>(`pipelines?since=${before.asOfMs}`);
  expect(news.rows.map(({ id }) => id)).toContain(jobId);
  expect(await rowOf(jobId, "&state=failed")).toBeUndefined();
  const byAddress = (email: string) =>
    get<PipelinePage>(`pipelines?${new URLSearchParams({ owner: email })}`).then(({ rows }) => rows);
  const { ownerEmail } = page.rows[0]!;
  expect((await byAddress(ownerEmail!.toUpperCase())).map(({ id }) => id)).toContain(jobId);
  expect(await byAddress("nobody@example.com")).toEqual([]);
  const { counts, chart } = await get<PipelineOverview>(
    `pipeline-overview?owner=${ada.userId}&kind=make-images`,
  );
  expect(counts.done).toBeGreaterThan(0);
  expect(chart.reduce((sum, { began }) => sum + began, 0)).toBe(
    Object.values(counts).reduce((sum, each) => sum + each, 0),
  );
});

test("what a person typed is masked until there is a reason, which is kept", async () => {
  const jobId = await generate();
  await readEvents(ada, jobId);
  const masked = await runOf(jobId);
  expect(masked.isMasked).toBe(true);
  expect(JSON.stringify(masked)).not.toContain("Edda");
  expect(masked.input).toMatchObject({ request: { modelId: "openai/image", count: 1 } });

  const reveal = (reason: string) =>
    staff.call(`/api/v1/staff/pipelines/${jobId}/reveal`, { method: "POST", json: { reason } });
  expect((await reveal(" ")).status).toBe(400);
  const answer = await reveal("Asked to look at it");
  const { run } = (await answer.json()) as { run: PipelineRun };
  expect(run.input).toMatchObject({ request: { prompt } });
  expect(run.tries.map(({ step, attempt, outcome }) => [step, attempt, outcome])).toEqual([
    ["image-0", 1, "ok"],
    ["finish", 1, "ok"],
  ]);
});

test("a failure has its cause and its group, and is made good by a later run, which costs nothing", async () => {
  const first = await failOne();
  const second = await failOne();
  const failed = await runOf(first);
  expect(failed.tries.findLast(({ outcome }) => outcome === "failed")).toMatchObject({
    step: "image-0",
    error: { code: "provider_refused" },
  });
  await expect.poll(() => rowOf(second)).toMatchObject({ state: "failed", fingerprint: failed.fingerprint });
  const { groups } = await get<{ groups: { fingerprint: string; count: number }[] }>("pipeline-failures");
  expect(groups.find(({ fingerprint }) => fingerprint === failed.fingerprint)).toMatchObject({ count: 2 });

  const actId = crypto.randomUUID();
  const { outcomes } = await act([first, second], { actId });
  expect(outcomes.map(({ kind }) => kind)).toEqual(["done", "done"]);
  // By the time the press is answered, lists and counts tell of it: of the jobs it was done to, and of the new ones.
  const { counts } = await get<PipelineOverview>(`pipeline-overview?act=${actId}`);
  expect(counts.failed + counts.recovered).toBe(2);
  for (const { newJobId } of outcomes) expect(await rowOf(newJobId!)).toBeDefined();
  // Sent once more it is the same act.
  const again = await act([first, second], { actId });
  expect(again.outcomes.map(({ kind, newJobId }) => [kind, newJobId])).toEqual(
    outcomes.map(({ newJobId }) => ["same", newJobId]),
  );
  for (const { jobId, newJobId } of outcomes) {
    expect((await readEvents(ada, newJobId!)).at(-1)).toMatchObject({ state: "done" });
    await expect.poll(() => rowOf(jobId, `&act=${actId}`)).toMatchObject({ state: "recovered" });
    await expect.poll(() => rowOf(newJobId!)).toMatchObject({ rerunOf: jobId, creditsSpent: 0 });
    expect(await rowOf(jobId, "&state=failed")).toBeUndefined();
  }
  // What is made good or done is not made again for nothing.
  for (const jobId of [first, outcomes[0]!.newJobId!]) {
    expect((await act([jobId])).outcomes).toMatchObject([{ kind: "refused", code: "job_done" }]);
  }
  expect((await runOf(first)).acts).toMatchObject([{ id: actId, act: "rerun", reason: "They asked for it" }]);
});

test("staff do not have their own work done again for nothing", async () => {
  const request = { ...emptyImageRequest("openai/image"), prompt, count: 1 };
  const json = { idempotencyKey: crypto.randomUUID(), request };
  provider.fault = "content-policy";
  const answer = await staff.call("/api/v1/generations", { method: "POST", json });
  const { jobId } = (await answer.json()) as { jobId: string };
  expect((await readEvents(staff, jobId)).at(-1)).toMatchObject({ state: "failed" });
  provider.fault = null;
  expect((await act([jobId])).outcomes).toMatchObject([{ kind: "refused", code: "job_own" }]);
});

test("a job is cancelled once, and what is over or runs is left as it is", async () => {
  const jobId = await startJob(ada, { brief: plainBrief });
  await readEvents(ada, jobId, { until: isWaiting });
  expect((await act([jobId])).outcomes).toMatchObject([{ kind: "refused" }]);
  expect(await act([jobId], { act: "cancel", reason: "x" })).toMatchObject({ status: 400 });
  expect((await act([jobId], { act: "cancel" })).outcomes).toMatchObject([{ kind: "done" }]);
  expect(await rowOf(jobId)).toMatchObject({ state: "cancelled" });
  expect((await readEvents(ada, jobId)).at(-1)).toMatchObject({ state: "cancelled" });
  expect((await act([jobId], { act: "cancel" })).outcomes).toMatchObject([{ kind: "refused" }]);
  expect((await act(["0".repeat(26)])).outcomes).toMatchObject([{ kind: "absent" }]);
});

test("a video is run again from its pictures on, with the script as it was approved", async () => {
  const jobId = await startJob(ada, { brief: plainBrief });
  await readEvents(ada, jobId, { until: isWaiting });
  provider.fault = "hang";
  await approve(studio, ada, jobId);
  expect((await act([jobId], { act: "cancel" })).outcomes).toMatchObject([{ kind: "done" }]);
  provider.fault = null;
  expect((await runOf(jobId)).rerunSteps).toEqual(["begin-pictures"]);
  expect((await act([jobId], { fromStep: "write-script" })).outcomes).toMatchObject([
    { kind: "refused", code: "step_not_kept" },
  ]);
  const [outcome] = (await act([jobId], { fromStep: "begin-pictures" })).outcomes;
  const events = await readEvents(ada, outcome!.newJobId!);
  expect(events.at(-1)).toMatchObject({ state: "done" });
  expect(events.some(isWaiting)).toBe(false);
  const again = await runOf(outcome!.newJobId!);
  expect(again.tries.some(({ step }) => step.startsWith("picture-"))).toBe(true);
  expect(again.rerunSteps).toEqual([]);
});
