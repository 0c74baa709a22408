import type { MusicRequest } from "~/scene/composition";
import type { Stems } from "./play-score.ts";
import { renderBed } from "./render-bed.ts";
import { type StemName, stemNames } from "./score.ts";
import type { Stereo } from "./stereo.ts";

/** A piece that can be heard as often as one likes: a mix goes over it several times. */
export interface MusicSource {
  /** From the start, in blocks of `blockFrames`. */
  play(): Iterable<Stems>;
}

/** In bytes: about a minute and a half of music in its four stereo stems. */
const MOST_KEPT_BYTES = 150_000_000;

/**
 * Music that is composed once and kept while it is short enough, and composed anew each time where it is long: memory stays
 * bounded either way, and the samples are the same.
 */
export function openMusic(
  { bedId, seed, fromSeconds = 0 }: Pick<MusicRequest, "bedId" | "seed" | "fromSeconds">,
  durationSeconds: number,
  sampleRate: number,
  blockFrames: number,
): MusicSource {
  const bytes = durationSeconds * sampleRate * 4 * 2 * 4;
  const skipped = Math.round(fromSeconds * sampleRate);
  const compose = () =>
    skipped > 0
      ? renderEnd(bedId, seed, durationSeconds, skipped, sampleRate, blockFrames)
      : renderBed(bedId, seed, durationSeconds, sampleRate, blockFrames);
  if (bytes > MOST_KEPT_BYTES) return { play: compose };
  const kept: Stems[] = [];
  let composing: Iterator<Stems> | null = null;
  return {
    *play() {
      for (let index = 0; ; index++) {
        if (index === kept.length) {
          composing ??= compose();
          const next = composing.next();
          if (next.done) return;
          kept.push(next.value);
        }
        yield kept[index]!;
      }
    },
  };
}

/** The end of a longer piece: it begins in its middle, and its last chord comes with the last frame. */
function* renderEnd(
  bedId: string,
  seed: number,
  durationSeconds: number,
  skipped: number,
  sampleRate: number,
  blockFrames: number,
): Generator<Stems> {
  const frames = Math.round(durationSeconds * sampleRate);
  const whole = renderBed(bedId, seed, (frames + skipped) / sampleRate, sampleRate, blockFrames);
  let waiting: Stems | null = null;
  let left = skipped;
  for (const block of whole) {
    const length = block.drums.left.length;
    if (left >= length) {
      left -= length;
      continue;
    }
    const fresh = left > 0 ? part(block, left, length) : block;
    left = 0;
    const joined: Stems = waiting ? join(waiting, fresh) : fresh;
    const ready = joined.drums.left.length;
    if (ready >= blockFrames) {
      yield part(joined, 0, blockFrames);
      waiting = part(joined, blockFrames, ready);
    } else {
      waiting = joined;
    }
  }
  if (waiting && waiting.drums.left.length > 0) yield waiting;
}

function part(stems: Stems, from: number, to: number): Stems {
  return mapped((name) => ({
    left: stems[name].left.slice(from, to),
    right: stems[name].right.slice(from, to),
  }));
}

function join(first: Stems, second: Stems): Stems {
  const both = (one: Float32Array, other: Float32Array) => {
    const all = new Float32Array(one.length + other.length);
    all.set(one);
    all.set(other, one.length);
    return all;
  };
  return mapped((name) => ({
    left: both(first[name].left, second[name].left),
    right: both(first[name].right, second[name].right),
  }));
}

function mapped(make: (name: StemName) => Stereo): Stems {
  return Object.fromEntries(stemNames.map((name) => [name, make(name)])) as Stems;
}
