import type { VideoSample } from "mediabunny";
import type { Picture } from "~/engine/canvas";
import { type ColorConversion, conversionOf } from "~/media/color-conversion";

/**
 * A clip's frame as its decoder gave it, whole and of the size it has upright. Its samples are what encoders take, luma and
 * chroma apart; it cannot be drawn on a canvas.
 */
export class DecodedFrame implements Picture {
  readonly width: number;
  readonly height: number;

  /** The sample is closed by whoever decoded it. `conversion` makes it limited-range BT.709. */
  constructor(
    readonly sample: VideoSample,
    readonly conversion: ColorConversion | "none",
  ) {
    this.width = sample.displayWidth;
    this.height = sample.displayHeight;
  }
}

/** The frame for painters that need no canvas; `null` where its format, colours or shape have to be converted by one. */
export function decodedFrameOf(sample: VideoSample): DecodedFrame | null {
  const { format, colorSpace, visibleRect, pixelAspectRatio } = sample;
  const isPlain =
    (format === "I420" || format === "NV12") &&
    pixelAspectRatio.num === pixelAspectRatio.den &&
    visibleRect.width % 2 === 0 &&
    visibleRect.height % 2 === 0 &&
    sample.rotation !== 180 &&
    !sample.flip;
  const conversion = conversionOf(colorSpace);
  return isPlain && conversion ? new DecodedFrame(sample, conversion) : null;
}
