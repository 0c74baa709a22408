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

/** What the interpolator can at most make of samples below 1: the largest sum of a phase's absolute taps. */
const LARGEST_GAIN = Math.max(...PHASES.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));

/**
 * The largest absolute value of a channel near each sample, the curve between samples included. Only places that could
 * pass `above` are interpolated; elsewhere the sample itself is given. The first and last `PEAK_REACH` values are those of
 * the samples alone.
 */
export function truePeaks(samples: Float32Array, above: number): Float32Array {
  const length = samples.length;
  const peaks = new Float32Array(length);
  for (let index = 0; index < length; index++) peaks[index] = Math.abs(samples[index]!);
  const quiet = above / LARGEST_GAIN;
  for (let start = 0; start + TAPS <= length; start += TAPS) {
    const end = Math.min(length - TAPS, start + TAPS);
    let most = 0;
    for (let index = start; index < Math.min(length, start + 2 * TAPS); index++) {
      if (Math.abs(samples[index]!) > most) most = Math.abs(samples[index]!);
    }
    if (most <= quiet) continue;
    for (let first = start; first < end; first++) {
      for (const taps of PHASES) {
        let value = 0;
        for (let tap = 0; tap < TAPS; tap++) value += taps[tap]! * samples[first + tap]!;
        const peak = Math.abs(value);
        // The value lies between the two samples in the middle of the taps.
        if (peak > peaks[first + 5]!) peaks[first + 5] = peak;
        if (peak > peaks[first + 6]!) peaks[first + 6] = peak;
      }
    }
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
