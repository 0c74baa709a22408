import type { ImageModelV4 } from "@ai-sdk/provider";
import { encode } from "jpeg-js";
import { paintIdea } from "~/providers/built-in/picture-maker/paint-idea";
import { createRaster, develop } from "~/providers/built-in/picture-maker/raster";
import { readPictureWords } from "~/providers/built-in/picture-maker/read-picture-words";
import { seedOf } from "~/providers/built-in/seeded-random";

const quality = 88;
const defaultSize = { width: 1080, height: 1080 };
/** Largest picture drawn, in pixels: 16:9 at full HD. Memory is 12 bytes a pixel while painting. */
const mostPixels = 1920 * 1080;
const smallestSide = 64;

export interface DrawOptions {
  prompt: string;
  width: number;
  height: number;
  seed: number;
}

/** Draws a backdrop from the words of a prompt, as a JPEG. The same words, size and seed give the same bytes. */
export function drawPicture({ prompt, width, height, seed }: DrawOptions): Uint8Array {
  const ownSeed = seedOf(prompt, seed);
  const idea = readPictureWords(prompt);
  const raster = createRaster(width, height);
  paintIdea({ raster, idea, seed: ownSeed, paletteSeed: paletteSeed(prompt, ownSeed) });
  const data = develop(raster, { seed: ownSeed, vignette: 0.16, grain: 0.006 });
  return new Uint8Array(encode({ width, height, data }, quality).data);
}

/**
 * The pictures of one video begin with the same subject, before a dash, and go on to what differs. They take their
 * colours from the subject, so that the video keeps to one palette; a prompt without a dash takes them from the seed.
 */
function paletteSeed(prompt: string, ownSeed: number): number {
  const [subject, ...rest] = prompt.split(" – ");
  return rest.length > 0 ? seedOf(subject!, 0) : ownSeed ^ 0x5bd1e995;
}

/**
 * The built-in picture maker: an image model by its interface, a drawing program by its nature. It uses no network
 * and says in its metadata that its pictures come from an algorithm and not from a trained model. Sizes over full HD
 * are drawn smaller in the same shape, with a warning.
 */
export const pictureMaker: ImageModelV4 = {
  specificationVersion: "v4",
  provider: "built-in",
  modelId: "picture-maker",
  maxImagesPerCall: 1,
  async doGenerate({ prompt = "", size, seed = 0, files, mask, abortSignal }) {
    abortSignal?.throwIfAborted();
    const asked = parseSize(size);
    const drawn = fitWithin(asked);
    const warnings: Awaited<ReturnType<ImageModelV4["doGenerate"]>>["warnings"] = [];
    if (drawn.width !== asked.width || drawn.height !== asked.height) {
      warnings.push({
        type: "unsupported",
        feature: "size",
        details: `Drawn at ${drawn.width}x${drawn.height}.`,
      });
    }
    if (files?.length || mask) {
      warnings.push({ type: "unsupported", feature: "files", details: "Draws from words alone." });
    }
    return {
      images: [drawPicture({ prompt, ...drawn, seed })],
      warnings,
      providerMetadata: { builtIn: { images: [{ digitalSourceType: "algorithmicMedia", seed }] } },
      response: { timestamp: new Date(), modelId: "picture-maker", headers: undefined },
    };
  },
};

function parseSize(size: string | undefined) {
  const [width, height] = size?.split("x").map(Number) ?? [];
  return width && height ? { width, height } : defaultSize;
}

function fitWithin({ width, height }: { width: number; height: number }) {
  const factor = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const scaled = (length: number) => Math.max(smallestSide, Math.round(length * factor));
  return { width: scaled(width), height: scaled(height) };
}
