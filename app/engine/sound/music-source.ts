import type { MusicRequest } from "~/scene/composition";
import type { Stems } from "./play-score.ts";
import { renderBed } from "./render-bed.ts";

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
  { bedId, seed }: Pick<MusicRequest, "bedId" | "seed">,
  durationSeconds: number,
  sampleRate: number,
  blockFrames: number,
): MusicSource {
  const bytes = durationSeconds * sampleRate * 4 * 2 * 4;
  const compose = () => renderBed(bedId, seed, durationSeconds, sampleRate, blockFrames);
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
