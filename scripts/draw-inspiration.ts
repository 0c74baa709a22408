import { createHash } from "node:crypto";
import { sizeOfRatio } from "~/domain/image/image-request";
import { hexOf } from "~/domain/image/oklab";
import type { Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import {
  type InspirationImage,
  type InspirationPrompt,
  inspirationSides,
  requestOfInspiration,
} from "~/images/inspirations/inspiration";
import { meanColor } from "~/providers/image-color.server";
import { decodeImage } from "~/providers/image-file.server";
import { makerSubjects } from "../tests/fixtures/maker-subjects";
import { colorClusters } from "../workers/maker/image-maker/color-clusters";
import { makeBuiltInImage } from "../workers/maker/image-maker/make-built-in-image";

/**
 * How pictures are encoded: in the best of these qualities in which the smaller file has not more bytes a pixel than
 * this; else in the last one. Colour at full resolution keeps the edges of letters clean.
 */
export const encoding = { qualities: [82, 66, 50], mostBytesPerPixel: 0.13, speed: 9, subsample: 3 };

const mostColors = 6;
/** Groups below this share of the pixels are not seen as a colour of the picture. */
const leastShare = 0.006;

export interface DrawnInspiration {
  picture: InspirationImage;
  /** By its longest side, in pixels. */
  sizes: { side: (typeof inspirationSides)[number]; pixels: Pixels }[];
}

/** What the built-in maker gives to whoever sends an inspiration, measured and in the sizes that are shipped. */
export async function drawInspiration(prompt: InspirationPrompt): Promise<DrawnInspiration> {
  const request = requestOfInspiration(prompt);
  const size = sizeOfRatio(prompt.ratio, Math.max(...inspirationSides));
  const { bytes, report } = await makeBuiltInImage(makerSubjects, {
    request,
    size,
    seed: prompt.seed,
    references: [],
  });
  const whole = decodeImage(bytes);
  return {
    picture: {
      version: createHash("sha256").update(bytes).update(JSON.stringify(encoding)).digest("hex").slice(0, 8),
      ...size,
      alt: report?.alt ?? "",
      color: meanColor(bytes),
      palette: colorClusters(whole, mostColors)
        .filter(({ share }) => share >= leastShare)
        .map(({ l, a, b }) => hexOf([l, a, b])),
    },
    sizes: inspirationSides.map((side) => {
      const { width, height } = sizeOfRatio(prompt.ratio, side);
      return { side, pixels: width === whole.width ? whole : resample(whole, width, height) };
    }),
  };
}
