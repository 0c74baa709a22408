import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { pollClip, startClip } from "~/providers/make-clip.server";
import { makeImage } from "~/providers/make-image.server";
import { type ModelCatalogue, resolveModels } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";
import { readClip } from "~/providers/read-clip.server";
import { type FalServer, startFalServer } from "../../tests/fakes/fal-server.ts";
import { faultReasons } from "../../tests/fakes/fault-reasons.ts";
import { type GoogleModelsServer, startGoogleModelsServer } from "../../tests/fakes/google-models-server.ts";
import { type OpenAiServer, startOpenAiServer } from "../../tests/fakes/openai-server.ts";
import { type FaultPoint, type ProviderFault, providerFaults } from "../../tests/fakes/provider-fake.ts";
import { type ReplicateServer, startReplicateServer } from "../../tests/fakes/replicate-server.ts";
import { workersAiFake } from "../../tests/fakes/workers-ai.ts";

/** Every provider × every fault, at every point where it may come, ends with a result or its reason. */

let fal: FalServer;
let replicate: ReplicateServer;
let google: GoogleModelsServer;
let openAi: OpenAiServer;
let models: ModelCatalogue;

beforeAll(async () => {
  [fal, replicate, google, openAi] = await Promise.all([
    startFalServer(),
    startReplicateServer(),
    startGoogleModelsServer(),
    startOpenAiServer(),
  ]);
  models = resolveModels({
    openai: { baseUrl: openAi.baseUrl, imageModels: ["gpt-image-1"] },
    workersAi: {
      binding: workersAiFake().binding,
      imageModels: ["@cf/black-forest-labs/flux-1-schnell", "@cf/stabilityai/stable-diffusion-xl-base-1.0"],
    },
    fal: {
      apiKey: "fal-key",
      baseUrl: fal.baseUrl,
      queueUrl: fal.queueUrl,
      imageModels: ["fal-ai/flux/dev"],
      videoModels: ["fal-ai/veo3"],
    },
    replicate: {
      apiToken: "replicate-token",
      baseUrl: replicate.baseUrl,
      imageModels: ["black-forest-labs/flux-schnell"],
      videoModels: ["wan-video/wan-2.2-t2v-fast"],
    },
    google: {
      apiKey: "google-key",
      baseUrl: google.baseUrl,
      imageModels: ["gemini-2.5-flash-image"],
      videoModels: ["veo-3.1-fast-generate-preview"],
    },
  });
});
afterAll(() => Promise.all([fal, replicate, google, openAi].map((server) => server.close())));

/** "done", or the code of the failure; whatever is thrown beside a ProviderError breaks the test. */
async function outcome(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "done";
  } catch (error) {
    if (error instanceof ProviderError) {
      const told = `${error.message} ${error.details.join(" ")} ${String(error.cause)}`;
      expect(told).not.toMatch(/fal-key|replicate-token|google-key/);
      return error.code;
    }
    throw error;
  }
}

/** Long enough for a busy machine, and short where nothing will come. */
const waitOf = (prompt: string) => (prompt.includes("hang") ? 250 : 15_000);

function image(modelId: string, prompt: string): Promise<string> {
  const model = models.images.find(({ id }) => id === modelId);
  if (!model) throw new Error(`No model ${modelId}`);
  return outcome(() =>
    makeImage({
      model,
      request: { ...emptyImageRequest(modelId), prompt },
      index: 0,
      size: { width: 64, height: 64 },
      references: [],
      seed: 1,
      idempotencyKey: crypto.randomUUID(),
      timeoutMs: waitOf(prompt),
    }),
  );
}

function clip(modelId: string, prompt: string): Promise<string> {
  const model = models.clips.find(({ id }) => id === modelId);
  if (!model) throw new Error(`No model ${modelId}`);
  return outcome(async () => {
    const call = { model, timeoutMs: waitOf(prompt) };
    const request = { modelId, prompt, sourceAssetId: null, ratio: "16:9", seconds: 8, seed: 1 } as const;
    const operation = await startClip({ ...call, request, source: null, seed: 1, idempotencyKey: "clip" });
    expect(JSON.parse(JSON.stringify(operation))).toEqual(operation);
    let file = await pollClip({ ...call, operation });
    while (!file) file = await pollClip({ ...call, operation });
    expect(file.address).not.toContain("key");
    const { body, mediaType } = await readClip({ ...call, file, mostBytes: 5_000_000 });
    expect(mediaType).toBe("video/mp4");
    for await (const chunk of body) expect(chunk.length).toBeGreaterThan(0);
  });
}

const imageMakers: [string, FaultPoint[]][] = [
  ["openai/gpt-image-1", ["submit", "file"]],
  ["workers-ai/@cf/black-forest-labs/flux-1-schnell", ["submit"]],
  ["workers-ai/@cf/stabilityai/stable-diffusion-xl-base-1.0", ["submit"]],
  ["fal/fal-ai/flux/dev", ["submit", "file"]],
  ["replicate/black-forest-labs/flux-schnell", ["submit", "status", "file"]],
  ["google/gemini-2.5-flash-image", ["submit"]],
];
const clipMakers = [
  "fal/fal-ai/veo3",
  "replicate/wan-video/wan-2.2-t2v-fast",
  "google/veo-3.1-fast-generate-preview",
];
const clipPoints: FaultPoint[] = ["submit", "status", "file"];

/** A refusal is said once, whenever the provider says it. */
const isOffered = (fault: ProviderFault, point: FaultPoint) => fault !== "refused" || point === "submit";

describe.concurrent.each(providerFaults)("%s", (fault) => {
  it.each(imageMakers)("ends an image of %s with its reason", async (modelId, points) => {
    const ends = points
      .filter((point) => isOffered(fault, point))
      .map(async (point) => ({ point, end: await image(modelId, `A bowl fault=${fault}@${point}`) }));
    for (const { point, end } of await Promise.all(ends)) expect(faultReasons[fault], point).toContain(end);
  });

  it.each(clipMakers)("ends a clip of %s with its reason", async (modelId) => {
    const ends = clipPoints
      .filter((point) => isOffered(fault, point))
      .map(async (point) => ({ point, end: await clip(modelId, `A bowl fault=${fault}@${point}`) }));
    for (const { point, end } of await Promise.all(ends)) expect(faultReasons[fault], point).toContain(end);
  });
});

describe("without a fault", () => {
  it.each(imageMakers)("%s makes an image", async (modelId) => {
    expect(await image(modelId, "A bowl of soup")).toBe("done");
  });

  it.each(clipMakers)("%s makes a clip", async (modelId) => {
    expect(await clip(modelId, "A bowl of soup")).toBe("done");
  });
});
