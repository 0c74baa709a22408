import type { SoundMix } from "~/scene/composition";
import { createLimiter, samplePeaks } from "./limiter.ts";
import { createLoudnessMeter } from "./loudness.ts";
import { addUpMix, MIX_SAMPLE_RATE, type MixParts } from "./mix.ts";
import type { Stereo } from "./stereo.ts";
import { truePeaks } from "./true-peak.ts";

/** Integrated loudness of a video's sound, in LUFS: the level of most social platforms, so it is neither pushed nor cut. */
export const TARGET_LUFS = -14;

/** −1.5 dBTP: room below −1 dBTP for what lossy coding adds to peaks. */
const CEILING = 10 ** (-1.5 / 20);
/** The gain of music at which music alone is as loud as the target. */
const USUAL_MUSIC_GAIN = 0.6;
const MOST_CORRECTIONS = 3;
const CLOSE_ENOUGH_LU = 0.3;
/** More would only bring up noise. */
const LARGEST_GAIN = 10 ** (24 / 20);

/** What an AbortSignal is to code that knows no DOM. */
interface StopSign {
  /** Throws once somebody wants it to end. */
  throwIfAborted(): void;
}

/**
 * The finished sound of a video as a stream of blocks, exactly `durationSeconds` long together: at −14 LUFS, its true peak
 * below −1 dBTP. The parts are gone over a few times instead of being kept: to hear how loud they are, to hear what
 * the limiter takes from that, and to make the samples. The same parts give the same samples.
 *
 * Where everything was turned down, the whole stays down by as much as its loudest part. Throws the signal's reason when
 * aborted, and what the readers throw.
 */
export async function* masterMix(parts: MixParts, signal?: StopSign): AsyncGenerator<Stereo> {
  const gain = await findGain(parts, signal);
  yield* limited(parts, gain, signal);
}

async function findGain(parts: MixParts, signal: StopSign | undefined): Promise<number> {
  const meter = createLoudnessMeter(2, MIX_SAMPLE_RATE);
  for await (const { left, right } of addUpMix(parts)) {
    signal?.throwIfAborted();
    meter.add([left, right]);
  }
  const loudness = meter.integrated();
  // Silence, and sounds too short to measure, are left as they are under the ceiling.
  if (!Number.isFinite(loudness)) return 1;
  const target = TARGET_LUFS + 20 * Math.log10(fullness(parts.sound));
  let gain = Math.min(LARGEST_GAIN, 10 ** ((target - loudness) / 20));
  // What the limiter takes is given back, of which it takes a part again.
  for (let pass = 0; pass < MOST_CORRECTIONS; pass++) {
    const after = createLoudnessMeter(2, MIX_SAMPLE_RATE);
    for await (const { left, right } of limited(parts, gain, signal, samplePeaks)) after.add([left, right]);
    const missing = target - after.integrated();
    gain = Math.min(LARGEST_GAIN, gain * 10 ** ((1.25 * missing) / 20));
    if (Math.abs(missing) < CLOSE_ENOUGH_LU) break;
  }
  return gain;
}

async function* limited(
  parts: MixParts,
  gain: number,
  signal: StopSign | undefined,
  findPeaks = truePeaks,
): AsyncGenerator<Stereo> {
  const limiter = createLimiter(CEILING, MIX_SAMPLE_RATE, findPeaks);
  for await (const block of addUpMix(parts)) {
    signal?.throwIfAborted();
    for (let index = 0; index < block.left.length; index++) {
      block.left[index]! *= gain;
      block.right[index]! *= gain;
    }
    yield limiter.push(block);
  }
  yield limiter.finish();
}

/** 1 where any part stands at its usual gain or above; less where all were turned down. */
function fullness({ music, voices, clips, sounds = [] }: SoundMix): number {
  const gains = [
    (music?.gain ?? 0) / USUAL_MUSIC_GAIN,
    ...voices.map((voice) => voice.gain),
    ...clips.map((clip) => clip.gain),
    ...sounds.map((added) => added.gain),
  ];
  return Math.min(1, Math.max(...gains)) || 1;
}
