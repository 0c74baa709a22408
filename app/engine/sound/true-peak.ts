/**
 * Interpolator of ITU-R BS.1770-5, annex 2: four phases of twelve taps, which show the peaks between samples that a
 * converter will make.
 */
const PHASES: readonly (readonly number[])[] = [
  [
    0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
    0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
  ],
  [
    -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625,
    0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
  ],
  [
    -0.0189208984375, 0.0330810546875, -0.0582275390625, 0.1015625, -0.2003173828125, 0.77978515625,
    0.465087890625, -0.16650390625, 0.089111328125, -0.0517578125, 0.029296875, -0.0291748046875,
  ],
  [
    -0.00830078125, 0.014892578125, -0.026611328125, 0.047607421875, -0.102294921875, 0.97216796875,
    0.1373291015625, -0.0594482421875, 0.033203125, -0.0196533203125, 0.010986328125, 0.001708984375,
  ],
];
const TAPS = 12;

/** Samples before and after a place that its true peak depends on. */
export const PEAK_REACH = TAPS;

/**
 * Between samples that all stay below this share of a level, no music passes the level: only tones beside half the sample rate
 * would.
 */
const NEAR_SHARE = 0.6;

const [phase0, phase1, phase2, phase3] = PHASES.map((taps) => Float64Array.from(taps)) as [
  Float64Array,
  Float64Array,
  Float64Array,
  Float64Array,
];

/**
 * The largest absolute value of a channel near each sample, the curve between samples included. Only places near which
 * samples come close to `above` are interpolated; elsewhere the sample itself is given. The first and last `PEAK_REACH`
 * values are those of the samples alone.
 */
export function truePeaks(samples: Float32Array, above: number): Float32Array {
  const length = samples.length;
  const peaks = new Float32Array(length);
  for (let index = 0; index < length; index++) peaks[index] = Math.abs(samples[index]!);
  const near = above * NEAR_SHARE;
  for (let first = 0; first + TAPS < length; first++) {
    // The value lies between the two samples in the middle of the taps.
    if (
      Math.abs(samples[first + 5]!) < near &&
      Math.abs(samples[first + 6]!) < near &&
      Math.abs(samples[first + 4]!) < near &&
      Math.abs(samples[first + 7]!) < near
    ) {
      continue;
    }
    let value0 = 0;
    let value1 = 0;
    let value2 = 0;
    let value3 = 0;
    for (let tap = 0; tap < TAPS; tap++) {
      const sample = samples[first + tap]!;
      value0 += phase0[tap]! * sample;
      value1 += phase1[tap]! * sample;
      value2 += phase2[tap]! * sample;
      value3 += phase3[tap]! * sample;
    }
    const peak = Math.max(Math.abs(value0), Math.abs(value1), Math.abs(value2), Math.abs(value3));
    if (peak > peaks[first + 5]!) peaks[first + 5] = peak;
    if (peak > peaks[first + 6]!) peaks[first + 6] = peak;
  }
  return peaks;
}

/** The largest true peak of a whole sound, linear. */
export function measureTruePeak(channels: readonly Float32Array[]): number {
  let most = 0;
  for (const channel of channels) {
    for (const peak of truePeaks(channel, 0)) if (peak > most) most = peak;
  }
  return most;
}
