import type { Stereo } from "./stereo.ts";

/** Works on a sound block by block, in place; what rings on is kept for the next block. */
export type StreamEffect = (block: Stereo) => void;

/** Adds echoes that change sides. Each is `feedback` (0–1) as loud as the one before, and duller. */
export function createPingPongEcho(
  delaySeconds: number,
  feedback: number,
  level: number,
  sampleRate: number,
): StreamEffect {
  const delay = Math.max(1, Math.round(delaySeconds * sampleRate));
  const lineLeft = new Float32Array(delay);
  const lineRight = new Float32Array(delay);
  let dullLeft = 0;
  let dullRight = 0;
  let slot = 0;
  return ({ left, right }) => {
    for (let index = 0; index < left.length; index++) {
      const echoLeft = lineLeft[slot]!;
      const echoRight = lineRight[slot]!;
      // The tiny constant keeps the tail out of denormal numbers, which are slow.
      dullLeft += (echoLeft - dullLeft) * 0.45 + 1e-20;
      dullRight += (echoRight - dullRight) * 0.45 + 1e-20;
      lineLeft[slot] = (left[index]! + right[index]!) * 0.5 + dullRight * feedback;
      lineRight[slot] = dullLeft * feedback;
      left[index]! += echoLeft * level;
      right[index]! += echoRight * level;
      slot = slot + 1 === delay ? 0 : slot + 1;
    }
  };
}
