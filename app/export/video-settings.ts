import type { Composition, Layer } from "~/scene/composition";

export const frameRates = [24, 25, 30, 60] as const;
export type FrameRate = (typeof frameRates)[number];

/** In hertz; the rate of film and television sound, and the only one Opus has. */
export const SOUND_SAMPLE_RATE = 48000;
export const SOUND_CHANNELS = 2;
/** In bits per second: AAC-LC stereo music without audible loss. */
export const SOUND_BITRATE = 192_000;
export const KEY_FRAME_INTERVAL_SECONDS = 2;

export const videoCodecs = ["avc", "vp9", "av1"] as const;
export type VideoCodec = (typeof videoCodecs)[number];

/** Bits per pixel at 30 frames per second: the newer the codec, the fewer it needs for the same look. */
const bitsPerPixel: Record<VideoCodec, number> = { avc: 0.1, vp9: 0.07, av1: 0.055 };
/** Film moves in every pixel, while words and pictures that glide are mostly predicted. */
const FILM_FACTOR = 1.6;

/** How many frames a video has; frame i stands from i/frameRate to (i+1)/frameRate seconds. */
export function countFrames(durationSeconds: number, frameRate: number): number {
  return Math.round(durationSeconds * frameRate);
}

/**
 * The most bits per second worth spending on a composition; encoders stay below it on calm pictures. Twice the frames do
 * not need twice the bits, since neighbours in time differ less, hence the exponent; film needs more than graphics, by
 * the share of picture and time that clips have.
 */
export function videoBitrate(composition: Composition, frameRate: number, codec: VideoCodec): number {
  const { width, height } = composition;
  const pixelsPerSecond = width * height * 30 * (frameRate / 30) ** 0.7;
  const film = 1 + (FILM_FACTOR - 1) * filmShare(composition);
  return Math.round((pixelsPerSecond * bitsPerPixel[codec] * film) / 1000) * 1000;
}

/** Part of picture and time that video clips fill, 0–1. */
function filmShare({ layers, width, height, durationSeconds }: Composition): number {
  const all = width * height * durationSeconds;
  const filmOf = (layer: Layer): number => {
    if (layer.kind === "group") return layer.layers.reduce((sum, inner) => sum + filmOf(inner), 0);
    if (layer.kind !== "clip") return 0;
    return layer.box.width * layer.box.height * (layer.endSeconds - layer.startSeconds);
  };
  return all > 0 ? Math.min(1, layers.reduce((sum, layer) => sum + filmOf(layer), 0) / all) : 0;
}
