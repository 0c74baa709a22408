import { type Biquad, createBiquad } from "./biquad.ts";

const BLOCK_SECONDS = 0.4;
const STEP_SECONDS = 0.1;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

/**
 * Integrated loudness in LUFS of left and right (or more front) channels, after ITU-R BS.1770-5, annex 1: K-weighting,
 * 400 ms blocks overlapping by 75%, an absolute gate at −70 LUFS and a relative gate 10 LU below the blocks that pass it.
 * Silence, and sound shorter than one block, give −Infinity.
 */
export function measureLoudness(channels: readonly Float32Array[], sampleRate: number): number {
  const meter = createLoudnessMeter(channels.length, sampleRate);
  meter.add(channels);
  return meter.integrated();
}

export interface LoudnessMeter {
  /** One array per channel, all of one length. */
  add(channels: readonly Float32Array[]): void;
  /** Of all that was added, in LUFS; see `measureLoudness`. */
  integrated(): number;
  /** The loudest 400 ms so far, in LUFS; −Infinity for less. */
  loudestMoment(): number;
  /** The last 400 ms, in LUFS; −Infinity for less, and for silence. */
  momentary(): number;
}

/** Measures piece by piece; ten minutes take 50 kB. */
export function createLoudnessMeter(channelCount: number, sampleRate: number): LoudnessMeter {
  const stepSamples = Math.round(STEP_SECONDS * sampleRate);
  const stepsPerBlock = Math.round(BLOCK_SECONDS / STEP_SECONDS);
  const filters = Array.from({ length: channelCount }, () => ({
    head: createBiquad(headFilter(sampleRate)),
    lowCut: createBiquad(lowCutFilter(sampleRate)),
  }));
  /** Sum of squares of all K-weighted channels in each full step of 100 ms. */
  const energies: number[] = [];
  let energy = 0;
  let filled = 0;

  /** Of the block that begins with a step. */
  const blockPower = (first: number) => {
    if (first < 0) return 0;
    let sum = 0;
    for (let step = first; step < first + stepsPerBlock; step++) sum += energies[step]!;
    return sum / (stepsPerBlock * stepSamples);
  };
  const blockPowers = () =>
    Array.from({ length: Math.max(0, energies.length - stepsPerBlock + 1) }, (_, first) => blockPower(first));

  return {
    add(channels) {
      const weighted = channels.map((channel, index) => {
        const samples = new Float64Array(channel);
        filters[index]?.head(samples);
        filters[index]?.lowCut(samples);
        return samples;
      });
      const length = weighted[0]?.length ?? 0;
      for (let index = 0; index < length; index++) {
        for (const samples of weighted) energy += samples[index]! ** 2;
        if (++filled === stepSamples) {
          energies.push(energy);
          energy = 0;
          filled = 0;
        }
      }
    },
    momentary: () => loudnessOfPower(blockPower(energies.length - stepsPerBlock)),
    loudestMoment: () => loudnessOfPower(blockPowers().reduce((most, power) => Math.max(most, power), 0)),
    integrated() {
      const powers = blockPowers();
      const audible = powers.filter((power) => loudnessOfPower(power) > ABSOLUTE_GATE_LUFS);
      const gate = loudnessOfPower(mean(audible)) + RELATIVE_GATE_LU;
      return loudnessOfPower(mean(audible.filter((power) => loudnessOfPower(power) > gate)));
    },
  };
}

function loudnessOfPower(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY;
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/**
 * The standard prints coefficients for 48 kHz only. These analogue parameters reproduce them, and give the same response at
 * other rates; found by B. De Man, "Evaluation of implementations of the EBU R128 loudness measurement" (AES 145, 2018).
 */
function headFilter(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function lowCutFilter(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
