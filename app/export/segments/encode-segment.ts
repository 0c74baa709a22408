import { joinChunks, storedBytes } from "~/export/segments/encoded-packets";
import type { EncodedSegment, PacketEntry, StoredDecoderConfig } from "~/export/segments/encoded-segment";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import type { Segment } from "~/export/segments/split-segments";
import { createWatchdog, noWatchdog } from "~/export/segments/watchdog";
import { isHardware } from "~/export/video-codec";
import { KEY_FRAME_INTERVAL_SECONDS } from "~/export/video-settings";

/** Frames that wait for the encoder. More would only hold memory: the encoder is never without one. */
const QUEUE_DEPTH = 4;

/** A graphics processor encodes a frame in milliseconds, and some fall silent where too many encode at once. */
const HARDWARE_PATIENCE_MS = 4000;

export interface SegmentOrder {
  segment: Segment;
  frameRate: number;
  config: VideoEncoderConfig;
  /** Frame of the video as pixels, timed from the segment's start; closed here. */
  paint: (frameIndex: number, timestampMicroseconds: number) => Promise<VideoFrame>;
  signal: AbortSignal;
  /** Called when a frame has been handed to the encoder, with the number of this segment's frames so far. */
  onFrame?: (framesDone: number) => void;
}

/**
 * Draws a segment's frames into an encoder of its own, so that its packets depend on nothing before it. Resolves when the
 * last frame has been handed over; the packets come with `finished`, so that drawing the next segment goes on while
 * the encoder still works. Rejects, as `finished` does, with an EncoderLostError where the encoder died, and with the signal's
 * reason at once when aborted.
 */
export async function encodeSegment(order: SegmentOrder): Promise<{ finished: Promise<EncodedSegment> }> {
  const { segment, frameRate, signal } = order;
  const chunks: { bytes: Uint8Array; entry: PacketEntry }[] = [];
  let config: StoredDecoderConfig | null = null;
  let failure: EncoderLostError | null = null;
  let wake: () => void = () => {};
  const watchdog = isHardware(order.config) ? createWatchdog(HARDWARE_PATIENCE_MS) : noWatchdog;
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      watchdog.heard();
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      if (metadata?.decoderConfig) config ??= storedConfig(metadata.decoderConfig, order.config);
      const frame = Math.round((chunk.timestamp / 1e6) * frameRate);
      chunks.push({ bytes, entry: { isKey: chunk.type === "key", frame, sizeBytes: bytes.length } });
    },
    error(cause) {
      failure = new EncoderLostError({ cause });
      wake();
    },
  });
  encoder.ondequeue = () => wake();
  const close = () => {
    if (encoder.state !== "closed") encoder.close();
    signal.removeEventListener("abort", abort);
  };
  const abort = () => {
    close();
    wake();
  };
  signal.addEventListener("abort", abort);

  try {
    encoder.configure(order.config);
    const keyFrameInterval = KEY_FRAME_INTERVAL_SECONDS * frameRate;
    for (let index = segment.startFrame; index < segment.endFrame; index++) {
      signal.throwIfAborted();
      const place = index - segment.startFrame;
      const frame = await order.paint(index, Math.round((place / frameRate) * 1e6));
      try {
        while (encoder.encodeQueueSize >= QUEUE_DEPTH && !failure) {
          await watchdog.watch(
            new Promise<void>((resolve) => {
              wake = resolve;
            }),
          );
        }
        if (failure) throw failure;
        signal.throwIfAborted();
        encoder.encode(frame, { keyFrame: place % keyFrameInterval === 0 });
      } finally {
        frame.close();
      }
      order.onFrame?.(place + 1);
    }
  } catch (thrown) {
    close();
    throw signal.aborted || !isCodecError(thrown)
      ? (failure ?? thrown)
      : new EncoderLostError({ cause: thrown });
  }

  const finish = async (): Promise<EncodedSegment> => {
    try {
      await watchdog.watch(encoder.flush());
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof EncoderLostError) throw cause;
      throw failure ?? new EncoderLostError({ cause });
    } finally {
      close();
    }
    if (chunks.length !== segment.endFrame - segment.startFrame || !config) throw new EncoderLostError();
    const data = joinChunks(chunks.map(({ bytes }) => bytes));
    return { packets: chunks.map(({ entry }) => entry), data, config };
  };
  const finished = finish();
  // Whoever takes the segments in order may come to this one only later.
  finished.catch(() => {});
  return { finished };
}

/** What `encode` and `configure` throw on an encoder that has died meanwhile. */
function isCodecError(thrown: unknown): boolean {
  return thrown instanceof DOMException && ["InvalidStateError", "OperationError"].includes(thrown.name);
}

function storedConfig(config: VideoDecoderConfig, encoder: VideoEncoderConfig): StoredDecoderConfig {
  const { description, colorSpace } = config;
  return {
    codec: config.codec,
    codedWidth: config.codedWidth ?? encoder.width,
    codedHeight: config.codedHeight ?? encoder.height,
    colorSpace: {
      primaries: colorSpace?.primaries ?? "bt709",
      transfer: colorSpace?.transfer ?? "bt709",
      matrix: colorSpace?.matrix ?? "bt709",
      fullRange: colorSpace?.fullRange ?? false,
    },
    description: storedBytes(description),
  };
}
