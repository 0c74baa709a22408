import { encode } from "fast-png";
import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import { seedOf } from "../seeded-random";
import type { Direction } from "./art-direction";
import { type ComposedPicture, composePicture, type Letter } from "./compose-picture";
import type { TextSide } from "./layout";
import { artSide } from "./measure-subject";
import { motifOfThing } from "./motif-of";
import { inLight, measureLight } from "./product-light";
import { sizeOfKind } from "./product-size";
import type { Asked } from "./read-surroundings";
import { dataAddress } from "./render-svg";
import { measureArt, type Subject, subjectOf } from "./subject";

/** More than a place in a picture shows of it. */
const longestSide = 1100;
/** Pixels across are enough to see what light a scene has. */
const glanceWidth = 120;

export interface ProductSceneOptions {
  prompt: string;
  asked: Asked;
  /** As `Cast`. */
  ground?: string | null;
  /** In pixels. */
  width: number;
  height: number;
  side: TextSide;
  seed: number;
  direction: Direction;
  letter?: Letter;
}

/** Puts a cut-out thing, with its own pixels in the scene's light, into the scene that words ask for. */
export async function sceneFor(product: Pixels, options: ProductSceneOptions): Promise<ComposedPicture> {
  const { asked, direction, prompt, seed } = options;
  const image = fitted(product);
  const subject = subjectOfImage(image, sizeOfKind(prompt));
  const motif = await motifOfThing(subject, {
    direction,
    asked,
    seed: seedOf(prompt, 0),
    isSerious: true,
    place: asked.place ?? undefined,
    companions: null,
  });
  const order = { ...options, palette: direction.palette, seed: seedOf(prompt, seed) };
  const { width, height } = options;
  const glance = composePicture({
    ...order,
    motif,
    letter: undefined,
    width: glanceWidth,
    height: Math.max(16, Math.round((glanceWidth * height) / width)),
  });
  // Measured as it was, so that the scene stays the one whose light was seen.
  const lit = subjectOf(
    subject,
    bodyOf(inLight(image, measureLight(glance.pixels, glance.box!))),
    subject.size,
  );
  return composePicture({ ...order, motif: { ...motif, subject: lit } });
}

/** A cut-out as a subject: it fills the square that art is drawn on. */
export const subjectOfPixels = (cutOut: Pixels): Subject => subjectOfImage(fitted(cutOut), 1);

function subjectOfImage(image: Pixels, size: number): Subject {
  const body = bodyOf(image);
  return subjectOf(measureArt(body), body, size);
}

function fitted(cutOut: Pixels): Pixels {
  const trimmed = trimToOpaque(cutOut);
  const scale = Math.min(1, longestSide / Math.max(trimmed.width, trimmed.height));
  return resample(
    trimmed,
    Math.max(1, Math.round(trimmed.width * scale)),
    Math.max(1, Math.round(trimmed.height * scale)),
  );
}

function bodyOf(image: Pixels): string {
  const unit = artSide / Math.max(image.width, image.height);
  const width = image.width * unit;
  const height = image.height * unit;
  const png = encode(
    { width: image.width, height: image.height, data: image.data, channels: 4, depth: 8 },
    { zlib: { level: 1 } },
  );
  return `<image href="${dataAddress(png)}" x="${(artSide - width) / 2}" y="${(artSide - height) / 2}" width="${width}" height="${height}"/>`;
}

/** Without its clear border. */
function trimToOpaque(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return pixels;
  const out = createPixels(right - left + 1, bottom - top + 1);
  for (let y = 0; y < out.height; y++) {
    const from = ((top + y) * width + left) * 4;
    out.data.set(data.subarray(from, from + out.width * 4), y * out.width * 4);
  }
  return out;
}
