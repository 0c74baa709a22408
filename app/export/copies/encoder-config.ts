import { bt709Limited } from "~/export/color-space";
import type { StoredDecoderConfig } from "~/export/segments/encoded-segment";
import { LaneEncoder } from "~/export/segments/lane-encoder";
import { readsI420 } from "~/export/yuv/reads-i420";

/** What an encoder's packets say of themselves, from one grey frame; `null` where the browser takes no frames in I420. */
export async function encoderConfigOf(config: VideoEncoderConfig): Promise<StoredDecoderConfig | null> {
  if (!(await readsI420())) return null;
  const { width, height } = config;
  const grey = new Uint8Array(width * height * 1.5).fill(128);
  const encoder = new LaneEncoder(config, 1);
  try {
    encoder.begin(1);
    const frame = new VideoFrame(grey, {
      format: "I420",
      codedWidth: width,
      codedHeight: height,
      timestamp: encoder.nextTimestamp,
      colorSpace: bt709Limited,
    });
    await encoder.encode(frame, true);
    return (await encoder.finish()).config;
  } finally {
    encoder.close();
  }
}
