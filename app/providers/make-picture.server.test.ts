import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type MakePictureOptions, makePicture } from "~/providers/make-picture.server";
import { type PictureModel, resolveModels } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";
import { type Fault, type OpenAiServer, startOpenAiServer } from "../../tests/fakes/openai-server.ts";
import { maker } from "../../tests/fixtures/maker";

let server: OpenAiServer;
let model: PictureModel;

beforeAll(async () => {
  server = await startOpenAiServer();
  model = resolveModels({ openai: { baseUrl: server.baseUrl, imageModels: ["painter-1"] } }).picture[0]!;
});
afterAll(() => server.close());
afterEach(() => {
  server.fault = null;
  server.requests.length = 0;
});

const ask = (options: Partial<MakePictureOptions> = {}) =>
  makePicture({
    model,
    prompt: "A bowl of soup",
    width: 320,
    height: 200,
    seed: 3,
    idempotencyKey: "p1",
    ...options,
  });

async function failure(options: Partial<MakePictureOptions> = {}): Promise<ProviderError> {
  const error: unknown = await ask(options).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

describe("makePicture", () => {
  it("returns the bytes, what they are and how they were made", async () => {
    const picture = await ask();
    expect(picture).toMatchObject({ mediaType: "image/png", width: 320, height: 200 });
    expect(picture.recipe).toEqual({
      modelId: "openai/painter-1",
      provider: "openai",
      digitalSourceType: "trainedAlgorithmicMedia",
      prompt: "A bowl of soup",
      seed: 3,
      requestedWidth: 320,
      requestedHeight: 200,
    });
    expect(server.requests[0]?.headers["idempotency-key"]).toBe("p1");
    expect(server.requests[0]?.body).toMatchObject({ prompt: "A bowl of soup", size: "320x200", n: 1 });
  });

  it.each<[Fault, string]>([
    ["not-a-picture", "picture_invalid"],
    ["no-picture", "picture_invalid"],
    ["rate-limit", "provider_rate_limited"],
    ["server-error", "provider_failed"],
    ["garbage", "provider_failed"],
    ["reset", "provider_unreachable"],
    ["content-policy", "provider_refused"],
    ["unauthorized", "provider_misconfigured"],
  ])("names %s as %s", async (fault, code) => {
    server.fault = fault;
    expect((await failure()).code).toBe(code);
    expect(server.requests).toHaveLength(1);
  });

  it("stops waiting for a provider that hangs", async () => {
    server.fault = "hang";
    expect((await failure({ timeoutMs: 150 })).code).toBe("provider_timeout");
  });

  it("draws with the built-in picture maker", async () => {
    const [builtIn] = resolveModels({ maker }).picture;
    const picture = await ask({ model: builtIn! });
    expect(picture).toMatchObject({ mediaType: "image/jpeg", width: 320, height: 200 });
    expect(picture.recipe.digitalSourceType).toBe("algorithmicMedia");
    expect(Buffer.from(picture.bytes).toString("latin1")).toContain("digitalsourcetype/algorithmicMedia");
  });
});
