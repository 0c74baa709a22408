import { byInstruction, fills, guidance, steps, strength } from "~/providers/image-model-facts/fact-parts";
import type { ImageModelFacts } from "~/providers/known-image-models";

const workersDiffusion: ImageModelFacts = {
  capabilities: ["text-to-image", "image-to-image", "mask-edit", "extend"],
  longestSide: 1024,
  takesNegativePrompt: true,
  readsLatinAlone: true,
  parameters: [steps("num_steps", 20, 20), guidance("guidance", 7.5), strength],
  credits: 2,
};

const flux2OnWorkers: ImageModelFacts = {
  capabilities: byInstruction,
  mostReferences: 3,
  parameters: [steps("steps", 50, 25)],
  credits: 4,
};

export const workersAiImageFacts: Readonly<Record<string, ImageModelFacts>> = {
  "@cf/black-forest-labs/flux-1-schnell": {
    label: "FLUX.1 schnell",
    ratios: ["1:1"],
    readsLatinAlone: true,
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
};
