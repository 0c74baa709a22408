import { planCopies, type SharedTrack } from "~/export/copies/plan-copies";
import type { PlannedSegment } from "~/export/segments/produce-segments";
import { type KeyContext, segmentKey } from "~/export/segments/segment-key";
import type { SegmentStore } from "~/export/segments/segment-store";
import { splitSegments } from "~/export/segments/split-segments";
import type { ClipFile } from "~/media/load-clips";
import type { Composition } from "~/scene/composition";

/** In a build the address names this code's content, so that another build does not take this one's segments. */
const code = import.meta.url;

export interface SegmentPlan {
  segments: PlannedSegment[];
  /** Indexes of the segments that are in the store. */
  stored: Set<number>;
  framesReused: number;
  framesCopied: number;
  /** What the track says of itself where packets of clips stand in it, too. */
  track: SharedTrack | null;
}

/** The segments of a video: which of them are encoded already, and which are copied from clips. */
export async function planSegments(
  composition: Composition,
  frames: { frameRate: number; frameCount: number },
  config: VideoEncoderConfig,
  { failedMediaIds, mediaVersions }: Pick<KeyContext, "failedMediaIds" | "mediaVersions">,
  store: SegmentStore,
  clipFile: (assetId: string) => ClipFile | undefined,
): Promise<SegmentPlan> {
  const encoder = { ...config, browser: navigator.userAgent };
  const segments: PlannedSegment[] = [];
  const stored = new Set<number>();
  let framesReused = 0;
  let framesCopied = 0;
  const cut = splitSegments(composition, frames.frameRate, frames.frameCount);
  const plan = await planCopies(composition, cut, frames.frameRate, config, clipFile);
  // Asked all at once: each answer comes from another process.
  const asked = await Promise.all(
    plan.segments.map(async ({ segment, copy }) => {
      if (copy && plan.track) {
        return { planned: { segment, copy, config: plan.track.joined }, isStored: false };
      }
      const key = await segmentKey(composition, segment, {
        frameRate: frames.frameRate,
        encoder,
        code,
        failedMediaIds,
        mediaVersions,
      });
      return { planned: { segment, key }, isStored: await store.has(key) };
    }),
  );
  for (const { planned, isStored } of asked) {
    const { index, startFrame, endFrame } = planned.segment;
    segments.push(planned);
    if (isStored) {
      stored.add(index);
      framesReused += endFrame - startFrame;
    } else if ("copy" in planned) framesCopied += endFrame - startFrame;
  }
  return { segments, stored, framesReused, framesCopied, track: plan.track };
}
