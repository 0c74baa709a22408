import type { StreamEffect } from "./echo.ts";

/** Delay lengths of the eight lines in milliseconds; no two share a factor that would ring as a tone. */
const LINES_MS = [29.7, 37.1, 41.1, 43.7, 53.3, 59.9, 67.3, 74.9];

/**
 * Replaces a sound by its reverberation only (no direct sound): a feedback delay network of eight lines mixed by a
 * Hadamard matrix (Jot and Chaigne, 1991). `decaySeconds` is the time to fall by 60 dB; `damping` 0–1 darkens the tail.
 */
export function createReverb(decaySeconds: number, damping: number, sampleRate: number): StreamEffect {
  const lines = LINES_MS.map((milliseconds) => {
    const length = Math.round((milliseconds / 1000) * sampleRate);
    return new Float32Array(length);
  });
  const feedback = lines.map((line) => 10 ** ((-3 * line.length) / (decaySeconds * sampleRate)));
  const positions = new Int32Array(lines.length);
  const damped = new Float64Array(lines.length);
  const mixed = new Float64Array(lines.length);

  return ({ left, right }) => {
    for (let index = 0; index < left.length; index++) {
      for (let line = 0; line < 8; line++) {
        const delayed = lines[line]![positions[line]!]!;
        // The tiny constant keeps the tail out of denormal numbers, which are slow.
        const tone = delayed + (damped[line]! - delayed) * damping + 1e-20;
        damped[line] = tone;
        mixed[line] = tone * feedback[line]!;
      }
      const inputLeft = left[index]!;
      const inputRight = right[index]!;
      left[index] = (mixed[0]! - mixed[2]! + mixed[4]! - mixed[6]!) * 0.5;
      right[index] = (mixed[1]! - mixed[3]! + mixed[5]! - mixed[7]!) * 0.5;
      hadamard(mixed);
      for (let line = 0; line < 8; line++) {
        const position = positions[line]!;
        const buffer = lines[line]!;
        buffer[position] = mixed[line]! + (line % 2 === 0 ? inputLeft : inputRight) * 0.35;
        positions[line] = position + 1 === buffer.length ? 0 : position + 1;
      }
    }
  };
}

/** Fast Walsh–Hadamard transform of eight values, scaled to keep their energy. */
function hadamard(values: Float64Array): void {
  for (let span = 1; span < 8; span *= 2) {
    for (let start = 0; start < 8; start += span * 2) {
      for (let index = start; index < start + span; index++) {
        const first = values[index]!;
        const second = values[index + span]!;
        values[index] = first + second;
        values[index + span] = first - second;
      }
    }
  }
  for (let index = 0; index < 8; index++) values[index]! *= 0.3535533905932738;
}
