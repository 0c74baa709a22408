import type { ModelParameter } from "~/domain/image-model";
import type { ModelCapability } from "~/domain/image-operation";
import type { ImageRatio } from "~/domain/image-request";
import type { ImageModelFacts } from "~/providers/known-image-models";

/*
 * What is known of models by provider, from their own pages. A name that ends in * stands for all that begin so.
 * Prices are in credits per result, near what the provider charges against the others; an operator sets other
 * ones in MODEL_OVERRIDES.
 */

/** What a model that follows an instruction about a picture can do with it. */
const byInstruction: readonly ModelCapability[] = [
  "text-to-image",
  "image-to-image",
  "replace-background",
  "relight",
  "recolour",
];
const editsByInstruction = byInstruction.slice(1);
const fills: readonly ModelCapability[] = ["mask-edit", "extend"];

const openAiRatios: readonly ImageRatio[] = ["1:1", "3:2", "2:3"];
const openAiSizes = { "1:1": "1024x1024", "3:2": "1536x1024", "2:3": "1024x1536" } as const;
const fluxRatios: readonly ImageRatio[] = ["1:1", "16:9", "3:2", "2:3", "4:5", "5:4", "3:4", "4:3", "9:16"];

const number = (
  id: string,
  label: string,
  about: string,
  [least, most, step, usual]: [number, number, number, number],
): ModelParameter => ({ kind: "number", id, label, about, least, most, step, usual });

const steps = (id: string, most: number, usual: number) =>
  number(id, "Steps", "More steps take longer and show finer detail.", [1, most, 1, usual]);
const guidance = (id: string, usual: number) =>
  number(id, "Guidance", "How closely the words are followed.", [1, 20, 0.5, usual]);
const strength = number(
  "strength",
  "Strength",
  "How far the result may go from the picture.",
  [0.05, 1, 0.05, 0.75],
);
const scale = (id: string) => number(id, "Scale", "How many times larger each side becomes.", [2, 4, 1, 2]);

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

const workersDiffusion: ImageModelFacts = {
  capabilities: ["text-to-image", "image-to-image", "mask-edit", "extend"],
  longestSide: 1024,
  takesNegativePrompt: true,
  parameters: [steps("num_steps", 20, 20), guidance("guidance", 7.5), strength],
  credits: 2,
};

const flux2OnWorkers: ImageModelFacts = {
  capabilities: byInstruction,
  mostReferences: 3,
  parameters: [steps("steps", 50, 25)],
  credits: 4,
};

export const imageModelTable: Readonly<Record<string, Readonly<Record<string, ImageModelFacts>>>> = {
  openai: {
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
  },
  "workers-ai": {
    "@cf/black-forest-labs/flux-1-schnell": {
      label: "FLUX.1 schnell",
      ratios: ["1:1"],
      parameters: [steps("steps", 8, 4)],
      credits: 1,
    },
    "@cf/black-forest-labs/flux-2-dev": { ...flux2OnWorkers, label: "FLUX.2 dev" },
    "@cf/black-forest-labs/flux-2-klein*": {
      ...flux2OnWorkers,
      label: "FLUX.2 klein",
      parameters: [],
      credits: 2,
    },
    "@cf/stabilityai/stable-diffusion-xl-base-1.0": { ...workersDiffusion, label: "Stable Diffusion XL" },
    "@cf/bytedance/stable-diffusion-xl-lightning": {
      ...workersDiffusion,
      label: "SDXL Lightning",
      credits: 1,
    },
    "@cf/lykon/dreamshaper-8-lcm": { ...workersDiffusion, label: "DreamShaper 8", credits: 1 },
    "@cf/runwayml/stable-diffusion-v1-5-inpainting": {
      ...workersDiffusion,
      label: "Stable Diffusion 1.5 inpainting",
      capabilities: fills,
      longestSide: 1024,
      credits: 1,
    },
    "@cf/runwayml/stable-diffusion-v1-5-img2img": {
      ...workersDiffusion,
      label: "Stable Diffusion 1.5",
      capabilities: ["image-to-image"],
      credits: 1,
    },
    "@cf/leonardo/*": { longestSide: 1536, credits: 4, parameters: [guidance("guidance", 4.5)] },
  },
  fal: {
    "fal-ai/flux/schnell": {
      label: "FLUX.1 schnell",
      parameters: [steps("num_inference_steps", 12, 4)],
      credits: 1,
    },
    "fal-ai/flux/dev": {
      label: "FLUX.1 dev",
      parameters: [steps("num_inference_steps", 50, 28), guidance("guidance_scale", 3.5)],
      credits: 4,
    },
    "fal-ai/flux/dev/image-to-image": {
      label: "FLUX.1 dev, from an image",
      capabilities: ["image-to-image"],
      parameters: [strength, steps("num_inference_steps", 50, 40), guidance("guidance_scale", 3.5)],
      credits: 4,
      wire: { shape: "none", source: "image_url" },
    },
    "fal-ai/flux-pro/v1.1": { label: "FLUX1.1 pro", longestSide: 1440, credits: 5 },
    "fal-ai/flux-pro/kontext": {
      label: "FLUX.1 Kontext pro",
      capabilities: editsByInstruction,
      ratios: fluxRatios,
      parameters: [guidance("guidance_scale", 3.5)],
      credits: 5,
      wire: { shape: "none", source: "image_url" },
    },
    "fal-ai/flux-pro/v1/fill": {
      label: "FLUX.1 Fill pro",
      capabilities: fills,
      longestSide: 1440,
      credits: 6,
      wire: { shape: "none", source: "image_url", mask: "mask_url" },
    },
    "fal-ai/flux-2*": { label: "FLUX.2", longestSide: 1440, credits: 4 },
    "fal-ai/flux-2/edit": {
      label: "FLUX.2 edit",
      capabilities: editsByInstruction,
      mostReferences: 3,
      credits: 6,
      wire: { shape: "none", source: "image_urls[]" },
    },
    "fal-ai/nano-banana": { label: "Nano Banana", takesSeed: false, credits: 6, wire: { shape: "ratio" } },
    "fal-ai/nano-banana/edit": {
      label: "Nano Banana edit",
      capabilities: editsByInstruction,
      mostReferences: 7,
      takesSeed: false,
      credits: 6,
      wire: { shape: "none", source: "image_urls[]" },
    },
    "fal-ai/bria/background/remove": {
      label: "BRIA background removal",
      capabilities: ["remove-background"],
      credits: 3,
      wire: { shape: "none", source: "image_url" },
    },
    "fal-ai/birefnet*": {
      label: "BiRefNet background removal",
      capabilities: ["remove-background"],
      credits: 1,
      wire: { shape: "none", source: "image_url" },
    },
    "fal-ai/clarity-upscaler": {
      label: "Clarity upscaler",
      capabilities: ["upscale"],
      longestSide: 8192,
      parameters: [scale("upscale_factor")],
      credits: 6,
      wire: { shape: "none", source: "image_url" },
    },
    "fal-ai/esrgan": {
      label: "ESRGAN upscaler",
      capabilities: ["upscale"],
      longestSide: 8192,
      parameters: [scale("scale")],
      credits: 1,
      wire: { shape: "none", source: "image_url" },
    },
  },
  replicate: {
    "black-forest-labs/flux-schnell": {
      label: "FLUX.1 schnell",
      ratios: fluxRatios,
      credits: 1,
      wire: { shape: "ratio", always: { output_format: "png" } },
    },
    "black-forest-labs/flux-dev": {
      label: "FLUX.1 dev",
      ratios: fluxRatios,
      parameters: [steps("num_inference_steps", 50, 28), guidance("guidance", 3)],
      credits: 4,
      wire: { shape: "ratio", always: { output_format: "png" } },
    },
    "black-forest-labs/flux-1.1-pro": {
      label: "FLUX1.1 pro",
      ratios: fluxRatios,
      longestSide: 1440,
      credits: 5,
      wire: { shape: "ratio", always: { output_format: "png" } },
    },
    "black-forest-labs/flux-2*": {
      label: "FLUX.2",
      capabilities: byInstruction,
      ratios: fluxRatios,
      longestSide: 1440,
      mostReferences: 7,
      credits: 6,
      wire: { shape: "ratio", source: "input_images[]" },
    },
    "black-forest-labs/flux-kontext*": {
      label: "FLUX.1 Kontext",
      capabilities: byInstruction,
      ratios: fluxRatios,
      credits: 5,
      wire: { shape: "ratio", source: "input_image", always: { output_format: "png" } },
    },
    "black-forest-labs/flux-fill*": {
      label: "FLUX.1 Fill",
      capabilities: fills,
      longestSide: 1440,
      credits: 6,
      wire: { shape: "none", source: "image", mask: "mask", always: { output_format: "png" } },
    },
    "google/nano-banana*": {
      label: "Nano Banana",
      capabilities: byInstruction,
      mostReferences: 7,
      takesSeed: false,
      credits: 6,
      wire: { shape: "ratio", source: "image_input[]" },
    },
    "stability-ai/sdxl": {
      label: "Stable Diffusion XL",
      capabilities: ["text-to-image", "image-to-image", ...fills],
      takesNegativePrompt: true,
      parameters: [steps("num_inference_steps", 100, 30), guidance("guidance_scale", 7.5)],
      credits: 2,
      wire: { shape: "fields", source: "image", mask: "mask" },
    },
    "nightmareai/real-esrgan": {
      label: "Real-ESRGAN upscaler",
      capabilities: ["upscale"],
      longestSide: 8192,
      parameters: [scale("scale")],
      credits: 1,
      wire: { shape: "none", source: "image" },
    },
    "bria/remove-background": {
      label: "BRIA background removal",
      capabilities: ["remove-background"],
      credits: 3,
      wire: { shape: "none", source: "image" },
    },
  },
  google: {
    "gemini-*": {
      capabilities: byInstruction,
      mostReferences: 3,
      takesSeed: false,
      credits: 6,
      wire: { shape: "ratio" },
    },
    "gemini-2.5-flash-image": {
      label: "Gemini 2.5 Flash Image",
      capabilities: byInstruction,
      mostReferences: 3,
      takesSeed: false,
      credits: 5,
      wire: { shape: "ratio" },
    },
    "gemini-3-pro-image-preview": {
      label: "Gemini 3 Pro Image",
      capabilities: byInstruction,
      mostReferences: 8,
      takesSeed: false,
      credits: 12,
      wire: { shape: "ratio" },
    },
  },
};
