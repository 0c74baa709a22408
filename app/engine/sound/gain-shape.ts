import type { GainShape } from "~/scene/composition";

/** The gain of a shape at a time since its sound began; `null` where it is 1 throughout. Fades swell as the ear hears evenly. */
export function gainOver(
  { curve = [], fadeInSeconds = 0, fadeOutSeconds = 0 }: GainShape,
  lengthSeconds: number,
): ((seconds: number) => number) | null {
  if (curve.length === 0 && fadeInSeconds <= 0 && fadeOutSeconds <= 0) return null;
  return (seconds) => {
    const fadedIn = fadeInSeconds > 0 ? eased(seconds / fadeInSeconds) : 1;
    const fadedOut = fadeOutSeconds > 0 ? eased((lengthSeconds - seconds) / fadeOutSeconds) : 1;
    return curveAt(curve, seconds) * fadedIn * fadedOut;
  };
}

function eased(share: number): number {
  return Math.sin((Math.min(1, Math.max(0, share)) * Math.PI) / 2) ** 2;
}

function curveAt(curve: NonNullable<GainShape["curve"]>, seconds: number): number {
  const next = curve.findIndex((point) => point.seconds > seconds);
  if (curve.length === 0) return 1;
  if (next <= 0) return curve.at(next)!.gain;
  const [before, after] = [curve[next - 1]!, curve[next]!];
  const share = (seconds - before.seconds) / (after.seconds - before.seconds);
  return before.gain + (after.gain - before.gain) * share;
}
