import type { Pixels } from "~/formats/raster/pixels";
import { fromOklabPlane, toOklabPlane } from "./light";

/** Changes of a whole picture's tones; 0 leaves each as it is, 1 and -1 are strong. */
export interface Tones {
  light: number;
  contrast: number;
  colour: number;
  warmth: number;
}

/** Lightens, steepens, tints in OKLab, where equal steps look equal. In place; alpha stays. */
export function adjustTones(pixels: Pixels, { light, contrast, colour, warmth }: Tones) {
  const lab = toOklabPlane(pixels);
  const gamma = 2 ** (-light * 0.75);
  const slope = 1 + contrast * 0.55;
  const chroma = Math.max(0, 1 + colour);
  for (let at = 0; at < lab.length; at += 3) {
    const lightness = Math.max(0, Math.min(1, lab[at]!)) ** gamma;
    // The curve is steep in the middle and meets black and white where they are.
    const steep = contrast === 0 ? lightness : steepened(lightness, slope);
    const mid = 4 * steep * (1 - steep);
    lab[at] = steep;
    lab[at + 1] = lab[at + 1]! * chroma + warmth * 0.012 * mid;
    lab[at + 2] = lab[at + 2]! * chroma + warmth * 0.05 * mid;
  }
  fromOklabPlane(lab, pixels);
}

function steepened(value: number, slope: number): number {
  const away = value - 0.55;
  const span = away > 0 ? 0.45 : 0.55;
  const share = Math.min(1, Math.abs(away) / span);
  const bent = slope >= 1 ? 1 - (1 - share) ** slope : share * slope + share * share * (1 - slope);
  return 0.55 + Math.sign(away) * span * bent;
}
