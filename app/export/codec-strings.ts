import type { VideoCodec } from "~/export/video-settings";

/** Levels of ITU-T H.264 table A-1: level_idc, macroblocks per second, macroblocks per frame, bits per second (High). */
const avcLevels = [
  [30, 40500, 1620, 12_500_000],
  [31, 108000, 3600, 17_500_000],
  [32, 216000, 5120, 25_000_000],
  [40, 245760, 8192, 25_000_000],
  [42, 522240, 8704, 62_500_000],
  [50, 589824, 22080, 168_750_000],
  [51, 983040, 36864, 300_000_000],
  [52, 2073600, 36864, 300_000_000],
] as const;

/** Levels of the VP9 bitstream specification, annex A: level, luma samples per second, luma samples per picture. */
const vp9Levels = [
  [30, 20736000, 552960],
  [31, 36864000, 983040],
  [40, 83558400, 2228224],
  [41, 160432128, 2228224],
  [50, 311951360, 8912896],
  [51, 588251136, 8912896],
] as const;

/** Levels of the AV1 specification, annex A.3: seq_level_idx, display samples per second, picture size. */
const av1Levels = [
  [4, 24969600, 665856],
  [5, 39938400, 1065024],
  [8, 77856768, 2359296],
  [9, 155713536, 2359296],
  [12, 273715200, 8912896],
  [13, 547430400, 8912896],
] as const;

export interface CodedVideo {
  width: number;
  height: number;
  frameRate: number;
  bitrate: number;
}

/**
 * The codec string at the lowest level that allows size and rate, or `null` where none does: H.264 High, VP9 profile 0,
 * AV1 Main; 8 bits, 4:2:0.
 */
export function codecString(
  codec: VideoCodec,
  { width, height, frameRate, bitrate }: CodedVideo,
): string | null {
  if (codec === "avc") {
    const macroblocks = Math.ceil(width / 16) * Math.ceil(height / 16);
    const level = avcLevels.find(
      ([, perSecond, perFrame, most]) =>
        macroblocks <= perFrame && macroblocks * frameRate <= perSecond && bitrate <= most,
    );
    return level ? `avc1.6400${level[0].toString(16)}` : null;
  }
  const levels = codec === "vp9" ? vp9Levels : av1Levels;
  const samples = width * height;
  const level = levels.find(
    ([, perSecond, perPicture]) => samples <= perPicture && samples * frameRate <= perSecond,
  );
  if (!level) return null;
  return codec === "vp9" ? `vp09.00.${level[0]}.08` : `av01.0.${String(level[0]).padStart(2, "0")}M.08`;
}
