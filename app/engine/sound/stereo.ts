/** Two channels of equal length, samples nominally within ±1. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export function createStereo(frames: number): Stereo {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}

/** Adds `source` to `target`, from the start, at a linear gain; as far as both reach. */
export function mixInto(target: Stereo, source: Stereo, gain: number): void {
  const frames = Math.min(target.left.length, source.left.length);
  for (let index = 0; index < frames; index++) {
    target.left[index]! += source.left[index]! * gain;
    target.right[index]! += source.right[index]! * gain;
  }
}

/** Gains of the two channels for a mono sound, with constant power: pan −1 left, 0 centre, 1 right. */
export function panGains(pan: number): { left: number; right: number } {
  const angle = ((pan + 1) * Math.PI) / 4;
  return { left: Math.cos(angle) * Math.SQRT2, right: Math.sin(angle) * Math.SQRT2 };
}
