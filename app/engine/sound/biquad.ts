/** A second-order filter, normalised so that a0 = 1. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** Low-pass; formulas of R. Bristow-Johnson's "Audio EQ Cookbook". Frequencies in hertz. */
export function lowPass(frequency: number, q: number, sampleRate: number): Biquad {
  const { cosine, alpha } = angle(frequency, q, sampleRate);
  const b1 = 1 - cosine;
  return normalise(b1 / 2, b1, b1 / 2, 1 + alpha, -2 * cosine, 1 - alpha);
}

/** High-pass; same source as `lowPass`. */
export function highPass(frequency: number, q: number, sampleRate: number): Biquad {
  const { cosine, alpha } = angle(frequency, q, sampleRate);
  const sum = 1 + cosine;
  return normalise(sum / 2, -sum, sum / 2, 1 + alpha, -2 * cosine, 1 - alpha);
}

/** Band-pass with a peak gain of 1; same source as `lowPass`. */
export function bandPass(frequency: number, q: number, sampleRate: number): Biquad {
  const { cosine, alpha } = angle(frequency, q, sampleRate);
  return normalise(alpha, 0, -alpha, 1 + alpha, -2 * cosine, 1 - alpha);
}

/** Filters samples in place (transposed direct form II, 64-bit state). */
export function applyBiquad(samples: Float32Array | Float64Array, filter: Biquad): void {
  createBiquad(filter)(samples);
}

/** A filter that works on a sound piece by piece, in place, and remembers where it stopped. */
export function createBiquad({ b0, b1, b2, a1, a2 }: Biquad): (samples: Float32Array | Float64Array) => void {
  let first = 0;
  let second = 0;
  return (samples) => {
    for (let index = 0; index < samples.length; index++) {
      const input = samples[index]!;
      // The tiny constant keeps silence out of denormal numbers, which are slow.
      const output = b0 * input + first + 1e-20;
      first = b1 * input - a1 * output + second;
      second = b2 * input - a2 * output;
      samples[index] = output;
    }
  };
}

function angle(frequency: number, q: number, sampleRate: number) {
  const omega = (2 * Math.PI * frequency) / sampleRate;
  return { cosine: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
}

function normalise(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}
