import { imageRatios } from "~/domain/image/image-request";
import { knownInstructions } from "~/domain/image/known-instructions";
import {
  makeBuiltInImage,
  mostEditedPixels,
} from "~/providers/built-in/image-maker/make-built-in-image.server";
import { falImages } from "~/providers/fal.server";
import { withFilesForOthers } from "~/providers/file-for-others.server";
import { googleImages } from "~/providers/google.server";
import type { ImageModel } from "~/providers/image-call.server";
import { knownImageModel, type OfferedImageModel } from "~/providers/known-image-models";
import { inMarkedRegion } from "~/providers/marked-region/in-marked-region.server";
import { openAiImages } from "~/providers/openai-images.server";
import { usualImageTimeoutMs } from "~/providers/receive-image.server";
import { replicateImages } from "~/providers/replicate.server";
import { workersAiImages } from "~/providers/workers-ai-images.server";
import type { ProviderBindings } from "~/settings/provider-settings.server";

/** Who answers for a provider's models. */
type Caller = (modelId: string, known: OfferedImageModel) => ImageModel["ask"];

/** Models that make or edit images, as configured: AI models first, the built-in maker last. */
export function imageModels(bindings: ProviderBindings): ImageModel[] {
  const { openai, workersAi, fal, replicate, google, timeoutMs = usualImageTimeoutMs } = bindings;
  const offered = (provider: string, modelIds: readonly string[] | undefined, caller: Caller) =>
    (modelIds ?? []).map((modelId) => {
      const known = knownImageModel(provider, modelId, bindings.overrides);
      return {
        ...known.info,
        ask: inMarkedRegion(withFilesForOthers(caller(modelId, known)), known.info),
        timeoutMs,
      };
    });
  return [
    ...(openai ? offered(openai.name ?? "openai", openai.imageModels, openAiImages(openai)) : []),
    ...(workersAi ? offered("workers-ai", workersAi.imageModels, workersAiImages(workersAi.binding)) : []),
    ...(fal ? offered("fal", fal.imageModels, falImages(fal)) : []),
    ...(replicate ? offered("replicate", replicate.imageModels, replicateImages(replicate)) : []),
    ...(google ? offered("google", google.imageModels, googleImages(google)) : []),
    builtInImageMaker,
  ];
}

const builtInImageMaker: ImageModel = {
  id: "built-in/image-maker",
  label: "Built-in image maker",
  about:
    "Draws scenes, things, posters and patterns from your words, and edits pixel by pixel. It is a program, not an AI model: people it leaves out.",
  provider: "built-in",
  digitalSourceType: "algorithmicMedia",
  capabilities: [
    "text-to-image",
    "image-to-image",
    "mask-edit",
    "extend",
    "remove-background",
    "replace-background",
    "upscale",
    "relight",
    "recolour",
  ],
  ratios: imageRatios,
  longestSide: 1024,
  mostPixels: mostEditedPixels,
  mostImages: 8,
  mostReferences: 8,
  takesNegativePrompt: true,
  takesSeed: true,
  letterScripts: ["Latin", "Greek", "Cyrillic"],
  isOnePaletteBesideThings: true,
  isWithoutPeople: true,
  instructions: knownInstructions,
  parameters: [
    {
      id: "scale",
      label: "Times larger",
      about: "How many times longer each side becomes.",
      kind: "number",
      least: 2,
      most: 4,
      step: 1,
      usual: 2,
      operations: ["upscale"],
    },
  ],
  creditsPerResult: 1,
  timeoutMs: usualImageTimeoutMs,
  async ask({ request, size, seed, source, mask, references, steering }) {
    const made = await makeBuiltInImage({
      request,
      size,
      seed,
      ...(source ? { source: source.bytes } : {}),
      ...(mask ? { mask: mask.bytes } : {}),
      references,
      palette: steering?.palette ?? [],
      words: steering?.words ?? [],
    });
    return made.bytes;
  },
};
