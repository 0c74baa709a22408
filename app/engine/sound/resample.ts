/** Zero crossings of the kernel to either side, at the lower of the two rates. */
const REACH = 16;
/** Steps of the kernel's table between two samples. */
const STEPS = 512;

/** A sinc under a Kaiser window (β = 9, about −90 dB beside the band), one side, `STEPS` values per zero crossing. */
const kernel = makeKernel();

/** Source samples needed on either side of a place when `ratio` source samples make one. */
export function resampleReach(ratio: number): number {
  return Math.ceil(REACH * Math.max(1, ratio)) + 1;
}

/**
 * Reads a channel at `count` places, `ratio` samples apart from `position` on, between samples by band-limited
 * interpolation; where samples are skipped, what they cannot hold is filtered out first (J. O. Smith, "Digital Audio
 * Resampling"). What lies outside the channel is silence.
 */
export function resample(
  channel: Float32Array,
  position: number,
  ratio: number,
  count: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(count);
  if (ratio === 1 && Number.isInteger(position)) {
    for (let index = 0; index < count; index++) result[index] = channel[position + index] ?? 0;
    return result;
  }
  const scale = Math.min(1, 1 / ratio);
  const reach = REACH / scale;
  for (let index = 0; index < count; index++) {
    const centre = position + index * ratio;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(channel.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let sample = first; sample <= last; sample++) {
      const place = Math.abs(sample - centre) * scale * STEPS;
      const slot = Math.floor(place);
      const share = place - slot;
      sum += channel[sample]! * (kernel[slot]! * (1 - share) + kernel[slot + 1]! * share);
    }
    result[index] = sum * scale;
  }
  return result;
}

function makeKernel(): Float64Array {
  const length = REACH * STEPS;
  const values = new Float64Array(length + 2);
  const beta = 9;
  for (let index = 0; index <= length; index++) {
    const x = index / STEPS;
    const sinc = index === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    values[index] = (sinc * bessel(beta * Math.sqrt(1 - (x / REACH) ** 2))) / bessel(beta);
  }
  return values;
}

/** Modified Bessel function of the first kind, order 0, by its power series. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let n = 1; n < 40; n++) {
    term *= (x / (2 * n)) ** 2;
    sum += term;
  }
  return sum;
}
