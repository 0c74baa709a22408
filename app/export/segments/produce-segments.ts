import { ExportError } from "~/export/export-error";
import { type EncodedSegment, type StoredDecoderConfig, sameConfig } from "~/export/segments/encoded-segment";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import type { SegmentStore } from "~/export/segments/segment-store";
import type { Segment } from "~/export/segments/split-segments";

/** Draws and encodes segments, one in this worker or several in workers of their own. */
export interface SegmentEncoder {
  /** Segments that may be under way beside the one that is waited for. */
  readonly ahead: number;
  /** Resolves when the next one can be started; rejects, as `finished` does, with an EncoderLostError at worst. */
  start(segment: Segment): Promise<{ finished: Promise<EncodedSegment> }>;
  close(): void;
}

const ATTEMPTS = 3;

export interface KeyedSegment {
  segment: Segment;
  key: string;
}

/**
 * Every segment in order: taken from the store where it is there, else encoded and stored. A segment whose encoder dies is
 * tried again; then an ExportError `encoder-lost` is thrown, and what was finished stays in the store for the next time.
 */
export async function* produceSegments(
  segments: readonly KeyedSegment[],
  encoder: SegmentEncoder,
  store: SegmentStore,
): AsyncGenerator<EncodedSegment> {
  const underWay: { keyed: KeyedSegment; finished: Promise<EncodedSegment>; isStored: boolean }[] = [];
  let reference: StoredDecoderConfig | null = null;

  const next = async (): Promise<EncodedSegment> => {
    const { keyed, finished, isStored } = underWay.shift()!;
    let made = isStored ? await finished : await withRetries(encoder, keyed.segment, finished);
    if (isStored && reference && !sameConfig(reference, made.config)) {
      made = await withRetries(encoder, keyed.segment, begin(encoder, keyed.segment));
      await store.put(keyed.key, made);
    } else if (!isStored) await store.put(keyed.key, made);
    reference ??= made.config;
    // Another encoder took over in between; segments of two do not fit into one track.
    if (!sameConfig(reference, made.config)) {
      await store.clear(new Set());
      throw new ExportError("encoder-lost");
    }
    return made;
  };

  try {
    for (const keyed of segments) {
      const stored = await store.get(keyed.key);
      if (stored) underWay.push({ keyed, finished: Promise.resolve(stored), isStored: true });
      else {
        const started = await encoder.start(keyed.segment).catch((error: unknown) => {
          const finished = Promise.reject<EncodedSegment>(error);
          finished.catch(() => {});
          return { finished };
        });
        underWay.push({ keyed, finished: started.finished, isStored: false });
      }
      while (underWay.length > encoder.ahead) yield await next();
    }
    while (underWay.length > 0) yield await next();
  } finally {
    encoder.close();
  }
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
      if (tried === ATTEMPTS) throw new ExportError("encoder-lost", { cause: thrown.cause });
      attempt = begin(encoder, segment);
    }
  }
}
