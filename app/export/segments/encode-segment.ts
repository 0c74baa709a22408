import { joinChunks } from "~/export/segments/encoded-packets";
import type { EncodedSegment } from "~/export/segments/encoded-segment";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import type { LaneEncoder } from "~/export/segments/lane-encoder";
import type { Segment } from "~/export/segments/split-segments";
import { KEY_FRAME_INTERVAL_SECONDS } from "~/export/video-settings";

export interface SegmentOrder {
  segment: Segment;
  /** Closed when the segment fails. */
  encoder: LaneEncoder;
  /** Frame of the video as pixels, timed as the encoder wants it; closed here. */
  paint: (frameIndex: number, timestampMicroseconds: number) => Promise<VideoFrame>;
  signal: AbortSignal;
  /** Called when a frame has been handed to the encoder, with the number of this segment's frames so far. */
  onFrame?: (framesDone: number) => void;
}

/**
 * Draws a segment's frames into an encoder. Resolves when the last frame has been handed over; the packets come with
 * `finished`, so that drawing the next segment goes on while the encoder still works. Rejects, as `finished` does, with
 * an EncoderLostError where the encoder died, and with the signal's reason at once when aborted.
 */
export async function encodeSegment(order: SegmentOrder): Promise<{ finished: Promise<EncodedSegment> }> {
  const { segment, encoder, signal } = order;
  const abort = () => encoder.close();
  signal.addEventListener("abort", abort);
  const fail = (thrown: unknown): unknown => {
    signal.removeEventListener("abort", abort);
    encoder.close();
    if (signal.aborted) return signal.reason;
    return isCodecError(thrown) ? new EncoderLostError({ cause: thrown }) : thrown;
  };

  try {
    const keyFrameInterval = KEY_FRAME_INTERVAL_SECONDS * encoder.frameRate;
    encoder.begin(segment.endFrame - segment.startFrame);
    for (let index = segment.startFrame; index < segment.endFrame; index++) {
      signal.throwIfAborted();
      const place = index - segment.startFrame;
      const frame = await order.paint(index, encoder.nextTimestamp);
      await encoder.encode(frame, place % keyFrameInterval === 0);
      order.onFrame?.(place + 1);
    }
  } catch (thrown) {
    throw fail(thrown);
  }

  const finish = async (): Promise<EncodedSegment> => {
    try {
      const { packets, config } = await encoder.finish();
      signal.removeEventListener("abort", abort);
      return {
        packets: packets.map(({ bytes, isKey, frame }) => ({ isKey, frame, sizeBytes: bytes.length })),
        data: joinChunks(packets.map(({ bytes }) => bytes)),
        config,
      };
    } catch (thrown) {
      throw fail(thrown);
    }
  };
  const finished = finish();
  // Whoever takes the segments in order may come to this one only later.
  finished.catch(() => {});
  return { finished };
}

/** What `encode` throws on an encoder that has died meanwhile. */
function isCodecError(thrown: unknown): boolean {
  return thrown instanceof DOMException && ["InvalidStateError", "OperationError"].includes(thrown.name);
}
