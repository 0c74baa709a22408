import type { Format } from "~/domain/video/format";
import type { Platform } from "~/domain/video/platform";

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

/** Margins where no controls lie over a video: what title-safe means on a screen held in a hand or on a wall. */
const margins: Record<Format, Insets> = {
  "9:16": { top: 0.06, right: 0.07, bottom: 0.06, left: 0.07 },
  "4:5": { top: 0.06, right: 0.07, bottom: 0.065, left: 0.07 },
  "1:1": { top: 0.07, right: 0.07, bottom: 0.07, left: 0.07 },
  "16:9": { top: 0.09, right: 0.065, bottom: 0.09, left: 0.065 },
};

/**
 * What each platform lays over a tall video, from its own guides for advertisers where it has one, rounded up, for
 * 1080 × 1920. TikTok ("Safe zone", in-feed ads): 126 px above, 370 below with a caption of two lines, 140 on the
 * right, 60 on the left. Reels (Meta, "Safe zones for stories and reels"): 14 % above, 35 % below where calls to
 * action are shown, of which captions without one take about 20 %; buttons about 110 px on the right. Stories
 * (same guide): 14 % above, 20 % below, nothing at the sides. Shorts show no guide; from experience: about 150 px
 * above, 340 below, 130 on the right.
 */
const tallInsets: Partial<Record<Platform, Insets>> = {
  tiktok: { top: 0.075, right: 0.13, bottom: 0.195, left: 0.06 },
  reels: { top: 0.14, right: 0.105, bottom: 0.205, left: 0.06 },
  shorts: { top: 0.085, right: 0.125, bottom: 0.18, left: 0.06 },
  stories: { top: 0.14, right: 0.07, bottom: 0.2, left: 0.07 },
};

/** Without a platform: what stays free on all of them but for the rarest overlays. Feeds crop other shapes nowhere. */
const anywhere: Record<Format, Insets> = {
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

/**
 * Distances from the canvas edges at which text stays free of a platform's own controls; without a platform, of
 * those of all that show the format. A shape a platform does not lay its controls over has ordinary margins.
 */
export function safeInsets(format: Format, platform?: Platform): Insets {
  if (!platform) return anywhere[format];
  return (format === "9:16" ? tallInsets[platform] : undefined) ?? margins[format];
}

/** The format whose proportions are nearest to a size, compared as ratios (so 2:1 and 1:2 are equally far from 1:1). */
export function formatOfSize(size: Size): Format {
  const distance = (format: Format) =>
    Math.abs(Math.log(size.width / size.height / (sizes[format].width / sizes[format].height)));
  return (Object.keys(sizes) as Format[]).reduce((best, format) =>
    distance(format) < distance(best) ? format : best,
  );
}
