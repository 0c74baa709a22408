import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ArtDirection } from "~/domain/image/art-direction";
import type { PictureReport } from "~/domain/image/picture-report";
import { streamOf } from "~/providers/file-stream";
import { type MakePictureOptions, makePicture } from "~/providers/make-picture.server";
import { type PictureModel, resolveModels } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";
import type { MakerRpc, SceneOrder } from "~/settings/maker-rpc";
import { type Fault, type OpenAiServer, startOpenAiServer } from "../../tests/fakes/openai-server.ts";
import { plainPng } from "../../tests/fakes/plain-png.ts";
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
    expect(picture).toMatchObject({ alt: "A bowl of soup", report: null });
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

  it("asks for it in the direction of its video, and says what the model says it shows", async () => {
    const orders: SceneOrder[] = [];
    const report: PictureReport = {
      subject: { id: "soup", label: "soup" },
      missing: "a red bowl",
      alt: "A bowl of soup on a table",
      box: { x: 0.2, y: 0.3, width: 0.5, height: 0.4 },
      textBox: null,
    };
    const answering = (told: PictureReport): MakerRpc => ({
      ...maker,
      async drawScene(order) {
        orders.push(order);
        return { ok: true, value: { file: streamOf(new Uint8Array(plainPng(4, 4))), report: told } };
      },
    });
    const modelOf = (told: PictureReport) => resolveModels({ maker: answering(told) }).picture[0]!;
    const direction: ArtDirection = {
      scenes: [],
      place: null,
      seed: 9,
      palette: ["#112233"],
      tone: "warm",
      about: "A soup kitchen",
      language: "en",
    };
    const picture = await ask({ model: modelOf(report), direction });
    expect(orders).toMatchObject([{ prompt: "A bowl of soup", width: 320, height: 200, seed: 3, direction }]);
    expect(picture).toMatchObject({ alt: report.alt, report, recipe: { direction } });
    expect(Buffer.from(picture.bytes).toString("latin1")).toContain(report.alt);

    const outside = { ...report, box: { x: 0.9, y: 0, width: 2, height: 1 } };
    expect(await ask({ model: modelOf(outside) })).toMatchObject({ alt: "A bowl of soup", report: null });
    expect(orders[1]?.direction).toBeNull();
  });

  it("draws with the built-in picture maker", async () => {
    const [builtIn] = resolveModels({ maker }).picture;
    const picture = await ask({ model: builtIn! });
    expect(picture).toMatchObject({ mediaType: "image/jpeg", width: 320, height: 200 });
    expect(picture.recipe.digitalSourceType).toBe("algorithmicMedia");
    expect(Buffer.from(picture.bytes).toString("latin1")).toContain("digitalsourcetype/algorithmicMedia");
  });
});
