import { encodeSegment } from "~/export/segments/encode-segment";
import type { SegmentEncoder } from "~/export/segments/produce-segments";
import type { VideoPainter } from "~/export/video-painter";

export interface LocalEncoderOptions {
  painter: VideoPainter;
  frameRate: number;
  config: VideoEncoderConfig;
  signal: AbortSignal;
  onFrame: (segmentIndex: number, framesDone: number) => void;
}

/** Encodes one segment after the other in this worker; the encoder finishes one while the next is drawn. */
export function localSegmentEncoder(options: LocalEncoderOptions): SegmentEncoder {
  const { painter, frameRate, config, signal, onFrame } = options;
  return {
    ahead: 1,
    start: (segment) =>
      encodeSegment({
        segment,
        frameRate,
        config,
        signal,
        paint: painter.paint,
        onFrame: (framesDone) => onFrame(segment.index, framesDone),
      }),
    close() {},
  };
}
