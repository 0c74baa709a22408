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
  /** Resolves when it is under way; rejects, as `finished` does, with an EncoderLostError at worst. */
  start(segment: Segment): Promise<{ finished: Promise<EncodedSegment> }>;
  close(): Promise<void>;
}

const ATTEMPTS = 3;
/** Stored and copied segments that are read beside the one that is waited for: two seconds of a large clip are 25 MB. */
const READ_AHEAD = 3;

/** A segment to be encoded, under the key of what its packets depend on, or to be copied: that is never stored. */
export type PlannedSegment =
  | { segment: Segment; key: string; copy?: undefined }
  | { segment: Segment; copy: CopiedRun; config: StoredDecoderConfig };

/**
 * Every segment in order: taken from the store where it is there, copied from a clip, or else encoded and stored. A segment
 * whose encoder dies is tried again; then an ExportError `encoder-lost` is thrown, and what was finished stays in the
 * store for the next time. What cannot be read or copied after all is encoded. `reference` is what packets of the encoder have
 * to say of themselves, where that is known before the first of them.
 */
export async function* produceSegments(
  { segments, stored }: { segments: readonly PlannedSegment[]; stored: ReadonlySet<number> },
  encoder: SegmentEncoder,
  store: SegmentStore,
  reference: StoredDecoderConfig | null = null,
): AsyncGenerator<EncodedSegment> {
  const read = async (planned: PlannedSegment): Promise<EncodedSegment | null> => {
    if (planned.copy) return copySegment(planned.copy, planned.config).catch(() => null);
    if (!stored.has(planned.segment.index)) return null;
    return store.get<PacketEntry, StoredDecoderConfig>(planned.key);
  };
  const missing = segments.filter(({ segment, copy }) => !copy && !stored.has(segment.index));
  const startedFirst = startInOrder(
    missing.map(({ segment }) => segment),
    encoder,
  );
  const encode = (segment: Segment) =>
    withRetries(encoder, segment, startedFirst(segment) ?? begin(encoder, segment));
  let ofTrack = reference;

  const make = async (planned: PlannedSegment, found: EncodedSegment | null): Promise<EncodedSegment> => {
    if (planned.copy) return found ?? encode(planned.segment);
    if (found && (!ofTrack || sameConfig(ofTrack, found.config))) return found;
    const made = await encode(planned.segment);
    await store.put(planned.key, made);
    return made;
  };

  try {
    const unread = [...segments];
    const reading: Promise<EncodedSegment | null>[] = [];
    for (const planned of segments) {
      for (const next of unread.splice(0, READ_AHEAD + 1 - reading.length)) reading.push(read(next));
      const found = await reading.shift()!;
      const made = await make(planned, found);
      if (!(planned.copy && made === found)) {
        ofTrack ??= made.config;
        // Another encoder took over in between; segments of two do not fit into one track.
        if (!sameConfig(ofTrack, made.config)) {
          await store.clear(new Set());
          throw new ExportError("encoder-lost");
        }
      }
      yield made;
    }
  } finally {
    await encoder.close();
  }
}

/**
 * Starts segments one after the other as the encoder has room, whatever else is waited for, but few beyond those that were taken.
 * Answers what comes of one, and of none that it was not given.
 */
function startInOrder(
  segments: readonly Segment[],
  encoder: SegmentEncoder,
): (segment: Segment) => Promise<EncodedSegment> | undefined {
  const ends = new Map(segments.map(({ index }) => [index, Promise.withResolvers<EncodedSegment>()]));
  // Whoever takes the segments in order may come to one that failed only later.
  for (const { promise } of ends.values()) promise.catch(() => {});
  let taken = 0;
  let wake: () => void = () => {};
  const run = async () => {
    for (const [place, segment] of segments.entries()) {
      while (place > taken + encoder.ahead) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const { resolve, reject } = ends.get(segment.index)!;
      await encoder.start(segment).then(({ finished }) => void finished.then(resolve, reject), reject);
    }
  };
  void run();
  return ({ index }) => {
    const end = ends.get(index);
    if (!end) return undefined;
    const forget = () => ends.delete(index);
    end.promise.then(forget, forget);
    taken++;
    wake();
    return end.promise;
  };
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
