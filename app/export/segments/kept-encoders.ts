import { LaneEncoder } from "~/export/segments/lane-encoder";

/** As many as an export has lanes. */
const MOST_KEPT = 2;
const kept: LaneEncoder[] = [];

/**
 * An encoder for a lane: one that an earlier export of this worker has left where the configuration is the same, since a video is
 * often made again with a word changed, else a new one. What is left of another configuration is closed.
 */
export function takeEncoder(config: VideoEncoderConfig, frameRate: number): LaneEncoder {
  while (kept.length > 0) {
    const encoder = kept.pop()!;
    if (encoder.takesAnother && encoder.isFor(config, frameRate)) return encoder;
    encoder.close();
  }
  return new LaneEncoder(config, frameRate);
}

/** Leaves an encoder to the next export. One that dies is closed, and so is one of the machine's own: it has few of them. */
export function leaveEncoder(encoder: LaneEncoder): void {
  if (encoder.outlastsExport && kept.length < MOST_KEPT) kept.push(encoder);
  else encoder.close();
}
