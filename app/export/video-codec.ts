import { codecString } from "~/export/codec-strings";
import { ExportError } from "~/export/export-error";
import { type VideoCodec, videoBitrate } from "~/export/video-settings";
import type { Composition } from "~/scene/composition";

/**
 * The states an encoder for a composition can be in, once the browser has said that it can, the fastest first: by hardware where
 * the machine has an encoder, then as the browser chooses. Throws like `requireVideoEncoder`. Chromium says yes to
 * `prefer-hardware` only where there is such an encoder; it may still fail, or say nothing, under way.
 */
export async function requireVideoEncoders(
  composition: Composition,
  frameRate: number,
  codec: VideoCodec,
): Promise<[VideoEncoderConfig, ...VideoEncoderConfig[]]> {
  const usual = await requireVideoEncoder(composition, frameRate, codec);
  const hardware: VideoEncoderConfig = { ...usual, hardwareAcceleration: "prefer-hardware" };
  return (await canEncode(hardware)) ? [hardware, usual] : [usual];
}

/** Whether a state asks for an encoder of the machine's own. */
export function isHardware({ hardwareAcceleration }: VideoEncoderConfig): boolean {
  return hardwareAcceleration === "prefer-hardware";
}

/**
 * The encoder state for a composition, once the browser has said that it can. Throws an ExportError with code
 * `size-unsupported` or `video-codec-unsupported`.
 *
 * Measured in software at 1080×1920: latency mode, bitrate mode, profile and acceleration preference make no difference
 * to the speed of H.264 beyond noise, and a content hint of `detail` halves the size at two thirds of the speed and
 * a softer picture, so the defaults stand. AV1 is only fast enough in its real-time mode.
 */
export async function requireVideoEncoder(
  composition: Composition,
  frameRate: number,
  codec: VideoCodec,
): Promise<VideoEncoderConfig> {
  const { width, height } = composition;
  if (width % 2 !== 0 || height % 2 !== 0) throw new ExportError("size-unsupported");
  const bitrate = videoBitrate(composition, frameRate, codec);
  const fullCodecString = codecString(codec, { width, height, frameRate, bitrate });
  if (!fullCodecString) throw new ExportError("video-codec-unsupported");
  const config: VideoEncoderConfig = {
    codec: fullCodecString,
    width,
    height,
    framerate: frameRate,
    bitrate,
    bitrateMode: "variable",
    latencyMode: codec === "av1" ? "realtime" : "quality",
    ...(codec === "avc" ? { avc: { format: "avc" } } : {}),
  };
  if (!(await canEncode(config))) throw new ExportError("video-codec-unsupported");
  return config;
}

/** By configuration: it does not change while a page or a worker lives, and videos of a table ask hundreds of times. */
const answers = new Map<string, Promise<boolean>>();

function canEncode(config: VideoEncoderConfig): Promise<boolean> {
  if (typeof VideoEncoder === "undefined") return Promise.resolve(false);
  const key = JSON.stringify(config);
  let answer = answers.get(key);
  if (!answer) {
    answer = VideoEncoder.isConfigSupported(config).then(
      ({ supported }) => supported === true,
      () => false,
    );
    answers.set(key, answer);
  }
  return answer;
}
