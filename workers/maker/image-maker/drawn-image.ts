import type { Pixels } from "~/formats/raster/pixels";
import { paintIdea } from "../picture-maker/paint-idea";
import { createRaster, develop, type Raster } from "../picture-maker/raster";
import type { Spot } from "../picture-maker/scene-kit";
import { seededRandom, seedOf } from "../seeded-random";
import { fromLinear } from "./light";
import { paintGradient } from "./painters/paint-gradient";
import { paintPattern } from "./painters/pattern/paint-pattern";
import { paintPoster } from "./painters/poster/paint-poster";
import { paintTexture } from "./painters/texture/paint-texture";
import type { ImageIdea } from "./read-image-words";

export interface DrawnImage {
  pixels: Pixels;
  /** Where a subject may be put, in scenes that leave a place. */
  spot: Spot | null;
}

/** Draws an idea in a size, in pixels. The same idea, prompt, size and seed give the same pixels. */
export async function drawImage(
  idea: ImageIdea,
  { prompt, width, height, seed }: { prompt: string; width: number; height: number; seed: number },
): Promise<DrawnImage> {
  const ownSeed = seedOf(prompt, seed);
  const random = seededRandom(ownSeed, seed);
  const raster = createRaster(width, height);
  let spot: Spot | null = null;
  const paintScene = (target: Raster) =>
    paintIdea({
      raster: target,
      idea: idea.scene,
      seed: ownSeed,
      turn: seed,
      paletteSeed: ownSeed ^ 0x5bd1e995,
      onSpot: (found) => {
        spot = found;
      },
    });
  switch (idea.kind) {
    case "scene":
      paintScene(raster);
      break;
    case "texture":
      paintTexture(raster, idea.texture, { seed: ownSeed, random, colors: idea.scene.colors });
      break;
    case "pattern":
      paintPattern(raster, idea.pattern, idea.scene, random);
      break;
    case "gradient":
      paintGradient(raster, prompt, idea.scene, ownSeed, random);
      break;
    case "poster":
      await paintPoster({ raster, idea, random, paintScene });
  }
  const { without } = idea.scene;
  const isPrinted = idea.kind === "pattern" || idea.kind === "poster";
  const grain = without?.has("grain") ? 0 : idea.kind === "gradient" ? 0.012 : isPrinted ? 0 : 0.006;
  const vignette = without?.has("vignette") || idea.kind !== "scene" ? 0 : 0.16;
  if (isPrinted) return { pixels: fromLinear(raster), spot };
  const bytes = develop(raster, { seed: ownSeed, vignette, grain });
  const { subject } = raster;
  return { pixels: { width, height, data: new Uint8ClampedArray(bytes.buffer), subject }, spot };
}
