import { byInstruction } from "~/providers/image-model-facts/fact-parts";
import type { ImageModelFacts } from "~/providers/known-image-models";

export const googleImageFacts: Readonly<Record<string, ImageModelFacts>> = {
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
};
