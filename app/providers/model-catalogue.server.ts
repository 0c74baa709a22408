import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4, SpeechModelV4 } from "@ai-sdk/provider";
import { createWorkersAI } from "workers-ai-provider";
import type { Recipe } from "~/domain/image/recipe";
import { type Language, languages } from "~/domain/text/language";
import { builtInPictures, builtInScripts } from "~/providers/built-in-models.server";
import type { ClipModel } from "~/providers/clip-call.server";
import { clipModels } from "~/providers/clip-models.server";
import type { ImageModel } from "~/providers/image-call.server";
import { imageModels } from "~/providers/image-models.server";
import { openAiServers } from "~/providers/openai-servers";
import { openAiSpeechModel } from "~/providers/openai-speech.server";
import { ProviderError } from "~/providers/provider-error.server";
import type { ProviderBindings } from "~/settings/provider-settings.server";

interface OfferedModel {
  /** Stable id, stored in recipes and in the URL of a choice. */
  id: string;
  label: string;
  /** One sentence that says plainly what it is. */
  about: string;
  provider: string;
  languages: readonly Language[];
  digitalSourceType: Recipe["digitalSourceType"];
}

export interface ScriptModel extends OfferedModel {
  capability: "script";
  model: LanguageModelV4;
  /** Longest wait for one answer, in milliseconds; the usual one where absent. */
  timeoutMs?: number;
  /** About how many tokens it reads at once, where that is known. */
  contextTokens?: number;
}

export interface PictureModel extends OfferedModel {
  capability: "picture";
  /** For one picture. */
  creditsPerResult: number;
  ask: ImageModel["ask"];
}

export interface SpeechModel extends OfferedModel {
  capability: "speech";
  model: SpeechModelV4;
  /** At least one; the first is the default. */
  voices: readonly string[];
}

export interface ModelCatalogue {
  script: ScriptModel[];
  /** For the scenes of videos. */
  picture: PictureModel[];
  /** For everything that is done with images. */
  images: ImageModel[];
  /** Empty where no service for clips is configured. */
  clips: ClipModel[];
  /** Empty where no voice service is configured; the built-in voice lives in the browser. */
  speech: SpeechModel[];
}

/**
 * The models this installation can run, AI models first and the built-in ones last, so that the first entry is the
 * default. A list is empty where nothing is configured for it.
 */
export function resolveModels(bindings: ProviderBindings): ModelCatalogue {
  const images = imageModels(bindings);
  return {
    images,
    clips: clipModels(bindings),
    script: [...openAiScripts(bindings), ...workersAiScripts(bindings), ...builtInScripts(bindings)],
    picture: [...images.flatMap(pictureModel), ...builtInPictures(bindings)],
    speech: openAiSpeech(bindings),
  };
}

/**
 * Picks the model a user chose, or the first that writes the language when the choice is absent or gone. Throws
 * `ProviderError` `model_not_configured` or `language_not_offered` where there is none.
 */
export function chooseScriptModel(
  { script }: ModelCatalogue,
  modelId: string | null,
  language: Language,
): ScriptModel {
  const writing = script.filter((model) => model.languages.includes(language));
  const model = writing.find(({ id }) => id === modelId) ?? writing[0];
  if (model) return model;
  throw new ProviderError(script.length > 0 ? "language_not_offered" : "model_not_configured");
}

/**
 * Picks the model a user chose, or the default when the choice is absent or gone. Throws `ProviderError`
 * `model_not_configured` where there is none.
 */
export function choosePictureModel({ picture }: ModelCatalogue, modelId: string | null): PictureModel {
  const model = picture.find(({ id }) => id === modelId) ?? picture[0];
  if (model) return model;
  throw new ProviderError("model_not_configured");
}

/** Picks the voice service a user chose, or the default; `null` where none is configured. */
export function chooseSpeechModel(catalogue: ModelCatalogue, modelId: string | null): SpeechModel | null {
  return catalogue.speech.find((model) => model.id === modelId) ?? catalogue.speech[0] ?? null;
}

/** An AI model that pictures scenes from words; scenes have a maker of their own among the built-in ones. */
function pictureModel(model: ImageModel): PictureModel[] {
  if (model.provider === "built-in" || !model.capabilities.includes("text-to-image")) return [];
  return [{ ...model, capability: "picture", languages }];
}

function aiModel(provider: string, modelId: string) {
  return {
    id: `${provider}/${modelId}`,
    label: labelOfId(modelId),
    provider,
    languages,
    digitalSourceType: "trainedAlgorithmicMedia" as const,
  };
}

/** Without the vendor's prefix, the folders of a file and its ending. */
function labelOfId(modelId: string): string {
  return modelId
    .replace(/^@[^/]+\//, "")
    .replace(/^.*\/(?=[^/]+\.gguf$)/i, "")
    .replace(/\.gguf$/i, "");
}

const aboutAiWriter = (modelId: string, localLabel?: string) =>
  `AI model ${modelId}${localLabel ? `, run by ${localLabel} on this machine` : ""}. Read what it writes: statements your brief does not back are flagged.`;

/** A model on this machine may have no graphics card to run on. */
const localTimeoutMs = 280_000;
/** What servers on one’s own machine set up by themselves is often less, and silently cut. */
const localContextTokens = 16_000;

function openAiScripts(bindings: ProviderBindings): ScriptModel[] {
  return openAiServers(bindings).flatMap(({ id, baseUrl, apiKey, textModels, localLabel }) => {
    const server = createOpenAICompatible({
      name: id,
      baseURL: baseUrl,
      apiKey,
      supportsStructuredOutputs: true,
    });
    return textModels.map((modelId) => ({
      ...aiModel(id, modelId),
      about: aboutAiWriter(modelId, localLabel),
      capability: "script" as const,
      model: server.chatModel(modelId),
      ...(localLabel && { timeoutMs: localTimeoutMs, contextTokens: localContextTokens }),
    }));
  });
}

const openAiVoices = ["alloy", "ash", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer"];

function openAiSpeech({ openai }: ProviderBindings): SpeechModel[] {
  if (!openai?.speechModel) return [];
  const provider = openai.name ?? "openai";
  return [
    {
      ...aiModel(provider, openai.speechModel),
      about: `AI voice of ${openai.speechModel}. What it says is marked as made by AI.`,
      capability: "speech",
      model: openAiSpeechModel(openai.speechModel, { ...openai, provider }),
      voices: openai.speechVoices?.length ? openai.speechVoices : openAiVoices,
    },
  ];
}

function workersAiScripts({ workersAi }: ProviderBindings): ScriptModel[] {
  if (!workersAi?.textModel) return [];
  return [
    {
      ...aiModel("workers-ai", workersAi.textModel),
      about: aboutAiWriter(workersAi.textModel),
      capability: "script",
      model: createWorkersAI({ binding: workersAi.binding }).chat(workersAi.textModel),
    },
  ];
}

/** What a model of images is called; its id once it is offered no longer. */
export function labelOfModel(bindings: ProviderBindings, modelId: string): string {
  return resolveModels(bindings).images.find(({ id }) => id === modelId)?.label ?? modelId;
}
