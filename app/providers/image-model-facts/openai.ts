import type { ModelParameter } from "~/domain/image/image-model";
import type { ImageRatio } from "~/domain/image/image-request";
import { byInstruction, fills } from "~/providers/image-model-facts/fact-parts";
import type { ImageModelFacts } from "~/providers/known-image-models";

const openAiRatios: readonly ImageRatio[] = ["1:1", "3:2", "2:3"];
const openAiSizes = { "1:1": "1024x1024", "3:2": "1536x1024", "2:3": "1024x1536" } as const;
const openAiParameters: readonly ModelParameter[] = [
  {
    kind: "choice",
    id: "quality",
    label: "Quality",
    about: "Higher quality takes longer.",
    choices: [
      { value: "auto", label: "Automatic" },
      { value: "low", label: "Low" },
      { value: "medium", label: "Medium" },
      { value: "high", label: "High" },
    ],
    usual: "auto",
  },
];

const gptImage: ImageModelFacts = {
  capabilities: [...byInstruction, ...fills, "remove-background"],
  ratios: openAiRatios,
  longestSide: 1536,
  mostReferences: 8,
  takesSeed: false,
  parameters: openAiParameters,
  credits: 8,
  wire: { shape: openAiSizes },
};

export const openAiImageFacts: Readonly<Record<string, ImageModelFacts>> = {
  // The protocol has no seed.
  "*": { takesSeed: false },
  "gpt-image*": gptImage,
  "gpt-image-1-mini": { ...gptImage, label: "GPT Image 1 mini", credits: 3 },
  "gpt-image-1": { ...gptImage, label: "GPT Image 1" },
  "dall-e-3": {
    label: "DALL·E 3",
    ratios: ["1:1", "16:9", "9:16"],
    longestSide: 1792,
    takesSeed: false,
    credits: 8,
    wire: { shape: { "1:1": "1024x1024", "16:9": "1792x1024", "9:16": "1024x1792" } },
  },
  "dall-e-2": {
    label: "DALL·E 2",
    capabilities: ["text-to-image", ...fills],
    ratios: ["1:1"],
    takesSeed: false,
    credits: 4,
    wire: { shape: { "1:1": "1024x1024" } },
  },
};

/** Of a server on the machine the app runs on, whatever the model: it costs nobody else anything. */
export const localImageFacts: Readonly<Record<string, ImageModelFacts>> = {
  "*": { takesSeed: false, credits: 1 },
};
