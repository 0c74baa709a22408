import { createLoudnessMeter } from "~/engine/sound/loudness";
import { measureTruePeak } from "~/engine/sound/true-peak";

/** What a finished mix measures. */
export interface MeasuredSound {
  /** LUFS, after ITU-R BS.1770; −Infinity for silence. */
  integrated: number;
  /** dBTP. */
  truePeak: number;
  /** Highest sample of each tenth of a second, left and right, 0–1. */
  levels: { left: Float32Array; right: Float32Array };
}

export const LEVELS_PER_SECOND = 20;

/** Measures a mix second by second; between two of them the page goes on. Throws the signal's reason. */
export async function measureSound(
  { left, right }: { left: Float32Array; right: Float32Array },
  sampleRate: number,
  signal: AbortSignal,
): Promise<MeasuredSound> {
  const meter = createLoudnessMeter(2, sampleRate);
  const step = sampleRate / LEVELS_PER_SECOND;
  const count = Math.ceil(left.length / step);
  const levels = { left: new Float32Array(count), right: new Float32Array(count) };
  let peak = 0;
  for (let start = 0; start < left.length; start += sampleRate) {
    signal.throwIfAborted();
    const end = Math.min(left.length, start + sampleRate);
    const block = [left.subarray(start, end), right.subarray(start, end)] as const;
    meter.add(block);
    peak = Math.max(peak, measureTruePeak(block));
    for (let from = start; from < end; from += step) {
      const index = Math.floor(from / step);
      levels.left[index] = highest(left, from, Math.min(end, from + step));
      levels.right[index] = highest(right, from, Math.min(end, from + step));
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { integrated: meter.integrated(), truePeak: 20 * Math.log10(peak), levels };
}

function highest(samples: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let index = Math.floor(from); index < to; index++)
    peak = Math.max(peak, Math.abs(samples[index] ?? 0));
  return peak;
}

/** Where social platforms play videos, in LUFS and dBTP: louder ones are turned down. */
export const platformTarget = { lufs: -14, truePeak: -1 };

/** What to do about a measured mix; null where nothing needs doing. */
export function loudnessAdvice({ integrated, truePeak }: MeasuredSound): string | null {
  if (!Number.isFinite(integrated)) return "Nothing is heard. Turn the music or a voice up.";
  if (integrated < platformTarget.lufs - 2)
    return "Quieter than other videos. Turn up the loudest part: music, voices or a sound.";
  if (integrated > platformTarget.lufs + 1 || truePeak > platformTarget.truePeak + 0.2)
    return "Louder than platforms play: they turn it down. Turn the loudest sound down.";
  return null;
}
