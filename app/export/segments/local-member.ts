import type { CrewMember } from "~/export/segments/crew-member";
import { encodeSegment } from "~/export/segments/encode-segment";
import { leaveEncoder, takeEncoder } from "~/export/segments/kept-encoders";
import type { LaneEncoder } from "~/export/segments/lane-encoder";
import type { VideoPainter } from "~/export/video-painter";

export interface LocalMemberOptions {
  /** One for each segment that is drawn at the same time. */
  painters: readonly VideoPainter[];
  frameRate: number;
  config: VideoEncoderConfig;
  signal: AbortSignal;
  onFrame: (segmentIndex: number, framesDone: number) => void;
}

interface Lane {
  painter: VideoPainter;
  encoder: LaneEncoder | null;
}

/** Draws segments in turn in this worker: while one waits for its encoder, whose threads are the browser's, another draws. */
export function localMember({
  painters,
  frameRate,
  config,
  onFrame,
  signal,
}: LocalMemberOptions): CrewMember {
  const ending = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const lanes: Lane[] = painters.map((painter) => ({ painter, encoder: null }));
  const idle = [...lanes];
  return {
    lanes: painters.length,
    start(segment) {
      const lane = idle.pop();
      if (!lane) throw new Error("All lanes are at work.");
      if (!lane.encoder?.takesAnother) lane.encoder = takeEncoder(config, frameRate);
      const handedOver = encodeSegment({
        segment,
        encoder: lane.encoder,
        paint: lane.painter.paint,
        signal: AbortSignal.any([signal, ending.signal]),
        onFrame: (framesDone) => onFrame(segment.index, framesDone),
      });
      const release = () => {
        idle.push(lane);
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
      for (const { encoder } of lanes) {
        if (signal.aborted) encoder?.close();
        else if (encoder) leaveEncoder(encoder);
      }
    },
  };
}
