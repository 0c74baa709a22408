import { mostDecodedPixels } from "~/domain/image/image-copy";
import type { ImageModelInfo, ModelParameter } from "~/domain/image/image-model";
import type { ModelCapability } from "~/domain/image/image-operation";
import { type ImageRatio, imageRatios } from "~/domain/image/image-request";
import { bestMatch } from "~/providers/best-match";
import { imageModelTable } from "~/providers/image-model-table";
import type { ModelOverrides } from "~/settings/provider-settings.server";

/** How a provider's model is told what it needs, where its provider leaves that to each model. */
export interface ImageWire {
  /**
   * How the shape is asked for: in pixels, as a ratio, as one of a few sizes, as fields `width` and `height`, or not at
   * all.
   */
  shape: "pixels" | "ratio" | "fields" | "none" | Partial<Record<ImageRatio, `${number}x${number}`>>;
  /** Field of the source; ending in `[]` where it takes a list, which references join. */
  source?: string;
  /** Field of the mask. */
  mask?: string;
  /** What is sent with every request. */
  always?: Readonly<Record<string, string | number | boolean>>;
}

/** What is written down of a model; what is absent is as usual for a model nobody has described. */
export interface ImageModelFacts {
  label?: string;
  capabilities?: readonly ModelCapability[];
  ratios?: readonly ImageRatio[];
  longestSide?: number;
  mostReferences?: number;
  takesNegativePrompt?: boolean;
  takesSeed?: boolean;
  /** As in `ImageModelInfo`. */
  readsLatinAlone?: boolean;
  parameters?: readonly ModelParameter[];
  credits?: number;
  wire?: ImageWire;
}

export interface OfferedImageModel {
  info: ImageModelInfo;
  wire: ImageWire;
}

/** Credits for a result of a model nobody has priced. */
const usualCredits = 6;

/** A model as the catalogue shows it: what the operator says, else what is known, else what most models can do. */
export function knownImageModel(
  provider: string,
  modelId: string,
  overrides: ModelOverrides = {},
): OfferedImageModel {
  const id = `${provider}/${modelId}`;
  const facts: ImageModelFacts = { ...bestMatch(imageModelTable[provider], modelId), ...overrides[id] };
  return {
    info: {
      id,
      label: facts.label ?? modelId.replace(/^@[^/]+\//, ""),
      about: `AI model ${modelId}. Its images are marked as made by AI.`,
      provider,
      digitalSourceType: "trainedAlgorithmicMedia",
      capabilities: facts.capabilities ?? ["text-to-image"],
      ratios: facts.ratios ?? imageRatios,
      longestSide: facts.longestSide ?? 1024,
      // It is put on a larger canvas here, for which it is taken apart whole.
      mostPixels: { extend: mostDecodedPixels },
      mostImages: 8,
      mostReferences: facts.mostReferences ?? 0,
      takesNegativePrompt: facts.takesNegativePrompt ?? false,
      takesSeed: facts.takesSeed ?? true,
      ...(facts.readsLatinAlone && { readsLatinAlone: true }),
      parameters: facts.parameters ?? [],
      creditsPerResult: facts.credits ?? usualCredits,
    },
    wire: facts.wire ?? { shape: "pixels" },
  };
}
