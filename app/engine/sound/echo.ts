import type { Stereo } from "./stereo.ts";

/** Adds echoes that change sides, in place. Each is `feedback` (0–1) as loud as the one before, and duller. */
export function addPingPongEcho(sound: Stereo, delaySeconds: number, feedback: number, level: number): void {
  const { left, right, sampleRate } = sound;
  const delay = Math.max(1, Math.round(delaySeconds * sampleRate));
  const lineLeft = new Float32Array(delay);
  const lineRight = new Float32Array(delay);
  let dullLeft = 0;
  let dullRight = 0;
  for (let index = 0, slot = 0; index < left.length; index++, slot = slot + 1 === delay ? 0 : slot + 1) {
    const echoLeft = lineLeft[slot]!;
    const echoRight = lineRight[slot]!;
    dullLeft += (echoLeft - dullLeft) * 0.45;
    dullRight += (echoRight - dullRight) * 0.45;
    lineLeft[slot] = (left[index]! + right[index]!) * 0.5 + dullRight * feedback;
    lineRight[slot] = dullLeft * feedback;
    left[index]! += echoLeft * level;
    right[index]! += echoRight * level;
  }
}
