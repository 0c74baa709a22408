export const frameRates = [24, 25, 30, 60] as const;
export type FrameRate = (typeof frameRates)[number];

/** In hertz; the rate of film and television sound. */
export const SOUND_SAMPLE_RATE = 48000;
export const SOUND_CHANNELS = 2;
/** In bits per second: AAC-LC stereo music without audible loss. */
export const SOUND_BITRATE = 192_000;
export const KEY_FRAME_INTERVAL_SECONDS = 2;

const BITS_PER_PIXEL = 0.1;

/** How many frames a video has; frame i stands from i/frameRate to (i+1)/frameRate seconds. */
export function countFrames(durationSeconds: number, frameRate: FrameRate): number {
  return Math.round(durationSeconds * frameRate);
}

/**
 * Bits per second for H.264 of motion graphics: 0.1 bit per pixel at 30 frames per second. Twice the frames do not need
 * twice the bits, since neighbours in time differ less, hence the exponent.
 */
export function videoBitrate(width: number, height: number, frameRate: number): number {
  return Math.round((width * height * BITS_PER_PIXEL * 30 * (frameRate / 30) ** 0.7) / 1000) * 1000;
}

/** Size of the file to expect, in bytes; encoders stay below on calm pictures. */
export function estimateSizeBytes(
  width: number,
  height: number,
  frameRate: number,
  durationSeconds: number,
  hasSound: boolean,
): number {
  const bitrate = videoBitrate(width, height, frameRate) + (hasSound ? SOUND_BITRATE : 0);
  return Math.round((bitrate / 8) * durationSeconds);
}

/** Levels of ITU-T H.264 table A-1: level_idc, macroblocks per second, macroblocks per frame, bits per second (High). */
const levels = [
  [30, 40500, 1620, 12_500_000],
  [31, 108000, 3600, 17_500_000],
  [32, 216000, 5120, 25_000_000],
  [40, 245760, 8192, 25_000_000],
  [42, 522240, 8704, 62_500_000],
  [50, 589824, 22080, 168_750_000],
  [51, 983040, 36864, 300_000_000],
  [52, 2073600, 36864, 300_000_000],
] as const;

/** The codec string of H.264 High at the lowest level that allows the size and rate, or `null` where none does. */
export function avcCodecString(width: number, height: number, frameRate: number): string | null {
  const macroblocks = Math.ceil(width / 16) * Math.ceil(height / 16);
  const bitrate = videoBitrate(width, height, frameRate);
  const level = levels.find(
    ([, perSecond, perFrame, most]) =>
      macroblocks <= perFrame && macroblocks * frameRate <= perSecond && bitrate <= most,
  );
  return level ? `avc1.6400${level[0].toString(16)}` : null;
}
