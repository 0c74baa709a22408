import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Brief } from "~/domain/video/brief";
import { claimsOfScenes, sourcesOfScript } from "~/domain/video/script-claims";
import { resolveModels, type ScriptModel } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";
import { type WriteScriptOptions, writeScript } from "~/providers/write-script.server";
import { scriptOfServer } from "../../tests/fakes/openai-answers.ts";
import { type Fault, type OpenAiServer, startOpenAiServer } from "../../tests/fakes/openai-server.ts";
import { maker } from "../../tests/fixtures/maker";

const brief: Brief = {
  prompt: "Oat soap from Bristol, £6 a bar.",
  format: "9:16",
  lengthSeconds: 12,
  language: "en",
  tone: "warm",
  pictureSource: "none",
  assetIds: [],
};

let server: OpenAiServer;
let model: ScriptModel;

beforeAll(async () => {
  server = await startOpenAiServer();
  const openai = { baseUrl: server.baseUrl, apiKey: "sk-test", textModel: "writer-1" };
  model = resolveModels({ openai }).script[0]!;
});
afterAll(() => server.close());
afterEach(() => {
  server.fault = null;
  server.requests.length = 0;
});

const ask = (options: Partial<WriteScriptOptions> = {}) =>
  writeScript({ model, brief, idempotencyKey: "job-1:script", ...options });

async function failure(options: Partial<WriteScriptOptions> = {}): Promise<ProviderError> {
  const error: unknown = await ask(options).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

describe("writeScript over the OpenAI protocol", () => {
  it("returns a script with ids and its recipe", async () => {
    const { script, recipe } = await ask({ seed: 7 });
    expect(script.scenes.map(({ id, role }) => [id, role])).toEqual([
      ["scene-1", "hook"],
      ["scene-2", "point"],
      ["scene-3", "action"],
    ]);
    expect(script).toMatchObject({ title: scriptOfServer.title, language: "en" });
    expect(script.scenes[0]).not.toHaveProperty("label");
    expect(script.scenes[2]?.action).toBe("Look");
    expect(recipe).toEqual({
      modelId: "openai/writer-1",
      provider: "openai",
      digitalSourceType: "trainedAlgorithmicMedia",
      promptId: "write-script",
      promptVersion: 4,
      seed: 7,
      repaired: false,
    });
  });

  it("sends the key, the idempotency key, the seed and the schema", async () => {
    await ask({ seed: 7 });
    const [request] = server.requests;
    expect(request?.headers).toMatchObject({
      authorization: "Bearer sk-test",
      "idempotency-key": "job-1:script",
    });
    expect(request?.body).toMatchObject({
      model: "writer-1",
      seed: 7,
      response_format: { type: "json_schema", json_schema: { strict: false } },
    });
    expect(request?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  });

  it("tells how the brand speaks", async () => {
    await ask({ brand: { voice: "Dry humour", wordsToUse: [], wordsToAvoid: ["cheap*"] } });
    const told = JSON.stringify(server.requests[0]?.body.messages.at(-1)?.content);
    expect(told).toContain("Dry humour");
    expect(told).toContain("cheap*");
  });

  it.each(["wrong-schema-once", "not-json-once"] as const)(
    "repairs %s by quoting the problems",
    async (fault) => {
      server.fault = fault;
      const { recipe } = await ask();
      expect(recipe.repaired).toBe(true);
      expect(server.requests).toHaveLength(2);
      expect(server.requests[1]?.headers["idempotency-key"]).toBe("job-1:script:repair");
      const correction = server.requests[1]?.body.messages.at(-1)?.content;
      expect(JSON.stringify(correction)).toContain(
        fault === "wrong-schema-once" ? "scenes.0.role" : "not a JSON object",
      );
    },
  );

  it("gives up after one repair", async () => {
    server.fault = "wrong-schema";
    const error = await failure();
    expect(error.code).toBe("script_invalid");
    expect(error.details.join("\n")).toContain("scenes.0.role");
    expect(server.requests).toHaveLength(2);
  });

  it.each<[Fault, string, boolean]>([
    ["rate-limit", "provider_rate_limited", true],
    ["server-error", "provider_failed", true],
    ["garbage", "provider_failed", true],
    ["reset", "provider_unreachable", true],
    ["refusal", "provider_refused", false],
    ["content-policy", "provider_refused", false],
    ["unauthorized", "provider_misconfigured", false],
  ])("names %s as %s", async (fault, code, retryable) => {
    server.fault = fault;
    const error = await failure();
    expect([error.code, error.retryable]).toEqual([code, retryable]);
    expect(error.message).toMatch(/\. .+\./);
    expect(server.requests).toHaveLength(1);
  });

  it("passes on the wait a busy provider asks for", async () => {
    server.fault = "rate-limit";
    expect((await failure()).retryAfterSeconds).toBe(7);
  });

  it("stops waiting for a provider that hangs", async () => {
    server.fault = "hang";
    expect((await failure({ timeoutMs: 150 })).code).toBe("provider_timeout");
  });

  it("waits for a slow one", async () => {
    server.fault = "slow";
    expect((await ask()).script.scenes).toHaveLength(3);
  });

  it("throws the caller's own reason when the caller stops", async () => {
    server.fault = "hang";
    const controller = new AbortController();
    const reason = new Error("cancelled by the user");
    setTimeout(() => controller.abort(reason), 50);
    await expect(ask({ signal: controller.signal })).rejects.toBe(reason);
  });

  it("is unreachable when nothing listens", async () => {
    const closed = await startOpenAiServer();
    await closed.close();
    const [gone] = resolveModels({ openai: { baseUrl: closed.baseUrl, textModel: "writer-1" } }).script;
    expect((await failure({ model: gone! })).code).toBe("provider_unreachable");
  });
});

describe("writeScript with the built-in writer", () => {
  const builtIn = resolveModels({ maker }).script[0]!;

  it("backs every claim by the brief", async () => {
    const { script, recipe } = await ask({ model: builtIn });
    expect(recipe.digitalSourceType).toBe("algorithmicMedia");
    const claims = claimsOfScenes(script.scenes, sourcesOfScript(brief, script));
    expect(claims).not.toHaveLength(0);
    expect(claims.flatMap(({ backing }) => (backing.kind === "backed" ? [] : backing.reasons))).toEqual([]);
  });

  it("writes in the language of the words, whichever was chosen", async () => {
    const prompt = "Handgemachte Seife aus Hafermilch für trockene Haut, ohne Parfüm, 9,50 €";
    const { script } = await ask({ model: builtIn, brief: { ...brief, prompt, language: "pl" } });
    expect(script.language).toBe("de");
    expect(script.scenes[0]?.headline).toBe("Trockene Haut?");
  });

  it("tells the video in other ways, each scene with an id of its own", async () => {
    const prompt = "Oat soap called Lumi for families, made in Bristol, £6 a bar. Order at lumi.example";
    const { script } = await ask({ model: builtIn, brief: { ...brief, prompt } });
    expect(script).toMatchObject({
      framework: expect.any(String),
      questions: [],
      leftOut: expect.any(Array),
    });
    expect(script.angles?.length).toBeGreaterThan(1);
    for (const { scenes = [] } of script.angles ?? []) {
      expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
      expect(scenes.at(-1)).toMatchObject({ role: "action", action: "Order now" });
    }
  });

  it("shows a price as it is written, and does not count it", async () => {
    const priced = {
      ...brief,
      prompt: "Pão de fermentação natural, 35 €, Rua das Flores 12, Porto",
      language: "pt" as const,
    };
    const { script } = await ask({ model: builtIn, brief: priced });
    expect(script.scenes.flatMap(({ figure }) => figure ?? [])).toEqual([]);
    const { script: english } = await ask({ model: builtIn });
    const figures = english.scenes.flatMap(({ figure }) => figure ?? []);
    expect(figures).toContainEqual({ value: 6, from: 6, decimals: 0, unit: "GBP" });
  });
});
