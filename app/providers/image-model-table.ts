import { falImageFacts } from "~/providers/image-model-facts/fal";
import { googleImageFacts } from "~/providers/image-model-facts/google";
import { localImageFacts, openAiImageFacts } from "~/providers/image-model-facts/openai";
import { replicateImageFacts } from "~/providers/image-model-facts/replicate";
import { workersAiImageFacts } from "~/providers/image-model-facts/workers-ai";
import type { ImageModelFacts } from "~/providers/known-image-models";

/**
 * What is known of models by provider, from their own pages. A name that ends in * stands for all that begin so.
 * Prices are in credits per result, near what the provider charges against the others; an operator sets other
 * ones in MODEL_OVERRIDES.
 */
export const imageModelTable: Readonly<Record<string, Readonly<Record<string, ImageModelFacts>>>> = {
  openai: openAiImageFacts,
  "local-ai": localImageFacts,
  local: localImageFacts,
  "workers-ai": workersAiImageFacts,
  fal: falImageFacts,
  replicate: replicateImageFacts,
  google: googleImageFacts,
};
