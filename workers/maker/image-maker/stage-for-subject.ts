import type { Pixels } from "~/formats/raster/pixels";
import { mix, oklch } from "../picture-maker/color";
import { noise2 } from "../picture-maker/noise";
import { paintIdea } from "../picture-maker/paint-idea";
import { setPalette } from "../picture-maker/palette";
import type { PictureIdea } from "../picture-maker/picture-idea";
import { createRaster, develop, enlargeTwice, type Raster } from "../picture-maker/raster";
import type { Spot } from "../picture-maker/scene-kit";
import { cylinder, material } from "../picture-maker/solids";
import { studioLight } from "../picture-maker/studio";
import { project, trace } from "../picture-maker/trace";
import { seededRandom, seedOf } from "../seeded-random";
import { blurPlane } from "./blur";
import { drawImage } from "./drawn-image";
import { placeSubject, tallest } from "./place-subject";
import type { ImageIdea } from "./read-image-words";

/**
 * Paints a setting with an empty place and stands a cut-out there: on a studio's stage, on a table top before a scene out of
 * focus, or on whatever surface or colour the words name.
 */
export async function stageSubject(
  idea: ImageIdea,
  cutOut: Pixels,
  options: { prompt: string; width: number; height: number; seed: number },
): Promise<Pixels> {
  const { width, height } = options;
  const empty: ImageIdea = { ...idea, scene: { ...idea.scene, thing: "nothing" } };
  if (idea.kind === "poster") {
    const staged: ImageIdea = { ...empty, scene: { ...empty.scene, subject: "stage" } };
    const { pixels, spot } = await drawImage(staged, options);
    placeSubject(pixels, cutOut, belowHeadline(spot ?? lowerMiddle(width, height, 0.3), height));
    return pixels;
  }
  if (idea.kind !== "scene") {
    const { pixels } = await drawImage(empty, options);
    placeSubject(pixels, cutOut, lowerMiddle(width, height, 0.42));
    return pixels;
  }
  if (idea.scene.subject === "stage" || idea.scene.subject === "waves") {
    const staged: ImageIdea = { ...empty, scene: { ...empty.scene, subject: "stage" } };
    const { pixels, spot } = await drawImage(staged, options);
    placeSubject(pixels, cutOut, spot ?? lowerMiddle(width, height, 0.4));
    return pixels;
  }
  return onTableBefore(empty, cutOut, options);
}

const lowerMiddle = (width: number, height: number, unit: number): Spot => ({
  x: width / 2,
  y: height * 0.82,
  pixelsPerUnit: Math.min(width, height) * unit,
});

/** Where a poster's headline and what is set below it stand, as a share of its height from the top. */
const headlineShare = 0.4;

/** The same spot for a thing so small that it leaves the words to be read. */
function belowHeadline(spot: Spot, height: number): Spot {
  const room = spot.y - height * headlineShare;
  return { ...spot, pixelsPerUnit: Math.min(spot.pixelsPerUnit, room / tallest) };
}

function onTableBefore(
  idea: ImageIdea,
  cutOut: Pixels,
  { prompt, width, height, seed }: { prompt: string; width: number; height: number; seed: number },
): Pixels {
  const ownSeed = seedOf(prompt, seed);
  const raster = createRaster(width, height);
  const scene = idea.scene.subject === "table" ? { ...idea.scene, subject: "room" as const } : idea.scene;
  paintOutOfFocus(raster, scene, ownSeed);
  const palette = setPalette(idea.scene, seededRandom(ownSeed));
  const isDark = palette.isDark;
  const wood = oklch(isDark ? 0.3 : 0.66, 0.06, 62);
  const grain = material(wood, {
    gloss: 0.3,
    pattern: {
      color: mix(wood, oklch(0.3, 0.05, 50), 0.55),
      amount: (x, _y, z) => 0.8 * noise2(x * 1.6 + 5, z * 22, ownSeed) * noise2(x * 0.6, z * 5, ownSeed + 3),
    },
  });
  const camera = {
    height: 2.2,
    distance: 9.5,
    targetHeight: 1.0,
    span: 3.5,
    shiftDown: width > height * 1.2 ? 0.1 : 0.12,
  };
  const spot = project(raster, camera, 0, 0.12, -0.1);
  trace(raster, {
    solids: [
      cylinder({ x: 0, y: 0.06, z: 0, material: material(palette.prop, { gloss: 0.2 }) }, 1.05, 0.06, 0.03),
    ],
    camera,
    light: studioLight(palette),
    floor: { material: grain, fadeFrom: 1.15, fadeTo: 1.75 },
    wall: null,
  });
  const bytes = develop(raster, { seed: ownSeed, vignette: 0.16, grain: 0.006 });
  const pixels: Pixels = { width, height, data: new Uint8ClampedArray(bytes.buffer) };
  placeSubject(pixels, cutOut, spot);
  return pixels;
}

/** The scene so far out of focus that it may be painted at half the size, which is a quarter of the work. */
function paintOutOfFocus(raster: Raster, idea: PictureIdea, seed: number) {
  const half = createRaster(Math.ceil(raster.width / 2), Math.ceil(raster.height / 2));
  paintIdea({ raster: half, idea, seed, paletteSeed: seed ^ 0x5bd1e995 });
  blurPlane(half.data, half.width, half.height, 3, Math.min(half.width, half.height) * 0.012);
  enlargeTwice(half, raster);
}
