import type { CrewMember } from "~/export/segments/crew-member";
import { encodeSegment } from "~/export/segments/encode-segment";
import type { VideoPainter } from "~/export/video-painter";

export interface LocalMemberOptions {
  /** One for each segment that is drawn at the same time. */
  painters: readonly VideoPainter[];
  frameRate: number;
  config: VideoEncoderConfig;
  signal: AbortSignal;
  onFrame: (segmentIndex: number, framesDone: number) => void;
}

/** Draws segments in turn in this worker: while one waits for its encoder, whose threads are the browser's, another draws. */
export function localMember({ painters, onFrame, signal, ...order }: LocalMemberOptions): CrewMember {
  const ending = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const idle = [...painters];
  return {
    lanes: painters.length,
    start(segment) {
      const painter = idle.pop();
      if (!painter) throw new Error("All lanes are at work.");
      const handedOver = encodeSegment({
        ...order,
        signal: AbortSignal.any([signal, ending.signal]),
        segment,
        paint: painter.paint,
        onFrame: (framesDone) => onFrame(segment.index, framesDone),
      });
      const release = () => {
        idle.push(painter);
      };
      const finished = handedOver.then((under) => under.finished);
      const end = finished.then(
        () => {},
        () => {},
      );
      underWay.add(end);
      void end.then(() => underWay.delete(end));
      return { drawn: handedOver.then(release, release), finished };
    },
    async close() {
      ending.abort();
      await Promise.all(underWay);
    },
  };
}
