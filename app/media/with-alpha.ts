/**
 * A frame and the one that says how much of it shows, as one: its samples as they are, in its own colours, and the luma of the other as
 * its alpha. Both are given up. Throws where the browser keeps samples in a way that has no alpha.
 */
export async function withAlpha(color: VideoFrame, alpha: VideoFrame): Promise<VideoFrame> {
  try {
    const { format, timestamp } = color;
    const planes = format && planesOf[format];
    if (!planes) throw new Error(`Frames of ${format ?? "an unknown format"} can be given no transparency.`);
    const [width, height] = sizeOf(color);
    const pixels = width * height;
    const chroma = planes.chroma(width, height);
    const samples = new Uint8Array(pixels + 2 * chroma + pixels);
    const read = new Uint8Array(color.allocationSize());
    await color.copyTo(read);
    samples.set(read.subarray(0, pixels));
    if (!planes.isInterleaved) samples.set(read.subarray(pixels, pixels + 2 * chroma), pixels);
    else {
      for (let index = 0; index < chroma; index++) {
        samples[pixels + index] = read[pixels + 2 * index]!;
        samples[pixels + chroma + index] = read[pixels + 2 * index + 1]!;
      }
    }
    const shown = new Uint8Array(alpha.allocationSize());
    await alpha.copyTo(shown);
    samples.set(shown.subarray(0, pixels), pixels + 2 * chroma);
    const { primaries, transfer, matrix, fullRange } = color.colorSpace;
    return new VideoFrame(samples, {
      format: planes.withAlpha,
      codedWidth: width,
      codedHeight: height,
      timestamp,
      // What a file does not say is as browsers take it for frames without transparency.
      colorSpace: {
        primaries: primaries ?? "bt709",
        transfer: transfer ?? "bt709",
        matrix: matrix ?? "bt709",
        fullRange: fullRange ?? false,
      },
    });
  } finally {
    color.close();
    alpha.close();
  }
}

interface Planes {
  withAlpha: VideoPixelFormat;
  /** Samples of each of the two planes of chroma. */
  chroma(width: number, height: number): number;
  /** Both stand in one plane, in turn. */
  isInterleaved?: boolean;
}

const quarter = (width: number, height: number) => Math.ceil(width / 2) * Math.ceil(height / 2);

const planesOf: Partial<Record<VideoPixelFormat, Planes>> = {
  I420: { withAlpha: "I420A", chroma: quarter },
  NV12: { withAlpha: "I420A", chroma: quarter, isInterleaved: true },
  I422: { withAlpha: "I422A" as VideoPixelFormat, chroma: (width, height) => Math.ceil(width / 2) * height },
  I444: { withAlpha: "I444A" as VideoPixelFormat, chroma: (width, height) => width * height },
};

function sizeOf({ visibleRect, codedWidth, codedHeight }: VideoFrame): [width: number, height: number] {
  return visibleRect ? [visibleRect.width, visibleRect.height] : [codedWidth, codedHeight];
}
