import type { EncodedSegment } from "~/export/segments/encoded-segment";
import type { Segment } from "~/export/segments/split-segments";
import type { Composition } from "~/scene/composition";

/** What a segment worker is told: first what to draw, then segment by segment. */
export type MessageToSegmentWorker =
  | {
      type: "prepare";
      composition: Composition;
      mediaUrls: Record<string, string>;
      lanes: number;
      frameRate: number;
      config: VideoEncoderConfig;
    }
  | { type: "encode"; segment: Segment };

export type MessageFromSegmentWorker =
  | { type: "frame"; segmentIndex: number; framesDone: number }
  /** The last frame is with the encoder. */
  | { type: "drawn"; segmentIndex: number }
  | { type: "encoded"; segmentIndex: number; encoded: EncodedSegment }
  /** `lost`: the encoder died, and another try may succeed. */
  | { type: "failed"; segmentIndex: number; lost: boolean; name: string; message: string };
