import { copySegment } from "~/export/copies/copy-packets";
import type { CopiedRun } from "~/export/copies/find-copies";
import { ExportError } from "~/export/export-error";
import {
  type EncodedSegment,
  type PacketEntry,
  type StoredDecoderConfig,
  sameConfig,
} from "~/export/segments/encoded-segment";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import type { SegmentStore } from "~/export/segments/segment-store";
import type { Segment } from "~/export/segments/split-segments";

/** Draws and encodes segments, one in this worker or several in workers of their own. */
export interface SegmentEncoder {
  /** Segments that may be under way beside the one that is waited for. */
  readonly ahead: number;
  /** Resolves when the next one can be started; rejects, as `finished` does, with an EncoderLostError at worst. */
  start(segment: Segment): Promise<{ finished: Promise<EncodedSegment> }>;
  close(): Promise<void>;
}

const ATTEMPTS = 3;

/** A segment to be encoded, under the key of what its packets depend on, or to be copied: that is never stored. */
export type PlannedSegment =
  | { segment: Segment; key: string; copy?: undefined }
  | { segment: Segment; copy: CopiedRun; config: StoredDecoderConfig };

/**
 * Every segment in order: taken from the store where it is there, copied from a clip, or else encoded and stored. A segment
 * whose encoder dies is tried again; then an ExportError `encoder-lost` is thrown, and what was finished stays in the
 * store for the next time. What cannot be copied after all is encoded. `reference` is what packets of the encoder have to
 * say of themselves, where that is known before the first of them.
 */
export async function* produceSegments(
  segments: readonly PlannedSegment[],
  encoder: SegmentEncoder,
  store: SegmentStore,
  reference: StoredDecoderConfig | null = null,
): AsyncGenerator<EncodedSegment> {
  type Origin = { from: "store" | "encoder"; key: string } | { from: "clip" };
  const underWay: { segment: Segment; finished: Promise<EncodedSegment>; origin: Origin }[] = [];
  let ofTrack = reference;

  const encode = (segment: Segment) => withRetries(encoder, segment, begin(encoder, segment));

  const next = async (): Promise<EncodedSegment> => {
    const { segment, finished, origin } = underWay.shift()!;
    let made: EncodedSegment;
    if (origin.from === "clip") {
      const copied = await finished.catch(() => null);
      if (copied) return copied;
      made = await encode(segment);
    } else if (origin.from === "encoder") {
      made = await withRetries(encoder, segment, finished);
      await store.put(origin.key, made);
    } else {
      made = await finished;
      if (ofTrack && !sameConfig(ofTrack, made.config)) {
        made = await encode(segment);
        await store.put(origin.key, made);
      }
    }
    ofTrack ??= made.config;
    // Another encoder took over in between; segments of two do not fit into one track.
    if (!sameConfig(ofTrack, made.config)) {
      await store.clear(new Set());
      throw new ExportError("encoder-lost");
    }
    return made;
  };

  try {
    for (const planned of segments) {
      const { segment } = planned;
      if (planned.copy) {
        const finished = copySegment(planned.copy, planned.config);
        finished.catch(() => {});
        underWay.push({ segment, finished, origin: { from: "clip" } });
      } else {
        const { key } = planned;
        const stored = await store.get<PacketEntry, StoredDecoderConfig>(key);
        const { finished } = stored ? { finished: Promise.resolve(stored) } : await started(encoder, segment);
        underWay.push({ segment, finished, origin: { from: stored ? "store" : "encoder", key } });
      }
      while (underWay.length > encoder.ahead) yield await next();
    }
    while (underWay.length > 0) yield await next();
  } finally {
    await encoder.close();
  }
}

/** Resolves when the segment is under way, with what comes of it. */
async function started(
  encoder: SegmentEncoder,
  segment: Segment,
): Promise<{ finished: Promise<EncodedSegment> }> {
  return encoder.start(segment).catch((error: unknown) => {
    const finished = Promise.reject<EncodedSegment>(error);
    finished.catch(() => {});
    return { finished };
  });
}

async function begin(encoder: SegmentEncoder, segment: Segment): Promise<EncodedSegment> {
  return (await encoder.start(segment)).finished;
}

async function withRetries(
  encoder: SegmentEncoder,
  segment: Segment,
  first: Promise<EncodedSegment>,
): Promise<EncodedSegment> {
  let attempt = first;
  for (let tried = 1; ; tried++) {
    try {
      return await attempt;
    } catch (thrown) {
      if (!(thrown instanceof EncoderLostError)) throw thrown;
      if (tried === ATTEMPTS || thrown.isSilent)
        throw new ExportError("encoder-lost", { cause: thrown.cause });
      attempt = begin(encoder, segment);
    }
  }
}
