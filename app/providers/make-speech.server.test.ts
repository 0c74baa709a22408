import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../../tests/fakes/openai-server";
import { makeSpeech } from "./make-speech.server";
import { chooseSpeechModel, resolveModels, type SpeechModel } from "./model-catalogue.server";

let server: OpenAiServer;
let model: SpeechModel;

beforeAll(async () => {
  server = await startOpenAiServer();
  const openai = {
    baseUrl: server.baseUrl,
    apiKey: "secret",
    speechModel: "tts-1",
    speechVoices: ["coral", "sage"],
  };
  model = chooseSpeechModel(resolveModels({ openai }), null)!;
});
afterAll(() => server.close());
beforeEach(() => {
  server.fault = null;
  server.requests.length = 0;
});

const say = (more: { voice?: string; timeoutMs?: number; signal?: AbortSignal } = {}) =>
  makeSpeech({ model, text: "Fresh bread at six", language: "en-GB", idempotencyKey: "line-1234", ...more });

test("a line is asked for once, with its key, and comes back as a file with its recipe", async () => {
  const { bytes, recipe } = await say({ voice: "sage" });
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe("RIFF");
  expect(recipe).toMatchObject({
    modelId: "openai/tts-1",
    digitalSourceType: "trainedAlgorithmicMedia",
    voice: "sage",
    text: "Fresh bread at six",
  });
  expect(server.requests).toHaveLength(1);
  const [request] = server.requests;
  expect(request?.path).toBe("/v1/audio/speech");
  expect(request?.headers["idempotency-key"]).toBe("line-1234");
  expect(request?.headers.authorization).toBe("Bearer secret");
  expect(request?.body).toMatchObject({ model: "tts-1", input: "Fresh bread at six", voice: "sage" });
});

test("a voice that is not offered becomes the first", async () => {
  expect((await say({ voice: "nobody" })).recipe.voice).toBe("coral");
});

test.each([
  ["rate-limit", "provider_rate_limited", true],
  ["server-error", "provider_failed", true],
  ["unauthorized", "provider_misconfigured", false],
  ["content-policy", "provider_refused", false],
  ["reset", "provider_unreachable", true],
  ["not-a-sound", "speech_invalid", true],
  ["empty-sound", "speech_invalid", true],
] as const)("%s is %s and tried once", async (fault, code, retryable) => {
  server.fault = fault;
  await expect(say()).rejects.toMatchObject({ code, retryable });
  expect(server.requests).toHaveLength(1);
});

test("a service that does not answer is left, and the caller's own reason is kept", async () => {
  server.fault = "hang";
  await expect(say({ timeoutMs: 50 })).rejects.toMatchObject({ code: "provider_timeout" });
  const aborting = new AbortController();
  const saying = say({ signal: aborting.signal });
  aborting.abort(new Error("changed my mind"));
  await expect(saying).rejects.toThrow("changed my mind");
});

test("no voice is offered where none is configured", () => {
  expect(resolveModels({}).speech).toEqual([]);
  expect(resolveModels({ openai: { baseUrl: "http://x", textModel: "y" } }).speech).toEqual([]);
});
