import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyImageRequest } from "../../app/domain/image/image-request";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import {
  type Account,
  isWaiting,
  type LocalStudio,
  modelsOf,
  newAccount,
  openLocalStudio,
  readEvents,
  sampleBrief,
} from "./local-studio";

/** A deployment without the worker of the built-in makers, and with a writer as its only model. */

let provider: OpenAiServer;
let studio: LocalStudio;
let ada: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openLocalStudio({ ...modelsOf(provider), OPENAI_IMAGE_MODEL: "" }, { hasMaker: false });
  ada = await newAccount(studio, "ada");
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

const ask = async (path: string, json: object) => {
  const answer = await ada.call(path, { method: "POST", json });
  return { status: answer.status, ...((await answer.json()) as { jobId: string }) };
};
const notConfigured = {
  status: 503,
  code: "model_not_configured",
  message: expect.stringContaining("Ask whoever runs the studio to set one up"),
};

test("only what is configured is offered", async () => {
  const models = await (await ada.call("/api/v1/models")).json();
  expect(models).toMatchObject({ scripts: [{ id: "openai/text" }], pictures: [], images: [], clips: [] });
});

test("what no model can do is refused with what to do, and costs nothing", async () => {
  const idempotencyKey = crypto.randomUUID();
  expect(await ask("/api/v1/jobs", { idempotencyKey, brief: sampleBrief })).toMatchObject(notConfigured);
  const request = { ...emptyImageRequest("built-in/image-maker"), prompt: "A cup" };
  expect(await ask("/api/v1/generations", { idempotencyKey, request })).toMatchObject(notConfigured);
  expect(await ask("/api/v1/briefs/read", { prompt: "A cup", language: "en" })).toMatchObject(notConfigured);
  expect(await ask("/api/v1/subjects", { prompt: "A cup" })).toMatchObject(notConfigured);
  const ledger = await ada.call("/api/v1/credits");
  expect(await ledger.json()).toMatchObject({ reserved: 0 });
});

test("a video of words alone needs no maker of pictures", async () => {
  const brief = { ...sampleBrief, pictureSource: "none" };
  const { status, jobId } = await ask("/api/v1/jobs", { idempotencyKey: crypto.randomUUID(), brief });
  expect(status).toBe(201);
  const events = await readEvents(ada, jobId, { until: isWaiting });
  expect(events.at(-1)?.state).toBe("waiting");
});
