import type { KeyedSegment } from "~/export/segments/produce-segments";
import { segmentKey } from "~/export/segments/segment-key";
import type { SegmentStore } from "~/export/segments/segment-store";
import { splitSegments } from "~/export/segments/split-segments";
import type { Composition } from "~/scene/composition";

/** In a build the address names this code's content, so that another build does not take this one's segments. */
const code = import.meta.url;

export interface SegmentPlan {
  segments: KeyedSegment[];
  /** Indexes of the segments that are in the store. */
  stored: Set<number>;
  framesReused: number;
}

/** The segments of a video, and which of them are encoded already. */
export async function planSegments(
  composition: Composition,
  frames: { frameRate: number; frameCount: number },
  config: VideoEncoderConfig,
  failedMediaIds: readonly string[],
  store: SegmentStore,
): Promise<SegmentPlan> {
  const encoder = { ...config, browser: navigator.userAgent };
  const segments: KeyedSegment[] = [];
  const stored = new Set<number>();
  let framesReused = 0;
  for (const segment of splitSegments(composition, frames.frameRate, frames.frameCount)) {
    const key = await segmentKey(composition, segment, {
      frameRate: frames.frameRate,
      encoder,
      code,
      failedMediaIds,
    });
    segments.push({ segment, key });
    if (await store.has(key)) {
      stored.add(segment.index);
      framesReused += segment.endFrame - segment.startFrame;
    }
  }
  return { segments, stored, framesReused };
}
