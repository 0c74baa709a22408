/** Two channels of equal length, samples nominally within ±1. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
  /** In hertz. */
  sampleRate: number;
}

export function createStereo(durationSeconds: number, sampleRate: number): Stereo {
  const length = Math.round(durationSeconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length), sampleRate };
}

/** Adds `source` to `target`, from the start, at a linear gain. Both have the same length. */
export function mixInto(target: Stereo, source: Stereo, gain: number): void {
  for (let index = 0; index < target.left.length; index++) {
    target.left[index]! += source.left[index]! * gain;
    target.right[index]! += source.right[index]! * gain;
  }
}

/** Adds a whole stereo sound at a time, at a linear gain. */
export function addStereoAt(target: Stereo, sound: Stereo, startSeconds: number, gain: number): void {
  const first = Math.round(startSeconds * target.sampleRate);
  const count = Math.min(sound.left.length, target.left.length - first);
  for (let index = Math.max(0, -first); index < count; index++) {
    target.left[first + index]! += sound.left[index]! * gain;
    target.right[first + index]! += sound.right[index]! * gain;
  }
}

/** Adds a mono sound at a time, panned with constant power: −1 left, 0 centre, 1 right. */
export function addAt(
  target: Stereo,
  sound: Float32Array,
  startSeconds: number,
  gain: number,
  pan: number,
): void {
  const first = Math.round(startSeconds * target.sampleRate);
  const from = Math.max(0, -first);
  const count = Math.min(sound.length, target.left.length - first);
  const angle = ((pan + 1) * Math.PI) / 4;
  const gainLeft = gain * Math.cos(angle) * Math.SQRT2;
  const gainRight = gain * Math.sin(angle) * Math.SQRT2;
  for (let index = from; index < count; index++) {
    const sample = sound[index]!;
    target.left[first + index]! += sample * gainLeft;
    target.right[first + index]! += sample * gainRight;
  }
}
