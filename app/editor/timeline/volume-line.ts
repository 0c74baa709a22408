import { gainOver } from "~/engine/sound/gain-shape";
import type { GainShape } from "~/scene/composition";

/** How loud a sound is over its time, as its bar shows it. */
export interface VolumeLine {
  /** Gain, a factor, at even steps from the start of the sound to its end. */
  gains: readonly number[];
  /** Points of its curve that a person has set. */
  points: readonly { seconds: number; gain: number }[];
  /** The gain at the head of the bar. */
  most: number;
}

const STEPS = 96;

/** Curve and fades together; absent where it is as loud throughout. */
export function volumeLine(shape: GainShape, lengthSeconds: number): VolumeLine | undefined {
  const gain = lengthSeconds > 0 ? gainOver(shape, lengthSeconds) : null;
  if (!gain) return undefined;
  const gains = Array.from({ length: STEPS + 1 }, (_, step) => gain((step / STEPS) * lengthSeconds));
  const points = (shape.curve ?? [])
    .filter(({ seconds }) => seconds <= lengthSeconds)
    .map(({ seconds }) => ({ seconds, gain: gain(seconds) }));
  return { gains, points, most: Math.max(1, ...gains, ...points.map((point) => point.gain)) };
}
