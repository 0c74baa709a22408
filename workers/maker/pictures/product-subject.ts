import { encode } from "fast-png";
import type { Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import { trim } from "~/formats/raster/trim";
import { artSide } from "./measure-subject";
import { inLight, type SceneLight } from "./product-light";
import { dataAddress } from "./render-svg";
import { measureArt, type Subject, subjectOf } from "./subject";

/** More than a place in a picture shows of it. */
const longestSide = 1100;

export interface Product {
  subject: Subject;
  /** The same in the light of a scene; measured as it was, so that the scene stays the one whose light was seen. */
  lit(light: SceneLight): Subject;
}

/** A cut-out as a subject: it fills the square that art is drawn on. `size` as in `Subject`. */
export function productOf(cutOut: Pixels, size = 1): Product {
  const image = fitted(cutOut);
  const body = bodyOf(image);
  const subject = subjectOf(measureArt(body), body, { size, isPhoto: true });
  return {
    subject,
    lit: (light) => subjectOf(subject, bodyOf(inLight(image, light)), { size, isPhoto: true }),
  };
}

function fitted(cutOut: Pixels): Pixels {
  const trimmed = trim(cutOut) ?? cutOut;
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
