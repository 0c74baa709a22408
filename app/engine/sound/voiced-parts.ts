export interface VoicedPart {
  startSeconds: number;
  endSeconds: number;
}

const FRAME_SECONDS = 0.02;
/** A part is what stands this far above the room's noise, and not further below the loudest frame than this. */
const ABOVE_NOISE_DECIBELS = 10;
const BELOW_PEAK_DECIBELS = 38;
/** Stops inside a word are shorter than this. */
const SHORTEST_PAUSE_SECONDS = 0.22;
/** Clicks are shorter than this. */
const SHORTEST_PART_SECONDS = 0.07;
/** Consonants at both ends are quieter than the vowels that are found. */
const SOFT_EDGE_SECONDS = 0.05;

/**
 * The parts of a recording in which somebody speaks, in order, from its energy alone: frames well above the room's noise,
 * joined over short stops. Empty where there is nothing but noise.
 */
export function findVoicedParts(samples: Float32Array, sampleRate: number): VoicedPart[] {
  const size = Math.max(1, Math.round(FRAME_SECONDS * sampleRate));
  const levels: number[] = [];
  for (let start = 0; start + size <= samples.length; start += size) {
    let energy = 0;
    for (let index = start; index < start + size; index++) energy += samples[index]! ** 2;
    levels.push(10 * Math.log10(energy / size + 1e-10));
  }
  const sorted = levels.toSorted((a, b) => a - b);
  const noise = sorted[Math.floor(sorted.length * 0.1)] ?? -100;
  const loudest = sorted.at(-1) ?? -100;
  // Speech without a pause has no noise of its own to be measured by.
  const threshold = Math.max(
    Math.min(noise + ABOVE_NOISE_DECIBELS, loudest - 12),
    loudest - BELOW_PEAK_DECIBELS,
  );
  if (loudest < -65) return [];

  const seconds = samples.length / sampleRate;
  const parts: VoicedPart[] = [];
  for (const [index, level] of levels.entries()) {
    if (level < threshold) continue;
    const startSeconds = index * FRAME_SECONDS;
    const endSeconds = startSeconds + FRAME_SECONDS;
    const last = parts.at(-1);
    if (last && startSeconds - last.endSeconds < SHORTEST_PAUSE_SECONDS) last.endSeconds = endSeconds;
    else parts.push({ startSeconds, endSeconds });
  }
  return parts
    .filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds >= SHORTEST_PART_SECONDS)
    .map(({ startSeconds, endSeconds }) => ({
      startSeconds: Math.max(0, startSeconds - SOFT_EDGE_SECONDS),
      endSeconds: Math.min(seconds, endSeconds + SOFT_EDGE_SECONDS),
    }));
}

/** Breath before the first word and after the last that a trimmed recording keeps, in seconds. */
const KEPT_BEFORE_SECONDS = 0.12;
const KEPT_AFTER_SECONDS = 0.25;

/** Where a recording begins and ends when the silence at both ends is cut; `null` where nobody speaks. */
export function trimRange(parts: readonly VoicedPart[], durationSeconds: number): VoicedPart | null {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return null;
  return {
    startSeconds: Math.max(0, first.startSeconds - KEPT_BEFORE_SECONDS),
    endSeconds: Math.min(durationSeconds, last.endSeconds + KEPT_AFTER_SECONDS),
  };
}
