import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4, SpeechModelV4 } from "@ai-sdk/provider";
import { generateImage } from "ai";
import { createWorkersAI } from "workers-ai-provider";
import type { Recipe } from "~/domain/image/recipe";
import { type Language, languages } from "~/domain/text/language";
import { pictureMaker } from "~/providers/built-in/picture-maker/picture-maker.server";
import { scriptWriter, scriptWriterLanguages } from "~/providers/built-in/script-writer.server";
import type { ClipModel } from "~/providers/clip-call.server";
import { clipModels } from "~/providers/clip-models.server";
import type { AskForImage, ImageModel } from "~/providers/image-call.server";
import { imageModels } from "~/providers/image-models.server";
import { openAiSpeechModel } from "~/providers/openai-speech.server";
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
}

export interface PictureModel extends OfferedModel {
  capability: "picture";
  /** For one picture. */
  creditsPerResult: number;
  ask: AskForImage;
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
 * default. Scripts and pictures always hold at least the built-in model.
 */
export function resolveModels(bindings: ProviderBindings): ModelCatalogue {
  const images = imageModels(bindings);
  return {
    images,
    clips: clipModels(bindings),
    script: [...openAiScripts(bindings), ...workersAiScripts(bindings), builtInWriter],
    picture: [...images.flatMap(pictureModel), builtInPictureMaker],
    speech: openAiSpeech(bindings),
  };
}

/** Picks the model a user chose, or the first that writes the language when the choice is absent or gone. */
export function chooseScriptModel(
  catalogue: ModelCatalogue,
  modelId: string | null,
  language: Language,
): ScriptModel | null {
  const writing = catalogue.script.filter((model) => model.languages.includes(language));
  return writing.find((model) => model.id === modelId) ?? writing[0] ?? null;
}

/** Picks the model a user chose, or the default when the choice is absent or gone. */
export function choosePictureModel(catalogue: ModelCatalogue, modelId: string | null): PictureModel {
  return catalogue.picture.find((model) => model.id === modelId) ?? catalogue.picture[0]!;
}

/** Picks the voice service a user chose, or the default; `null` where none is configured. */
export function chooseSpeechModel(catalogue: ModelCatalogue, modelId: string | null): SpeechModel | null {
  return catalogue.speech.find((model) => model.id === modelId) ?? catalogue.speech[0] ?? null;
}

const builtInWriter: ScriptModel = {
  id: "built-in/script-writer",
  label: "Built-in writer",
  about: "Works from your words alone and adds no facts. It is a set of rules, not an AI model.",
  provider: "built-in",
  capability: "script",
  languages: scriptWriterLanguages,
  digitalSourceType: "algorithmicMedia",
  model: scriptWriter,
};

const builtInPictureMaker: PictureModel = {
  id: "built-in/picture-maker",
  label: "Built-in picture maker",
  about: "Draws a backdrop from the words, colours and mood you give. It is a program, not an AI model.",
  provider: "built-in",
  capability: "picture",
  languages,
  digitalSourceType: "algorithmicMedia",
  creditsPerResult: 1,
  async ask({ request, size: { width, height }, seed, signal }) {
    const { image } = await generateImage({
      model: pictureMaker,
      prompt: request.prompt,
      size: `${width}x${height}`,
      seed,
      maxRetries: 0,
      abortSignal: signal,
    });
    return image.uint8Array;
  },
};

/** An AI model that pictures scenes from words; scenes have a maker of their own among the built-in ones. */
function pictureModel(model: ImageModel): PictureModel[] {
  if (model.provider === "built-in" || !model.capabilities.includes("text-to-image")) return [];
  return [{ ...model, capability: "picture", languages }];
}

function openAiCompatible({ baseUrl, apiKey, name = "openai" }: NonNullable<ProviderBindings["openai"]>) {
  return createOpenAICompatible({
    name,
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
  });
}

function aiModel(provider: string, modelId: string) {
  return {
    id: `${provider}/${modelId}`,
    label: modelId.replace(/^@[^/]+\//, ""),
    provider,
    languages,
    digitalSourceType: "trainedAlgorithmicMedia" as const,
  };
}

const aboutAiWriter = (modelId: string) =>
  `AI model ${modelId}. Read what it writes: statements your brief does not back are flagged.`;

function openAiScripts({ openai }: ProviderBindings): ScriptModel[] {
  if (!openai?.textModel) return [];
  return [
    {
      ...aiModel(openai.name ?? "openai", openai.textModel),
      about: aboutAiWriter(openai.textModel),
      capability: "script",
      model: openAiCompatible(openai).chatModel(openai.textModel),
    },
  ];
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
