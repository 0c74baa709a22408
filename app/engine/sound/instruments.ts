import type { Partial, Timbre } from "./voice.ts";

function harmonics(count: number, partial: (number: number) => Partial): Partial[] {
  return Array.from({ length: count }, (_, index) => partial(index + 1));
}

/** A struck tine with its bell-like ping, and a round tone under it. */
export const electricPiano: Timbre = {
  partials: [
    { ratio: 1, gain: 1, ringSeconds: 4.5 },
    { ratio: 2, gain: 0.22, ringSeconds: 2.6 },
    { ratio: 3, gain: 0.1, ringSeconds: 1.6 },
    { ratio: 4, gain: 0.05, ringSeconds: 1 },
    { ratio: 7.02, gain: 0.05, ringSeconds: 0.35 },
    { ratio: 14.1, gain: 0.02, ringSeconds: 0.15 },
  ],
  attackSeconds: 0.006,
  releaseSeconds: 0.25,
  detuneCents: 3,
  spread: 0.35,
};

/**
 * Felt piano: strings are stiff, so partials lie a little above the multiples (f·n·√(1 + B·n²), Fletcher 1962), and the
 * higher ring shorter.
 */
export const feltPiano: Timbre = {
  partials: harmonics(9, (n) => ({
    ratio: n * Math.sqrt(1 + 0.00045 * n * n),
    gain: n ** -1.35 * Math.exp(-0.12 * (n - 1)) * (n === 7 ? 0.4 : 1),
    ringSeconds: 7 / n ** 0.75,
  })),
  attackSeconds: 0.005,
  releaseSeconds: 0.5,
  detuneCents: 1.6,
  spread: 0.3,
};

export const warmPad: Timbre = {
  partials: harmonics(6, (n) => ({ ratio: n, gain: n ** -1.7, ringSeconds: Number.POSITIVE_INFINITY })),
  attackSeconds: 0.7,
  releaseSeconds: 0.9,
  detuneCents: 9,
  spread: 0.8,
};

/** A wooden bar: the second mode of a tuned bar is two octaves up. */
export const marimba: Timbre = {
  partials: [
    { ratio: 1, gain: 1, ringSeconds: 0.9 },
    { ratio: 3.98, gain: 0.3, ringSeconds: 0.3 },
    { ratio: 9.9, gain: 0.1, ringSeconds: 0.09 },
  ],
  attackSeconds: 0.002,
  releaseSeconds: 0.12,
  detuneCents: 0,
  spread: 0,
};

export const glassBell: Timbre = {
  partials: [
    { ratio: 1, gain: 1, ringSeconds: 3 },
    { ratio: 2.002, gain: 0.3, ringSeconds: 2 },
    { ratio: 3.01, gain: 0.14, ringSeconds: 1.2 },
    { ratio: 5.43, gain: 0.06, ringSeconds: 0.5 },
  ],
  attackSeconds: 0.004,
  releaseSeconds: 0.5,
  detuneCents: 4,
  spread: 0.5,
};

export const roundBass: Timbre = {
  partials: [
    { ratio: 1, gain: 1, ringSeconds: 3.5 },
    { ratio: 2, gain: 0.4, ringSeconds: 1.3 },
    { ratio: 3, gain: 0.18, ringSeconds: 0.7 },
    { ratio: 4, gain: 0.07, ringSeconds: 0.4 },
  ],
  attackSeconds: 0.008,
  releaseSeconds: 0.06,
  detuneCents: 0,
  spread: 0,
};

/** A bright chord stab, as of a sawtooth whose filter closes quickly. */
export const brightKeys: Timbre = {
  partials: harmonics(9, (n) => ({ ratio: n, gain: n ** -1.15, ringSeconds: 1.6 / n ** 0.8 })),
  attackSeconds: 0.004,
  releaseSeconds: 0.14,
  detuneCents: 11,
  spread: 0.6,
};

/** A string plucked at a fifth of its length, which silences every fifth partial. */
export const pluckedString: Timbre = {
  partials: harmonics(14, (n) => ({
    ratio: n * Math.sqrt(1 + 0.0001 * n * n),
    gain: (0.15 + Math.abs(Math.sin((Math.PI * n) / 5))) * n ** -1.15,
    ringSeconds: 3.2 / n ** 0.75,
  })),
  attackSeconds: 0.002,
  releaseSeconds: 0.18,
  detuneCents: 2.4,
  spread: 0.22,
};

/** An electric guitar left to ring: more of the high partials, and two strings a little apart. */
export const ringingGuitar: Timbre = {
  partials: harmonics(14, (n) => ({
    ratio: n * Math.sqrt(1 + 0.00006 * n * n),
    gain: (0.25 + Math.abs(Math.sin((Math.PI * n) / 7))) * n ** -0.95 * Math.exp(-0.05 * n),
    ringSeconds: 4.6 / n ** 0.55,
  })),
  attackSeconds: 0.004,
  releaseSeconds: 0.3,
  detuneCents: 8,
  spread: 0.5,
};

/** Strings picked by a finger: nearly all attack. */
export const pizzicato: Timbre = {
  partials: harmonics(9, (n) => ({ ratio: n, gain: n ** -1.3, ringSeconds: 0.75 / n ** 0.7 })),
  attackSeconds: 0.003,
  releaseSeconds: 0.12,
  detuneCents: 6,
  spread: 0.35,
};

/** Many bows at once. */
export const strings: Timbre = {
  partials: harmonics(11, (n) => ({
    ratio: n,
    gain: n ** -1.2 * (n === 2 || n === 3 ? 1.15 : 1) * Math.exp(-0.04 * n),
    ringSeconds: Number.POSITIVE_INFINITY,
  })),
  attackSeconds: 0.4,
  releaseSeconds: 0.7,
  detuneCents: 15,
  spread: 0.7,
};

/** The same bows, short and near. */
export const shortStrings: Timbre = {
  ...strings,
  partials: harmonics(11, (n) => ({
    ratio: n,
    gain: n ** -1.05 * Math.exp(-0.05 * n),
    ringSeconds: 1.1 / n ** 0.4,
  })),
  attackSeconds: 0.02,
  releaseSeconds: 0.12,
};

/** Horns that swell. */
export const horns: Timbre = {
  partials: harmonics(8, (n) => ({
    ratio: n,
    gain: n ** -0.95 * Math.exp(-0.16 * n),
    ringSeconds: Number.POSITIVE_INFINITY,
  })),
  attackSeconds: 0.16,
  releaseSeconds: 0.5,
  detuneCents: 7,
  spread: 0.4,
};

/** A double bass, plucked: round, and gone within a beat or two. */
export const uprightBass: Timbre = {
  partials: [
    { ratio: 1, gain: 1, ringSeconds: 1.7 },
    { ratio: 2, gain: 0.55, ringSeconds: 0.9 },
    { ratio: 3, gain: 0.3, ringSeconds: 0.5 },
    { ratio: 4.01, gain: 0.13, ringSeconds: 0.3 },
    { ratio: 5.02, gain: 0.07, ringSeconds: 0.16 },
  ],
  attackSeconds: 0.006,
  releaseSeconds: 0.09,
  detuneCents: 0,
  spread: 0,
};

/** Hardly more than its fundamental; felt rather than heard. */
export const subBass: Timbre = {
  partials: [
    { ratio: 1, gain: 1, ringSeconds: Number.POSITIVE_INFINITY },
    { ratio: 2, gain: 0.16, ringSeconds: Number.POSITIVE_INFINITY },
    { ratio: 3, gain: 0.05, ringSeconds: Number.POSITIVE_INFINITY },
  ],
  attackSeconds: 0.03,
  releaseSeconds: 0.12,
  detuneCents: 0,
  spread: 0,
};

/** A vibraphone's bar and its tube: tuned to two octaves above, and long. */
export const vibraphone: Timbre = {
  partials: [
    { ratio: 1, gain: 1, ringSeconds: 3.4 },
    { ratio: 4, gain: 0.16, ringSeconds: 0.9 },
    { ratio: 9.8, gain: 0.05, ringSeconds: 0.2 },
  ],
  attackSeconds: 0.003,
  releaseSeconds: 0.4,
  detuneCents: 3,
  spread: 0.3,
};

/** A celesta: small steel plates over wooden boxes. */
export const celesta: Timbre = {
  partials: [
    { ratio: 1, gain: 1, ringSeconds: 1.6 },
    { ratio: 2.01, gain: 0.2, ringSeconds: 0.9 },
    { ratio: 4.1, gain: 0.22, ringSeconds: 0.45 },
    { ratio: 6.8, gain: 0.06, ringSeconds: 0.2 },
  ],
  attackSeconds: 0.002,
  releaseSeconds: 0.3,
  detuneCents: 2,
  spread: 0.3,
};

/** A soft synthesiser that sings. */
export const softLead: Timbre = {
  partials: harmonics(5, (n) => ({ ratio: n, gain: n ** -2, ringSeconds: Number.POSITIVE_INFINITY })),
  attackSeconds: 0.05,
  releaseSeconds: 0.22,
  detuneCents: 9,
  spread: 0.3,
};

const saws = new Map<number, Timbre>();

/**
 * A synthesiser's sawtooth behind a low-pass filter. `openness` is the cutoff as a multiple of the note's frequency, taken
 * in quarters so that notes can be made once; the bump near it is the filter's resonance.
 */
export function filteredSaw(openness: number): Timbre {
  const cutoff = Math.round(openness * 4) / 4;
  const known = saws.get(cutoff);
  if (known) return known;
  const timbre: Timbre = {
    partials: harmonics(12, (n) => {
      const position = n / cutoff;
      const passed = 1 / Math.sqrt(1 + position ** 6);
      const resonance = 1 + 0.9 * Math.exp(-((position - 1) ** 2) / 0.08);
      return { ratio: n, gain: (passed * resonance) / n, ringSeconds: 1.1 / n ** 0.7 };
    }),
    attackSeconds: 0.003,
    releaseSeconds: 0.05,
    detuneCents: 7,
    spread: 0.25,
  };
  saws.set(cutoff, timbre);
  return timbre;
}
