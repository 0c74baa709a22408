import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import { mirrored } from "~/formats/raster/turn";
import { seededRandom, seedOf } from "../seeded-random";
import { relight } from "./edits/relight";
import { fromOklabPlane, toOklabPlane } from "./light";

/** A picture seen a little otherwise: nearer, mirrored, in other light and slightly other colours; all by the seed. */
export function varyPixels(source: Pixels, seed: number): Pixels {
  const random = seededRandom(seedOf("vary", seed));
  const zoom = 1 - random.between(0.04, 0.18);
  const width = Math.max(1, Math.round(source.width * zoom));
  const height = Math.max(1, Math.round(source.height * zoom));
  const left = Math.floor(random.between(0, source.width - width + 1));
  const top = Math.floor(random.between(0, source.height - height + 1));
  const part = createPixels(width, height);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * source.width + left) * 4;
    part.data.set(source.data.subarray(from, from + width * 4), y * width * 4);
  }
  let varied = resample(part, source.width, source.height);
  if (random.chance(0.5)) varied = mirrored(varied, "across");
  const warmth = random.between(-1, 1);
  const lit = relight(
    varied,
    {
      across: random.between(-1, 1),
      up: random.between(0.2, 1),
      color: [1 + warmth * 0.08, 1, 1 - warmth * 0.1],
      fill: [1 - warmth * 0.05, 0.97, 1 + warmth * 0.06],
      drama: 0.4,
    },
    0.5,
  );
  const turn = random.between(-0.25, 0.25);
  const lab = toOklabPlane(lit);
  for (let at = 0; at < lab.length; at += 3) {
    const a = lab[at + 1]!;
    const b = lab[at + 2]!;
    lab[at + 1] = a * Math.cos(turn) - b * Math.sin(turn);
    lab[at + 2] = a * Math.sin(turn) + b * Math.cos(turn);
  }
  fromOklabPlane(lab, lit);
  return lit;
}
