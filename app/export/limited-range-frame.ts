import { bt709Limited } from "~/export/color-space";

/**
 * The canvas as a frame to encode, with times in microseconds. Frames made straight from a canvas are encoded with full-range
 * colour, which many players show too dark or too light; the same pixels declared as limited-range BT.709 are converted
 * and tagged by the encoder. `pixels` is scratch memory of four bytes per pixel, free again when the promise
 * resolves: the frame holds a copy. Measured at 1080×1920 in software, a fresh buffer per frame halves the speed of the
 * whole export (page faults), while this copy costs half a millisecond. The caller closes the frame.
 */
export async function limitedRangeFrame(
  canvas: OffscreenCanvas,
  pixels: Uint8Array<ArrayBuffer>,
  { timestamp, duration }: { timestamp: number; duration: number },
): Promise<VideoFrame> {
  const drawn = new VideoFrame(canvas, { timestamp, duration });
  const { format } = drawn;
  // Null only where the browser keeps pixels in a form of its own; then its own colour handling has to do.
  if (!format || drawn.allocationSize() > pixels.length) return drawn;
  try {
    const layout = await drawn.copyTo(pixels);
    return new VideoFrame(pixels, {
      format,
      codedWidth: canvas.width,
      codedHeight: canvas.height,
      layout,
      timestamp,
      duration,
      colorSpace: bt709Limited,
    });
  } finally {
    drawn.close();
  }
}
