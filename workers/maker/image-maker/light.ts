import type { Pixels } from "~/formats/raster/pixels";

/** Linear light of each sRGB byte (IEC 61966-2-1). */
export const linearOfByte = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const steps = 8192;
const bytes = Uint8Array.from({ length: steps + 1 }, (_, i) => {
  const linear = i / steps;
  return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
});

/** The sRGB byte of linear light, cut to 0–1. */
export function byteOfLinear(linear: number): number {
  return linear <= 0 ? 0 : linear >= 1 ? 255 : bytes[(linear * steps + 0.5) | 0]!;
}

/** A picture in OKLab: lightness 0–1, then a and b, three floats per pixel. */
export function toOklabPlane({ data }: Pixels): Float32Array {
  const pixels = data.length / 4;
  const lab = new Float32Array(pixels * 3);
  for (let i = 0; i < pixels; i++) {
    const r = linearOfByte[data[i * 4]!]!;
    const g = linearOfByte[data[i * 4 + 1]!]!;
    const b = linearOfByte[data[i * 4 + 2]!]!;
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    lab[i * 3] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    lab[i * 3 + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    lab[i * 3 + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return lab;
}

/** Puts an OKLab plane back into a picture; what is out of gamut is cut channel by channel. Alpha stays. */
export function fromOklabPlane(lab: Float32Array, { data }: Pixels) {
  for (let i = 0; i < data.length / 4; i++) {
    const lightness = lab[i * 3]!;
    const a = lab[i * 3 + 1]!;
    const b = lab[i * 3 + 2]!;
    const l = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b);
    const m = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b);
    const s = cubed(lightness - 0.0894841775 * a - 1.291485548 * b);
    data[i * 4] = byteOfLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
    data[i * 4 + 1] = byteOfLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
    data[i * 4 + 2] = byteOfLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  }
}

/** Several times as fast as the operator, which takes any exponent. */
function cubed(value: number): number {
  return value * value * value;
}
