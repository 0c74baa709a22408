import type { Stereo } from "./stereo.ts";

const DIP_SECONDS = 0.012;

/**
 * Turns a sound down at each hit and lets it swell back, in place: the breathing of a mix whose music makes room for its
 * kick. `depth` 0–1 is how much is taken away at the hit.
 */
export function duck(
  sound: Stereo,
  hitSeconds: readonly number[],
  depth: number,
  recoverSeconds: number,
): void {
  const { left, right, sampleRate } = sound;
  const gain = new Float32Array(left.length).fill(1);
  for (const hit of hitSeconds) {
    const first = Math.round((hit - DIP_SECONDS) * sampleRate);
    const length = Math.round((DIP_SECONDS + recoverSeconds) * sampleRate);
    for (let index = Math.max(0, first); index < Math.min(left.length, first + length); index++) {
      const time = (index - first) / sampleRate;
      const position = time < DIP_SECONDS ? time / DIP_SECONDS : 1 - (time - DIP_SECONDS) / recoverSeconds;
      const smooth = position * position * (3 - 2 * position);
      gain[index] = Math.min(gain[index]!, 1 - depth * smooth);
    }
  }
  for (let index = 0; index < left.length; index++) {
    left[index]! *= gain[index]!;
    right[index]! *= gain[index]!;
  }
}
