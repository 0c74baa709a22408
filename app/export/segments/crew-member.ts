import type { EncodedSegment } from "~/export/segments/encoded-segment";
import type { Segment } from "~/export/segments/split-segments";

/** Draws and encodes a few segments at the same time, in this worker or one of its own. */
export interface CrewMember {
  /** Segments it can draw at the same time. */
  readonly lanes: number;
  start(segment: Segment): StartedSegment;
  /** Ends what is under way, and resolves when nothing of it is open. */
  close(): Promise<void>;
}

export interface StartedSegment {
  /** Settles, and never rejects, when the last frame is with the encoder: another segment can be drawn. */
  drawn: Promise<void>;
  /** Rejects with an EncoderLostError where another try may succeed. */
  finished: Promise<EncodedSegment>;
}
