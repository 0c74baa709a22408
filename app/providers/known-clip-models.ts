import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRatio } from "~/domain/image/image-request";
import { bestMatch } from "~/providers/best-match";
import type { ModelOverrides } from "~/settings/provider-settings.server";

/** How a clip model is told what differs between models. */
export interface ClipWire {
  /** How its length is named: by the SDK's own field, or in a field as text or number; absent where it has one length. */
  seconds: "sdk" | "text" | "number" | "fixed";
  /** Field of the first picture; the SDK's own where absent. */
  source?: string;
}

interface ClipModelFacts {
  label: string;
  begins: "words" | "image" | "either";
  ratios?: readonly ImageRatio[];
  clipSeconds: readonly number[];
  takesSeed?: boolean;
  credits: number;
  wire?: ClipWire;
}

const wide: readonly ImageRatio[] = ["16:9", "9:16"];
const wideAndSquare: readonly ImageRatio[] = ["16:9", "9:16", "1:1"];
const number: ClipWire = { seconds: "number" };

/** What is known of clip models, from their own pages; credits are for a clip of any of its lengths. */
const clipModelTable: Readonly<Record<string, Readonly<Record<string, ClipModelFacts>>>> = {
  fal: {
    "fal-ai/veo3*": { label: "Veo 3", begins: "words", ratios: wide, clipSeconds: [8, 4, 6], credits: 150 },
    "fal-ai/veo3/image-to-video": {
      label: "Veo 3, from an image",
      begins: "image",
      ratios: wide,
      clipSeconds: [8, 4, 6],
      credits: 150,
    },
    "fal-ai/kling-video/v2.5-turbo/pro/text-to-video": {
      label: "Kling 2.5 Turbo",
      begins: "words",
      ratios: wideAndSquare,
      clipSeconds: [5, 10],
      takesSeed: false,
      credits: 40,
      wire: { seconds: "text" },
    },
    "fal-ai/kling-video/v2.5-turbo/pro/image-to-video": {
      label: "Kling 2.5 Turbo, from an image",
      begins: "image",
      ratios: wideAndSquare,
      clipSeconds: [5, 10],
      takesSeed: false,
      credits: 40,
      wire: { seconds: "text" },
    },
    "fal-ai/minimax/hailuo-02/standard/text-to-video": {
      label: "Hailuo 02",
      begins: "words",
      ratios: ["16:9"],
      clipSeconds: [6, 10],
      takesSeed: false,
      credits: 30,
      wire: { seconds: "text" },
    },
  },
  replicate: {
    "google/veo-3*": {
      label: "Veo 3",
      begins: "either",
      ratios: wide,
      clipSeconds: [8, 4, 6],
      credits: 150,
      wire: number,
    },
    "minimax/video-01": {
      label: "MiniMax Video 01",
      begins: "either",
      ratios: ["16:9"],
      clipSeconds: [6],
      credits: 50,
      wire: { seconds: "fixed", source: "first_frame_image" },
    },
    "kwaivgi/kling-v2*": {
      label: "Kling 2",
      begins: "image",
      ratios: wideAndSquare,
      clipSeconds: [5, 10],
      credits: 40,
      wire: { seconds: "number", source: "start_image" },
    },
    "wan-video/wan-2.2-t2v-fast": {
      label: "Wan 2.2",
      begins: "words",
      ratios: wide,
      clipSeconds: [5],
      credits: 10,
      wire: { seconds: "fixed" },
    },
    "wan-video/wan-2.2-i2v-fast": {
      label: "Wan 2.2, from an image",
      begins: "image",
      ratios: wide,
      clipSeconds: [5],
      credits: 10,
      wire: { seconds: "fixed" },
    },
  },
  google: {
    "veo-*": { label: "Veo", begins: "either", ratios: wide, clipSeconds: [8, 4, 6], credits: 150 },
    "veo-3.0-fast*": {
      label: "Veo 3 Fast",
      begins: "either",
      ratios: wide,
      clipSeconds: [8, 4, 6],
      credits: 60,
    },
    "veo-3.1-fast*": {
      label: "Veo 3.1 Fast",
      begins: "either",
      ratios: wide,
      clipSeconds: [8, 4, 6],
      credits: 60,
    },
    "veo-3.1-generate*": {
      label: "Veo 3.1",
      begins: "either",
      ratios: wide,
      clipSeconds: [8, 4, 6],
      credits: 150,
    },
  },
};

/** Of a model nobody has described. */
const usual: Omit<ClipModelFacts, "label"> = {
  begins: "either",
  ratios: wideAndSquare,
  clipSeconds: [5],
  credits: 60,
};

const capabilities = {
  words: ["text-to-image", "video"],
  image: ["image-to-image", "video"],
  either: ["text-to-image", "image-to-image", "video"],
} as const satisfies Record<ClipModelFacts["begins"], ImageModelInfo["capabilities"]>;

/** A clip model as the catalogue shows it: what the operator says, else what is known, else what is usual. */
export function knownClipModel(
  provider: string,
  modelId: string,
  overrides: ModelOverrides = {},
): { info: ImageModelInfo; wire: ClipWire } {
  const id = `${provider}/${modelId}`;
  const known = bestMatch(clipModelTable[provider], modelId) ?? { label: modelId, ...usual };
  const said = overrides[id] ?? {};
  return {
    info: {
      id,
      label: said.label ?? known.label,
      about: `AI model ${modelId}. Its clips are marked as made by AI.`,
      provider,
      digitalSourceType: "trainedAlgorithmicMedia",
      capabilities: said.capabilities ?? capabilities[known.begins],
      ratios: said.ratios ?? known.ratios ?? wideAndSquare,
      longestSide: said.longestSide ?? 1280,
      mostImages: 1,
      mostReferences: 0,
      takesNegativePrompt: false,
      takesSeed: known.takesSeed ?? true,
      parameters: [],
      creditsPerResult: said.credits ?? known.credits,
      clipSeconds: said.clipSeconds ?? known.clipSeconds,
    },
    wire: known.wire ?? { seconds: "sdk" },
  };
}
