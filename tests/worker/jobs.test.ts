import { afterAll, beforeAll, expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { type Fault, type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import {
  type Account,
  approve,
  commitAs,
  isWaiting,
  type LocalStudio,
  modelsOf,
  newAccount,
  openLocalStudio,
  plainBrief,
  queryDocuments,
  readDocument,
  readEvents,
  readScript,
  sampleBrief,
  startJob,
} from "./local-studio";

let provider: OpenAiServer;
let studio: LocalStudio;
let ada: Account;
let eve: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  provider.fault = "slow";
  provider.slowMs = 150;
  studio = await openLocalStudio(modelsOf(provider));
  ada = await newAccount(studio, "ada");
  eve = await newAccount(studio, "eve");
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

test("a brief becomes a content: written, approved, pictured, composed", async () => {
  const read = { sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }], language: null, confidence: 1 };
  const sizes = [{ cells: ["Size", "Chest"] }, { cells: ["S", "88 cm"] }];
  const facts = [
    { id: "price", kind: "price", value: { type: "money", amount: "19.00", currency: "GBP" }, ...read },
    { id: "sizes", kind: "size-table", value: { type: "table", rows: sizes }, ...read },
  ];
  const house = { ...newBrand, name: "House", disclaimer: "Prices until May.", ownerId: ada.userId };
  const fields = { ...house, isDefault: true, trashedAt: null };
  const times = ["createdAt", "updatedAt"];
  expect(await commitAs(studio, ada, [{ path: "brands/house", fields, times }])).toBe(200);
  const brief = { ...sampleBrief, colors: { accent: "#00aa55" }, facts, productId: "soap", brandId: "house" };
  const jobId = await startJob(ada, { brief });
  const before = await readEvents(ada, jobId, { until: isWaiting });
  expect(before.map(({ stage }) => stage)).toEqual(["queued", "writing", "approval"]);

  const answer = await approve(studio, ada, jobId);
  expect(answer.status).toBe(200);
  const events = await readEvents(ada, jobId);
  const last = events.at(-1);
  expect(last).toMatchObject({ state: "done", stage: "done", error: null });
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
  const pictures = events.filter(({ stage, partsTotal }) => stage === "pictures" && partsTotal > 0);
  expect(pictures.at(-1)?.partsDone).toBe(pictures[0]?.partsTotal);

  const content = await readDocument(studio, ada, `content/${last?.contentId}`);
  expect(content).toMatchObject({ ownerId: ada.userId, jobId, status: "draft", trashedAt: null });
  expect(content!.storyboard).toMatchObject({
    style: brief.colors,
    brand: { brandId: "house", disclaimer: "Prices until May." },
  });
  expect(content).toMatchObject({
    facts: { facts, decisions: [] },
    productId: "soap",
    brandId: "house",
    brief: expect.not.objectContaining({ facts: expect.anything() }),
  });
  await expect
    .poll(() => readDocument(studio, ada, `jobs/${jobId}`))
    .toMatchObject({ state: "done", contentId: last?.contentId, ownerId: ada.userId });

  const scenes = (content!.storyboard as { scenes: { slots: Record<string, { assetId?: string }> }[] })
    .scenes;
  const assetId = scenes.map(({ slots }) => slots.picture?.assetId).find(Boolean);
  const picture = await ada.call(`/media/assets/${assetId}`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toMatch(/^image\//);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(50);
});

test("a double submit makes one job", async () => {
  const idempotencyKey = crypto.randomUUID();
  const post = () =>
    ada.call("/api/v1/jobs", { method: "POST", json: { idempotencyKey, brief: sampleBrief } });
  const answers = await Promise.all([post(), post(), post()]);
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { jobId: string }).jobId),
  );
  expect(new Set(ids).size).toBe(1);
  const events = await readEvents(ada, ids[0]!, { until: isWaiting });
  expect(events.filter(({ stage }) => stage === "writing")).toHaveLength(1);
  const again = await post();
  expect(again.status).toBe(200);

  const other = { ...sampleBrief, prompt: "A florist in Leeds. Tulips from £4." };
  const refused = await ada.call("/api/v1/jobs", { method: "POST", json: { idempotencyKey, brief: other } });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "idempotency_key_reused" });
  expect(await startJob(ada, { brief: other })).not.toBe(ids[0]);
});

test("a reader that comes back misses nothing and gets nothing twice", async () => {
  const jobId = await startJob(ada);
  const [first] = await readEvents(ada, jobId, { until: isWaiting });
  await approve(studio, ada, jobId);
  const rest = await readEvents(ada, jobId, { lastEventId: first!.id });
  expect(rest.map(({ id }) => id)).toEqual(rest.map((_, index) => index + 2));
  expect(rest.at(-1)?.state).toBe("done");
  const nothing = await ada.call(`/api/v1/jobs/${jobId}/events`, {
    headers: { "Last-Event-ID": String(rest.at(-1)?.id) },
  });
  expect(nothing.status).toBe(204);
});

test("the stream is sent uncompressed and is not kept", async () => {
  const jobId = await startJob(ada);
  const answer = await ada.call(`/api/v1/jobs/${jobId}/events`);
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  expect(answer.headers.get("cache-control")).toContain("no-transform");
  expect(answer.headers.get("content-encoding") ?? "identity").toBe("identity");
  await answer.body?.cancel();
});

test("a job is its owner's alone: to others it is not there", async () => {
  const jobId = await startJob(ada);
  await readEvents(ada, jobId, { until: isWaiting });
  const script = await readScript(studio, ada, jobId);
  const tries = await Promise.all([
    eve.call(`/api/v1/jobs/${jobId}/events`),
    eve.call(`/api/v1/jobs/${jobId}/approve`, { method: "POST", json: { script } }),
    eve.call(`/api/v1/jobs/${jobId}/cancel`, { method: "POST" }),
  ]);
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
  const [latest] = (await readEvents(ada, jobId, { until: isWaiting })).slice(-1);
  expect(latest?.state).toBe("waiting");
});

test("an approval is taken once, while it is waited for, and must be a script", async () => {
  const jobId = await startJob(ada);
  await readEvents(ada, jobId, { until: isWaiting });
  const script = await readScript(studio, ada, jobId);
  const bad = await ada.call(`/api/v1/jobs/${jobId}/approve`, {
    method: "POST",
    json: { script: { ...script, scenes: [] } },
  });
  expect(bad.status).toBe(400);
  expect(await bad.json()).toMatchObject({ code: "invalid_request", requestId: expect.any(String) });

  const title = "A title of my own";
  const answers = [];
  for (let times = 0; times < 3; times++) {
    answers.push(
      await ada.call(`/api/v1/jobs/${jobId}/approve`, {
        method: "POST",
        json: { script: { ...script, title } },
      }),
    );
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const events = await readEvents(ada, jobId);
  expect(events.filter(({ state }) => state === "done")).toHaveLength(1);
  const content = await readDocument(studio, ada, `content/${events.at(-1)?.contentId}`);
  expect(content?.title).toBe(title);
});

test.each([
  ["at once", () => true],
  ["while it is written", (stage: string) => stage === "writing"],
  ["while it waits", (stage: string) => stage === "approval"],
  ["while pictures are made", (stage: string) => stage === "pictures"],
  ["while it is composed", (stage: string) => stage === "storyboard"],
])("cancelling %s ends the job once", async (_when, isReached) => {
  const jobId = await startJob(ada);
  const before = await readEvents(ada, jobId, {
    until: ({ stage, state }) => isReached(stage) || state === "waiting",
  });
  if (!isReached(before.at(-1)!.stage)) {
    await approve(studio, ada, jobId);
    await readEvents(ada, jobId, {
      until: ({ stage, state }) => isReached(stage) || state === "done",
    });
  }
  const answer = await ada.call(`/api/v1/jobs/${jobId}/cancel`, { method: "POST" });
  expect(answer.status).toBe(200);
  const { event } = (await answer.json()) as { event: { state: string } };
  // The last stage may be over before the cancellation arrives.
  expect(["cancelled", "done"]).toContain(event.state);
  if (!isReached("storyboard") || isReached("queued")) expect(event.state).toBe("cancelled");

  // Nothing can be added to its events any more.
  await expect.poll(() => studio.workflowStatus(jobId)).toBeOneOf(["terminated", "complete", "errored"]);
  const events = await readEvents(ada, jobId);
  expect(events.filter(({ state }) => ["done", "cancelled", "failed"].includes(state))).toHaveLength(1);
  expect(events.at(-1)?.state).toBe(event.state);
  await expect.poll(async () => (await readDocument(studio, ada, `jobs/${jobId}`))?.state).toBe(event.state);
  if (before.some(isWaiting)) {
    expect((await approve(studio, ada, jobId)).status).toBe(event.state === "done" ? 200 : 409);
  }
});

test("a job goes on where it was after a restart, and ends once", async () => {
  const waiting = await startJob(ada);
  await readEvents(ada, waiting, { until: isWaiting });
  const pictured = await startJob(ada);
  await readEvents(ada, pictured, { until: isWaiting });
  await approve(studio, ada, pictured);
  await readEvents(ada, pictured, { until: ({ partsTotal }) => partsTotal > 0 });

  await studio.restart();

  const restarted = await readEvents(ada, pictured);
  expect(restarted.at(-1)?.state).toBe("done");
  expect(restarted.filter(({ state }) => state === "done")).toHaveLength(1);
  expect(new Set(restarted.map(({ id }) => id)).size).toBe(restarted.length);
  await approve(studio, ada, waiting);
  expect((await readEvents(ada, waiting)).at(-1)?.state).toBe("done");
});

/** Lets the provider misbehave for the length of one test. */
async function whileFaulty(fault: Fault, work: () => Promise<void>) {
  provider.fault = fault;
  try {
    await work();
  } finally {
    provider.fault = "slow";
  }
}

test("what a model refuses is not asked for again: the job fails and says why", async () => {
  await whileFaulty("content-policy", async () => {
    const asked = provider.requests.length;
    const jobId = await startJob(ada);
    const last = (await readEvents(ada, jobId)).at(-1);
    expect(last).toMatchObject({
      state: "failed",
      stage: "writing",
      error: {
        code: "provider_refused",
        message: expect.stringContaining("Reword it"),
        requestId: expect.any(String),
      },
    });
    expect(provider.requests.length - asked).toBe(1);
    await expect
      .poll(async () => (await readDocument(studio, ada, `jobs/${jobId}`))?.error)
      .toMatchObject({ code: "provider_refused" });
  });
});

test("a picture that cannot be had fails the job; it is never left blank", async () => {
  const jobId = await startJob(ada);
  await readEvents(ada, jobId, { until: isWaiting });
  await whileFaulty("content-policy", async () => {
    await approve(studio, ada, jobId);
    const last = (await readEvents(ada, jobId)).at(-1);
    expect(last).toMatchObject({ state: "failed", stage: "pictures", error: { code: "provider_refused" } });
    expect(await queryDocuments(studio, ada, "content", "jobId", jobId)).toEqual([]);
  });
});

test("a provider that is away for a moment is asked again under the same key", async () => {
  const asked = provider.requests.length;
  let jobId = "";
  await whileFaulty("server-error", async () => {
    jobId = await startJob(ada, { brief: plainBrief });
    await expect.poll(() => provider.requests.length).toBeGreaterThan(asked);
  });
  const events = await readEvents(ada, jobId, { until: isWaiting });
  expect(events.at(-1)?.state).toBe("waiting");
  const keys = provider.requests.slice(asked).map(({ headers }) => headers["idempotency-key"]);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test("a brief that breaks a rule is refused with what to do", async () => {
  const answer = await ada.call("/api/v1/jobs", {
    method: "POST",
    json: { idempotencyKey: crypto.randomUUID(), brief: { ...sampleBrief, prompt: "" } },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: "invalid_request",
    message: expect.stringContaining("Say in a sentence"),
  });
});

test("pictures of somebody else cannot be used", async () => {
  const answer = await ada.call("/api/v1/jobs", {
    method: "POST",
    json: {
      idempotencyKey: crypto.randomUUID(),
      brief: { ...sampleBrief, pictureSource: "uploads", assetIds: ["not-mine"] },
    },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "asset_missing" });
});
