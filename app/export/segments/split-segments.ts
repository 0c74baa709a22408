import { KEY_FRAME_INTERVAL_SECONDS } from "~/export/video-settings";
import type { Composition } from "~/scene/composition";

/** A stretch of frames that is encoded on its own and begins with a key frame. */
export interface Segment {
  index: number;
  startFrame: number;
  /** The first frame of the next segment. */
  endFrame: number;
}

/** A key frame costs as much as many others; a stretch shorter than this joins the one before it. */
const SHORTEST_SECONDS = 0.2;
/**
 * Key frames are no further apart, so a cut costs nothing. Two segments are encoded at once: one scene that is encoded again
 * is two of them, too.
 */
const LONGEST_SECONDS = KEY_FRAME_INTERVAL_SECONDS;

/**
 * Cuts a video where scenes begin and where the last of their layers has gone, so that a transition is a segment of
 * its own: when one scene changes, what is between its neighbours' transitions stays as it was. Long stretches are
 * cut evenly. Frame i shows the time i/frameRate.
 */
export function splitSegments(composition: Composition, frameRate: number, frameCount: number): Segment[] {
  const firstFrameAt = (seconds: number) => Math.ceil(seconds * frameRate - 1e-6);
  const cuts = [...composition.sceneStartsSeconds, ...sceneEnds(composition)]
    .map(firstFrameAt)
    .filter((frame) => frame > 0 && frame < frameCount)
    .sort((a, b) => a - b);

  const shortest = Math.ceil(SHORTEST_SECONDS * frameRate);
  const starts = [0];
  for (const cut of cuts) {
    if (cut - starts.at(-1)! >= shortest && frameCount - cut >= shortest) starts.push(cut);
  }
  const segments: Segment[] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? frameCount;
    const parts = Math.ceil((end - start) / (LONGEST_SECONDS * frameRate));
    for (let part = 0; part < parts; part++) {
      segments.push({
        index: segments.length,
        startFrame: start + Math.round(((end - start) * part) / parts),
        endFrame: start + Math.round(((end - start) * (part + 1)) / parts),
      });
    }
  }
  return segments;
}

function sceneEnds({ layers }: Composition): number[] {
  const ends = new Map<number, number>();
  for (const { sceneIndex, endSeconds } of layers) {
    if (sceneIndex !== undefined) ends.set(sceneIndex, Math.max(ends.get(sceneIndex) ?? 0, endSeconds));
  }
  return [...ends.values()];
}
