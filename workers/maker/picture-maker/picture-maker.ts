import { encode } from "jpeg-js";
import type { SceneOrder } from "~/settings/maker-rpc";
import { seedOf } from "../seeded-random";
import { paintIdea } from "./paint-idea";
import { createRaster, develop } from "./raster";
import { readPictureWords } from "./read-picture-words";

const quality = 88;
/** Largest picture drawn, in pixels: 16:9 at full HD. Memory is 12 bytes a pixel while painting. */
const mostPixels = 1920 * 1080;
const smallestSide = 64;

/**
 * Draws a backdrop from the words of a prompt, as a JPEG: no lettering, no people, no photographs. The same words, size
 * and seed give the same bytes. Sizes over full HD are drawn smaller in the same shape.
 */
export function drawPicture({ prompt, seed, ...asked }: Omit<SceneOrder, "direction">): Uint8Array {
  const { width, height } = fitWithin(asked);
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

function fitWithin({ width, height }: { width: number; height: number }) {
  const factor = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const scaled = (length: number) => Math.max(smallestSide, Math.round(length * factor));
  return { width: scaled(width), height: scaled(height) };
}
