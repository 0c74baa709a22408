import { encodeSegment } from "~/export/segments/encode-segment";
import type { SegmentEncoder } from "~/export/segments/produce-segments";
import type { VideoPainter } from "~/export/video-painter";

export interface LocalEncoderOptions {
  /** As many as segments are under way at the same time. */
  painters: readonly VideoPainter[];
  frameRate: number;
  config: VideoEncoderConfig;
  signal: AbortSignal;
  onFrame: (segmentIndex: number, framesDone: number) => void;
}

/**
 * Encodes segments in this worker, as many at the same time as there are painters: while one waits for its encoder, which
 * works on threads of the browser's, another one draws.
 */
export function localSegmentEncoder(options: LocalEncoderOptions): SegmentEncoder {
  const { painters, frameRate, config, signal, onFrame } = options;
  const idle = [...painters];
  /** Settles when a painter that was at work has handed over its last frame. */
  const atWork = new Set<Promise<unknown>>();
  return {
    ahead: painters.length,
    async start(segment) {
      while (idle.length === 0) await Promise.race(atWork);
      const painter = idle.pop()!;
      const drawn = encodeSegment({
        segment,
        frameRate,
        config,
        signal,
        paint: painter.paint,
        onFrame: (framesDone) => onFrame(segment.index, framesDone),
      });
      const end = drawn.then(
        () => {},
        () => {},
      );
      atWork.add(end);
      void end.then(() => {
        atWork.delete(end);
        idle.push(painter);
      });
      const finished = drawn.then(({ finished: encoded }) => encoded);
      finished.catch(() => {});
      return { finished };
    },
    close() {},
  };
}
