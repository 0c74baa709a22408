/** One sine of a timbre. */
export interface Partial {
  /** Frequency as a multiple of the note's. */
  ratio: number;
  /** Linear gain. */
  gain: number;
  /** Time in which the partial falls by 60 dB; Infinity for one that holds. */
  ringSeconds: number;
}

/** How an instrument sounds, apart from the note. */
export interface Timbre {
  partials: readonly Partial[];
  attackSeconds: number;
  /** Fade after the note's length. */
  releaseSeconds: number;
  /** Two copies are played this far apart, one to each side; 0 plays one copy in the middle. */
  detuneCents: number;
  /** How far to the sides the two copies go, 0–1. */
  spread: number;
}

/** One note at gain 1 in frequency (hertz): mono, as long as its length and the instrument's release. */
export function renderNote(
  timbre: Timbre,
  frequency: number,
  lengthSeconds: number,
  sampleRate: number,
): Float32Array {
  const held = Math.round(lengthSeconds * sampleRate);
  const release = Math.max(1, Math.round(timbre.releaseSeconds * sampleRate));
  const samples = new Float64Array(held + release);
  for (const partial of timbre.partials) addPartial(samples, partial, frequency, sampleRate);
  shape(samples, Math.max(1, Math.round(timbre.attackSeconds * sampleRate)), held, release);
  return Float32Array.from(samples);
}

/** The copies of a note that are played together, detuned and placed to both sides. */
export function copiesOf(
  timbre: Timbre,
  note: { frequency: number; gain: number; pan: number },
): { frequency: number; gain: number; pan: number }[] {
  if (timbre.detuneCents === 0) return [note];
  return [-1, 1].map((side) => ({
    frequency: note.frequency * 2 ** ((side * timbre.detuneCents * 0.5) / 1200),
    pan: Math.max(-1, Math.min(1, note.pan + side * timbre.spread)),
    gain: note.gain * Math.SQRT1_2,
  }));
}

/**
 * Adds a decaying sine by its recurrence y[n] = 2r·cos(ω)·y[n−1] − r²·y[n−2]: two multiplications per sample, which is
 * what makes dozens of partials per note affordable.
 */
function addPartial(samples: Float64Array, partial: Partial, noteFrequency: number, sampleRate: number) {
  const frequency = noteFrequency * partial.ratio;
  // Above this a partial would fold back as a wrong, lower tone.
  if (frequency > sampleRate * 0.45) return;
  const omega = (2 * Math.PI * frequency) / sampleRate;
  const decay = Number.isFinite(partial.ringSeconds) ? 10 ** (-3 / (partial.ringSeconds * sampleRate)) : 1;
  // A partial 60 dB down is not heard; stopping there also keeps the recurrence away from denormal numbers.
  const audible = Math.min(samples.length, Math.ceil(partial.ringSeconds * sampleRate));
  const c1 = 2 * decay * Math.cos(omega);
  const c2 = decay * decay;
  let previous = 0;
  let current = partial.gain * decay * Math.sin(omega);
  for (let index = 1; index < audible; index++) {
    samples[index]! += current;
    const next = c1 * current - c2 * previous;
    previous = current;
    current = next;
  }
}

function shape(samples: Float64Array, attack: number, held: number, release: number): void {
  for (let index = 0; index < Math.min(attack, samples.length); index++) {
    samples[index]! *= 0.5 - 0.5 * Math.cos((Math.PI * index) / attack);
  }
  for (let index = held; index < samples.length; index++) {
    const left = 1 - (index - held) / release;
    samples[index]! *= left * left;
  }
}
