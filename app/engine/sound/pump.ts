import type { StreamEffect } from "./echo.ts";

const DIP_SECONDS = 0.012;

/**
 * Turns a sound down at each hit and lets it swell back: the breathing of a mix whose music makes room for its kick.
 * `depth` 0–1 is how much is taken away at the hit. `hitSeconds` must ascend.
 */
export function createPump(
  hitSeconds: readonly number[],
  depth: number,
  recoverSeconds: number,
  sampleRate: number,
): StreamEffect {
  const firsts = hitSeconds.map((hit) => Math.round((hit - DIP_SECONDS) * sampleRate));
  const length = Math.round((DIP_SECONDS + recoverSeconds) * sampleRate);
  let start = 0;
  let next = 0;
  return ({ left, right }) => {
    const end = start + left.length;
    const gain = new Float32Array(left.length).fill(1);
    while (next < firsts.length && firsts[next]! + length <= start) next++;
    for (let hit = next; hit < firsts.length && firsts[hit]! < end; hit++) {
      const first = firsts[hit]!;
      for (let index = Math.max(start, first); index < Math.min(end, first + length); index++) {
        const time = (index - first) / sampleRate;
        const position = time < DIP_SECONDS ? time / DIP_SECONDS : 1 - (time - DIP_SECONDS) / recoverSeconds;
        const smooth = position * position * (3 - 2 * position);
        gain[index - start] = Math.min(gain[index - start]!, 1 - depth * smooth);
      }
    }
    for (let index = 0; index < left.length; index++) {
      left[index]! *= gain[index]!;
      right[index]! *= gain[index]!;
    }
    start = end;
  };
}
