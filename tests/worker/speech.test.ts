import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { type Account, type LocalStudio, modelsOf, newAccount, openLocalStudio } from "./local-studio";

let provider: OpenAiServer;
let studio: LocalStudio;
let ada: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openLocalStudio({
    ...modelsOf(provider),
    OPENAI_SPEECH_MODEL: "tts",
    OPENAI_SPEECH_VOICES: "coral, sage",
  });
  ada = await newAccount(studio, "ada");
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

const line = { text: "Fresh bread every morning at six", language: "en", idempotencyKey: "first-line-1" };
const say = (json: unknown) => ada.call("/api/v1/speech", { method: "POST", json });

test("the voices that are configured are offered", async () => {
  const { speech } = (await (await ada.call("/api/v1/models")).json()) as { speech: unknown[] };
  expect(speech).toEqual([expect.objectContaining({ id: "openai/tts", voices: ["coral", "sage"] })]);
});

test("a line is said once per key, kept, and served as the sound it is", async () => {
  provider.requests.length = 0;
  const first = await say(line);
  expect(first.status).toBe(201);
  const { asset } = (await first.json()) as {
    asset: { id: string; mediaType: string; durationSeconds: number };
  };
  expect(asset).toMatchObject({ mediaType: "audio/wav" });
  expect(asset.durationSeconds).toBeCloseTo(1.8, 1);
  const again = await say(line);
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ asset: { id: asset.id } });
  expect(provider.requests).toHaveLength(1);
  const file = await ada.call(`/media/assets/${asset.id}`);
  expect(file.headers.get("content-type")).toBe("audio/wav");
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe("RIFF");
});

test("what fails is said with a code, and nothing is kept under its key", async () => {
  provider.fault = "not-a-sound";
  const failed = await say({ ...line, idempotencyKey: "second-line-1" });
  expect(failed.status).toBe(502);
  expect(await failed.json()).toMatchObject({ code: "speech_invalid" });
  provider.fault = null;
  expect((await say({ ...line, idempotencyKey: "second-line-1" })).status).toBe(201);
  const empty = await say({ ...line, text: "  " });
  expect(empty.status).toBe(400);
});
