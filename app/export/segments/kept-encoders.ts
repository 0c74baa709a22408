import { LaneEncoder } from "~/export/segments/lane-encoder";

/** No more than an export has lanes: a new one is opened only where none is left. */
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

/** Leaves an encoder to the next export. One that has died is closed, and so is one of the machine's own: it has few of them. */
export function leaveEncoder(encoder: LaneEncoder): void {
  if (encoder.outlastsExport) kept.push(encoder);
  else encoder.close();
}
