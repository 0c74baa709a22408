/** Studio-range BT.709: what players assume of video, and what other encoders write. */
const colorSpace: VideoColorSpaceInit = {
  primaries: "bt709",
  transfer: "bt709",
  matrix: "bt709",
  fullRange: false,
};

/**
 * The canvas as a frame to encode. Frames made straight from a canvas are encoded with full-range colour, which many players
 * show too dark or too light; the same pixels declared as limited-range BT.709 are converted and tagged by the encoder.
 * The caller closes the frame.
 */
export async function limitedRangeFrame(
  canvas: OffscreenCanvas,
  timing: { timestampSeconds: number; durationSeconds: number },
): Promise<VideoFrame> {
  const timestamp = Math.round(timing.timestampSeconds * 1e6);
  const duration = Math.round(timing.durationSeconds * 1e6);
  const drawn = new VideoFrame(canvas, { timestamp, duration });
  const { format } = drawn;
  // Null only where the browser keeps pixels in a form of its own; then its own colour handling has to do.
  if (!format) return drawn;
  try {
    const pixels = new Uint8Array(drawn.allocationSize());
    const layout = await drawn.copyTo(pixels);
    // Handing the memory over saves a copy; TypeScript's DOM library does not know `transfer` yet.
    const init: VideoFrameBufferInit & { transfer: ArrayBuffer[] } = {
      format,
      codedWidth: canvas.width,
      codedHeight: canvas.height,
      layout,
      timestamp,
      duration,
      colorSpace,
      transfer: [pixels.buffer],
    };
    return new VideoFrame(pixels, init);
  } finally {
    drawn.close();
  }
}
