import { afterAll, beforeAll, expect, test } from "vitest";
import type { LedgerEntry, LedgerState } from "../../app/domain/credits/ledger";
import { type FalServer, startFalServer } from "../fakes/fal-server";
import { faultReasons } from "../fakes/fault-reasons";
import { type GoogleModelsServer, startGoogleModelsServer } from "../fakes/google-models-server";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { type ProviderFault, providerFaults } from "../fakes/provider-fake";
import { type ReplicateServer, startReplicateServer } from "../fakes/replicate-server";
import { type Account, type LocalStudio, newAccount, openLocalStudio, readDocument } from "./local-studio";

/** Every provider × every fault, asked for as a person does: it ends done and paid, or failed with its reason and unpaid. */

const makers = [
  { path: "generations", modelId: "openai/gpt-image-1", credits: 8 },
  { path: "generations", modelId: "fal/fal-ai/flux/dev", credits: 4 },
  { path: "generations", modelId: "replicate/black-forest-labs/flux-schnell", credits: 1 },
  { path: "generations", modelId: "google/gemini-2.5-flash-image", credits: 5 },
  { path: "clips", modelId: "fal/fal-ai/kling-video/v2.5-turbo/pro/text-to-video", credits: 40 },
  { path: "clips", modelId: "replicate/wan-video/wan-2.2-t2v-fast", credits: 10 },
  { path: "clips", modelId: "google/veo-3.1-fast-generate-preview", credits: 20 },
] as const;
type Maker = (typeof makers)[number];
const lengths: Partial<Record<string, number>> = { "google/veo-3.1-fast-generate-preview": 8 };

let fal: FalServer;
let replicate: ReplicateServer;
let google: GoogleModelsServer;
let openAi: OpenAiServer;
let studio: LocalStudio;

beforeAll(async () => {
  [fal, replicate, google, openAi] = await Promise.all([
    startFalServer(),
    startReplicateServer(),
    startGoogleModelsServer(),
    startOpenAiServer(),
  ]);
  const modelsOf = (provider: string, path: Maker["path"]) =>
    makers
      .filter((maker) => maker.path === path && maker.modelId.startsWith(`${provider}/`))
      .map(({ modelId }) => modelId.slice(provider.length + 1))
      .join(",");
  studio = await openLocalStudio({
    OPENAI_BASE_URL: openAi.baseUrl,
    OPENAI_IMAGE_MODEL: modelsOf("openai", "generations"),
    FAL_KEY: "fal-key",
    FAL_BASE_URL: fal.baseUrl,
    FAL_QUEUE_URL: fal.queueUrl,
    FAL_IMAGE_MODELS: modelsOf("fal", "generations"),
    FAL_VIDEO_MODELS: modelsOf("fal", "clips"),
    REPLICATE_API_TOKEN: "replicate-token",
    REPLICATE_BASE_URL: replicate.baseUrl,
    REPLICATE_IMAGE_MODELS: modelsOf("replicate", "generations"),
    REPLICATE_VIDEO_MODELS: modelsOf("replicate", "clips"),
    GOOGLE_GENERATIVE_AI_API_KEY: "google-key",
    GOOGLE_GENERATIVE_AI_BASE_URL: google.baseUrl,
    GOOGLE_IMAGE_MODELS: modelsOf("google", "generations"),
    GOOGLE_VIDEO_MODELS: modelsOf("google", "clips"),
    MODEL_OVERRIDES: JSON.stringify(
      Object.fromEntries(makers.map(({ modelId, credits }) => [modelId, { credits }])),
    ),
    MODEL_TIMEOUT_SECONDS: "8",
  });
  // One request before them all: the keys of the identity service are read once.
  await (await newAccount(studio, "first")).call("/api/v1/models");
});
afterAll(async () => {
  await studio.remove();
  await Promise.all([fal, replicate, google, openAi].map((server) => server.close()));
});

function requestOf({ path, modelId }: Maker, prompt: string): object {
  if (path === "clips") {
    const seconds = lengths[modelId] ?? 5;
    return { modelId, prompt, sourceAssetId: null, ratio: "16:9", seconds, seed: 1 };
  }
  const none = { negativePrompt: "", references: [], sourceAssetId: null, maskAssetId: null, extend: null };
  const choice = { parameters: {}, styleIds: [], steeringBoardId: null, boardId: null };
  return { operation: "generate", modelId, prompt, ...none, ratio: "1:1", count: 1, seed: 1, ...choice };
}

interface Job extends Record<string, unknown> {
  state: string;
  error: { code: string; message: string } | null;
  /** Null until it is over and paid, or not. */
  creditsSpent: number | null;
}

async function endOf(account: Account, maker: Maker, fault: ProviderFault): Promise<Job> {
  const json = { idempotencyKey: crypto.randomUUID(), request: requestOf(maker, `A bowl fault=${fault}`) };
  const answer = await account.call(`/api/v1/${maker.path}`, { method: "POST", json });
  const body = await answer.text();
  expect(answer.status, body).toBe(201);
  const { jobId } = JSON.parse(body) as { jobId: string };
  const read = async () => (await readDocument(studio, account, `jobs/${jobId}`)) as Job | null;
  await expect
    .poll(async () => (await read())?.creditsSpent ?? null, { timeout: 45_000, interval: 700 })
    .not.toBeNull();
  return (await read())!;
}

/** What of a model's ends is not as it should be, in words. */
async function faultsOf(maker: Maker): Promise<string[]> {
  const account = await newAccount(studio, maker.path);
  const ends = await Promise.all(
    providerFaults.map(async (fault) => ({ fault, job: await endOf(account, maker, fault) })),
  );
  const wrong: string[] = [];
  let spent = 0;
  for (const { fault, job } of ends) {
    const end = job.state === "done" ? "done" : (job.error?.code ?? job.state);
    if (!faultReasons[fault].includes(end)) wrong.push(`${maker.modelId}: ${fault} ended ${end}`);
    if (job.creditsSpent !== (end === "done" ? maker.credits : 0))
      wrong.push(`${maker.modelId}: ${fault} ended ${end} and cost ${job.creditsSpent}`);
    spent += job.creditsSpent ?? 0;
  }
  const { balance, reserved } = (await (await account.call("/api/v1/credits")).json()) as LedgerState;
  const { entries } = (await (await account.call("/api/v1/credits/entries")).json()) as {
    entries: LedgerEntry[];
  };
  const sum = entries.reduce((total, { credits }) => total + credits, 0);
  if (balance !== 1000 - spent || reserved !== 0 || sum !== balance)
    wrong.push(
      `${maker.modelId}: ${balance} left, ${reserved} reserved, entries add up to ${sum}, spent ${spent}`,
    );
  return wrong;
}

test("each ends done and paid, or failed with its reason and unpaid", async () => {
  expect((await Promise.all(makers.map(faultsOf))).flat()).toEqual([]);
});
