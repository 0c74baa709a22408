import { bt709Limited } from "~/export/color-space";
import { encodeSegment } from "~/export/segments/encode-segment";
import type { StoredDecoderConfig } from "~/export/segments/encoded-segment";
import { readsI420 } from "~/export/yuv/reads-i420";

/** What an encoder's packets say of themselves, from one grey frame; `null` where the browser takes no frames in I420. */
export async function encoderConfigOf(config: VideoEncoderConfig): Promise<StoredDecoderConfig | null> {
  if (!(await readsI420())) return null;
  const { width, height } = config;
  const grey = new Uint8Array(width * height * 1.5).fill(128);
  const { finished } = await encodeSegment({
    segment: { index: 0, startFrame: 0, endFrame: 1 },
    frameRate: 1,
    config,
    signal: new AbortController().signal,
    paint: async (_frame, timestamp) =>
      new VideoFrame(grey, {
        format: "I420",
        codedWidth: width,
        codedHeight: height,
        timestamp,
        colorSpace: bt709Limited,
      }),
  });
  return (await finished).config;
}
