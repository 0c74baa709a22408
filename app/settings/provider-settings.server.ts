import * as z from "zod/mini";
import { modelCapabilities } from "~/domain/image/image-operation";
import { imageRatios } from "~/domain/image/image-request";
import type { MakerRpc } from "./maker-rpc";
import type { Variables } from "./setting-names";
import { SettingsError } from "./settings-error";

/** What outside services are configured by; each variable is explained in .dev.vars.example. */
export interface ProviderEnv extends Variables {
  AI?: Ai;
  MAKER?: Service<MakerRpc & Rpc.WorkerEntrypointBranded>;
}

/** Services as configured; an absent one is not offered. */
export interface ProviderBindings {
  /** The worker of the built-in makers. */
  maker?: MakerRpc;
  openai?: {
    baseUrl: string;
    apiKey?: string;
    textModel?: string;
    imageModels?: readonly string[];
    speechModel?: string;
    /** Names of the voices the speech model has; OpenAI's where absent. */
    speechVoices?: readonly string[];
    name?: string;
  };
  /** Servers of models that were found on this machine when it started. */
  local?: readonly LocalModelServer[];
  workersAi?: { binding: Ai; textModel?: string; imageModels?: readonly string[] };
  fal?: FalSettings & OfferedIds;
  replicate?: ReplicateSettings & OfferedIds;
  google?: GoogleSettings & OfferedIds;
  /** Longest wait for one answer of a model that makes images or clips, in milliseconds. */
  timeoutMs?: number;
  /** What the operator says of models, by id. */
  overrides?: ModelOverrides;
}

interface OfferedIds {
  imageModels?: readonly string[];
  videoModels?: readonly string[];
}

export interface GoogleSettings {
  apiKey: string;
  /** With its version, such as https://generativelanguage.googleapis.com/v1beta. */
  baseUrl: string;
}

export interface ReplicateSettings {
  apiToken: string;
  baseUrl: string;
}

export interface FalSettings {
  apiKey: string;
  /** Answers in the same request: images. */
  baseUrl: string;
  /** Takes a request and is asked later: clips. */
  queueUrl: string;
}

/** The outside services that are configured. Throws SettingsError saying what to set. */
export function parseProviders(env: ProviderEnv): ProviderBindings {
  const providers: ProviderBindings = {
    overrides: parseOverrides(text(env.MODEL_OVERRIDES)),
    timeoutMs: parseTimeout(text(env.MODEL_TIMEOUT_SECONDS)),
  };
  if (env.MAKER) providers.maker = env.MAKER;
  const openAi = text(env.OPENAI_BASE_URL);
  if (openAi) {
    providers.openai = {
      baseUrl: address("OPENAI_BASE_URL", openAi),
      apiKey: text(env.OPENAI_API_KEY),
      textModel: text(env.OPENAI_TEXT_MODEL),
      imageModels: list(env.OPENAI_IMAGE_MODEL),
      speechModel: text(env.OPENAI_SPEECH_MODEL),
      speechVoices: list(env.OPENAI_SPEECH_VOICES),
    };
  }
  const found = text(env.LOCAL_MODEL_SERVERS);
  if (found) providers.local = z.array(localModelServerSchema).parse(JSON.parse(found));
  if (env.AI) {
    providers.workersAi = {
      binding: env.AI,
      textModel: text(env.WORKERS_AI_TEXT_MODEL),
      imageModels: list(env.WORKERS_AI_IMAGE_MODEL),
    };
  }
  const falKey = text(env.FAL_KEY);
  if (falKey) {
    providers.fal = {
      apiKey: falKey,
      baseUrl: address("FAL_BASE_URL", text(env.FAL_BASE_URL) ?? "https://fal.run"),
      queueUrl: address("FAL_QUEUE_URL", text(env.FAL_QUEUE_URL) ?? "https://queue.fal.run"),
      imageModels: list(env.FAL_IMAGE_MODELS),
      videoModels: list(env.FAL_VIDEO_MODELS),
    };
  }
  const replicateToken = text(env.REPLICATE_API_TOKEN);
  if (replicateToken) {
    providers.replicate = {
      apiToken: replicateToken,
      baseUrl: address("REPLICATE_BASE_URL", text(env.REPLICATE_BASE_URL) ?? "https://api.replicate.com/v1"),
      imageModels: list(env.REPLICATE_IMAGE_MODELS),
      videoModels: list(env.REPLICATE_VIDEO_MODELS),
    };
  }
  const googleKey = text(env.GOOGLE_GENERATIVE_AI_API_KEY);
  if (googleKey) {
    providers.google = {
      apiKey: googleKey,
      baseUrl: address(
        "GOOGLE_GENERATIVE_AI_BASE_URL",
        text(env.GOOGLE_GENERATIVE_AI_BASE_URL) ?? "https://generativelanguage.googleapis.com/v1beta",
      ),
      imageModels: list(env.GOOGLE_IMAGE_MODELS),
      videoModels: list(env.GOOGLE_VIDEO_MODELS),
    };
  }
  return providers;
}

/** As `scripts/local-models.mjs` tells them; they speak the OpenAI protocol. */
const localModelServerSchema = z.object({
  id: z.string(),
  label: z.string(),
  baseUrl: z.string(),
  textModels: z.array(z.string()),
  imageModels: z.array(z.string()),
});
export type LocalModelServer = z.infer<typeof localModelServerSchema>;

const overridesSchema = z.record(
  z.string(),
  z.strictObject({
    label: z.optional(z.string().check(z.minLength(1))),
    capabilities: z.optional(z.array(z.enum(modelCapabilities)).check(z.minLength(1))),
    ratios: z.optional(z.array(z.enum(imageRatios)).check(z.minLength(1))),
    longestSide: z.optional(z.int().check(z.minimum(64), z.maximum(8192))),
    mostReferences: z.optional(z.int().check(z.minimum(0), z.maximum(8))),
    credits: z.optional(z.int().check(z.minimum(0))),
    /** Of a text model, in US dollars: what reports of staff count. */
    usdPerMillionTokens: z.optional(
      z.strictObject({ input: z.number().check(z.minimum(0)), output: z.number().check(z.minimum(0)) }),
    ),
    /** Of a text model: how much it reads at once. A longer talk is told from its end. */
    contextTokens: z.optional(z.int().check(z.minimum(2_000), z.maximum(10_000_000))),
    clipSeconds: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(60))).check(z.minLength(1))),
  }),
);

/** What an operator says of a model in MODEL_OVERRIDES, by `provider/model`; it goes before what the product knows. */
export type ModelOverrides = Readonly<z.infer<typeof overridesSchema>>;

function parseOverrides(json: string | undefined): ModelOverrides {
  if (!json) return {};
  let said: unknown;
  try {
    said = JSON.parse(json);
  } catch {
    throw new SettingsError("MODEL_OVERRIDES is not JSON. See .dev.vars.example for an example.");
  }
  const read = overridesSchema.safeParse(said);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new SettingsError(`MODEL_OVERRIDES cannot be used at ${path.join(" → ")}: ${message}.`);
}

function parseTimeout(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  if (seconds >= 1 && seconds <= 280) return seconds * 1000;
  throw new SettingsError("MODEL_TIMEOUT_SECONDS is not a number from 1 to 280. Set one, or leave it empty.");
}

function address(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, "");
  throw new SettingsError(`${name} is not an address. Set one that begins with https://, or leave it empty.`);
}

function text(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}

function list(value: string | undefined): string[] {
  return (value ?? "").split(",").flatMap((part) => part.trim() || []);
}
