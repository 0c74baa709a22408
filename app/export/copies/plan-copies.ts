import {
  type AvcDescription,
  joinAvcDescriptions,
  readAvcDescription,
  writeAvcDescription,
} from "~/export/copies/avc-description";
import { encoderConfigOf } from "~/export/copies/encoder-config";
import { type CopiedRun, descriptionOf, findCopies, isJoinable } from "~/export/copies/find-copies";
import { MOST_VIDEOS, renumberSets } from "~/export/copies/renumber";
import { untouchedRuns } from "~/export/copies/untouched-runs";
import type { StoredDecoderConfig } from "~/export/segments/encoded-segment";
import type { Segment } from "~/export/segments/split-segments";
import type { ClipFile } from "~/media/load-clips";
import type { Composition } from "~/scene/composition";

/** A clip of more bits than this times those of the export is encoded anew: the file would become too large. */
const LARGEST_BITRATE_RATIO = 2;

/** How packets of clips and those of the encoder stand in one track. */
export interface SharedTrack {
  /** What the encoder's own packets must say of themselves. */
  encoder: StoredDecoderConfig;
  /** What the track says: the parameter sets of all. */
  joined: StoredDecoderConfig;
}

export interface CopyPlan {
  segments: { segment: Segment; copy: CopiedRun | null }[];
  /** `null` where nothing is copied. */
  track: SharedTrack | null;
}

/**
 * Cuts segments where packets of clips can be copied instead of encoding their frames. A clip that cannot be, in part or as a
 * whole, is encoded as ever: nothing here fails.
 */
export async function planCopies(
  composition: Composition,
  segments: readonly Segment[],
  frameRate: number,
  encoder: VideoEncoderConfig,
  clipFile: (assetId: string) => ClipFile | undefined,
): Promise<CopyPlan> {
  const asTheyAre = { segments: segments.map((segment) => ({ segment, copy: null })), track: null };
  try {
    if (!encoder.codec.startsWith("avc1")) return asTheyAre;
    const videos: AvcDescription[] = [];
    const numbers = new Map<string, number>();
    const copies: CopiedRun[] = [];
    for (const run of untouchedRuns(composition, frameRate, segments.at(-1)?.endFrame ?? 0)) {
      const { assetId } = run.layer;
      const file = clipFile(assetId);
      const description = file && (await descriptionOf(file, composition));
      if (!file || !description) continue;
      const number = numbers.get(assetId) ?? videos.length;
      if (number === MOST_VIDEOS) continue;
      const most = (encoder.bitrate ?? 0) * LARGEST_BITRATE_RATIO;
      const found = await findCopies(run, frameRate, file, description, number, most);
      if (found.length > 0 && !numbers.has(assetId)) {
        numbers.set(assetId, number);
        videos.push(renumberSets(description, number));
      }
      copies.push(...found);
    }
    const track = copies.length > 0 ? await shareTrack(composition, encoder, videos) : null;
    return track ? { segments: cutAround(segments, copies), track } : asTheyAre;
  } catch {
    return asTheyAre;
  }
}

/** The track of an encoder and of some videos; `null` where the encoder's packets cannot stand beside others. */
async function shareTrack(
  size: { width: number; height: number },
  encoder: VideoEncoderConfig,
  videos: readonly AvcDescription[],
): Promise<SharedTrack | null> {
  const own = await encoderConfigOf(encoder);
  if (!own?.description) return null;
  const description = readAvcDescription(Uint8Array.from(own.description));
  if (description.lengthBytes !== 4 || !isJoinable(description, size)) return null;
  const joined = joinAvcDescriptions([description, ...videos]);
  const hex = (value: number) => value.toString(16).padStart(2, "0");
  return {
    encoder: own,
    joined: {
      ...own,
      codec: `avc1.${hex(joined.profile)}${hex(joined.compatibility)}${hex(joined.level)}`,
      description: [...writeAvcDescription(joined)],
    },
  };
}

/** Segments without their copied frames, and these as segments of their own. */
function cutAround(segments: readonly Segment[], copies: readonly CopiedRun[]): CopyPlan["segments"] {
  const pieces: CopyPlan["segments"] = [];
  const add = (startFrame: number, endFrame: number, copy: CopiedRun | null) => {
    if (startFrame < endFrame) pieces.push({ segment: { index: pieces.length, startFrame, endFrame }, copy });
  };
  let from = 0;
  for (const { endFrame } of segments) {
    for (const copy of copies) {
      if (copy.startFrame < from || copy.startFrame >= endFrame) continue;
      add(from, copy.startFrame, null);
      add(copy.startFrame, copy.endFrame, copy);
      from = copy.endFrame;
    }
    add(from, endFrame, null);
    from = Math.max(from, endFrame);
  }
  return pieces;
}
