import type { Format } from "~/domain/format";

export interface Size {
  width: number;
  height: number;
}

/** Distances from the canvas edges, as fractions of its width (left, right) and height (top, bottom). */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const sizes: Record<Format, Size> = {
  "9:16": { width: 1080, height: 1920 },
  "4:5": { width: 1080, height: 1350 },
  "1:1": { width: 1080, height: 1080 },
  "16:9": { width: 1920, height: 1080 },
};

/**
 * Where text may stand. For 9:16 it is what stays free of controls on TikTok, Reels and Shorts together: their
 * captions and buttons cover about the lowest sixth, the top eighth and a strip on the right. Feeds crop square
 * and wide videos nowhere, so theirs are ordinary margins.
 */
const safeInsets: Record<Format, Insets> = {
  "9:16": { top: 0.115, right: 0.1, bottom: 0.17, left: 0.08 },
  "4:5": { top: 0.075, right: 0.08, bottom: 0.075, left: 0.08 },
  "1:1": { top: 0.08, right: 0.08, bottom: 0.08, left: 0.08 },
  "16:9": { top: 0.09, right: 0.065, bottom: 0.09, left: 0.065 },
};

/** Canvas size of a format in whole pixels: its default, or that times `scale` for players that are shown small. */
export function sizeOfFormat(format: Format, scale = 1): Size {
  const { width, height } = sizes[format];
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Part of the canvas in which text stays free of the platforms' own controls. */
export function safeInsetsOfFormat(format: Format): Insets {
  return safeInsets[format];
}

/** The format whose proportions are nearest to a size, compared as ratios (so 2:1 and 1:2 are equally far from 1:1). */
export function formatOfSize(size: Size): Format {
  const distance = (format: Format) =>
    Math.abs(Math.log(size.width / size.height / (sizes[format].width / sizes[format].height)));
  return (Object.keys(sizes) as Format[]).reduce((best, format) =>
    distance(format) < distance(best) ? format : best,
  );
}
