import { canEncodeVideo, Quality } from "mediabunny";
import { ExportError } from "~/export/export-error";
import { avcCodecString, type FrameRate, videoBitrate } from "~/export/video-settings";
import type { Composition } from "~/scene/composition";

/**
 * The codec string to encode a composition with, once the browser has said that it can. Throws an ExportError with code
 * `size-unsupported` or `video-codec-unsupported`.
 */
export async function requireAvcEncoder(composition: Composition, frameRate: FrameRate): Promise<string> {
  const { width, height } = composition;
  if (width % 2 !== 0 || height % 2 !== 0) throw new ExportError("size-unsupported");
  const fullCodecString = avcCodecString(width, height, frameRate);
  if (!fullCodecString) throw new ExportError("video-codec-unsupported");
  const quality = new Quality({ bitrate: videoBitrate(width, height, frameRate) });
  const supported = await canEncodeVideo("avc", { width, height, frameRate, quality, fullCodecString });
  if (!supported) throw new ExportError("video-codec-unsupported");
  return fullCodecString;
}
