import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { shrink } from "~/formats/raster/resample";
import { words } from "../../words";
import { blurPlane } from "../blur";
import { oklch, type Rgb } from "../color";
import { byteOfLinear, linearOfByte } from "../light";

export interface NewLight {
  /** Where it comes from: -1 left to 1 right, -1 below to 1 above. */
  across: number;
  up: number;
  /** Of the light, and of what fills the shadows. */
  color: Rgb;
  fill: Rgb;
  /** 0 even, 1 a spotlight in the dark. */
  drama: number;
}

const directions: readonly [RegExp, number, number][] = [
  [words("left|links|gauche|izquierda"), -1, 0],
  [words("right|rechts|droite|derecha"), 1, 0],
  [words("above|top|overhead|oben|dessus|haut|arriba"), 0, 1],
  [words("below|bottom|underneath|unten|dessous|bas|abajo"), 0, -1],
];
const warm = words(
  "warm\\p{L}*|golden|gold|sunset|candle\\p{L}*|fire|amber|evening|abend\\p{L}*|sonnenuntergang|chaude?|coucher|cálid[ao]|dorad[ao]|atardecer|sunny|sonnig",
);
const cool = words(
  "cool|cooler|cold|blue|moon\\p{L}*|night|winter|kalt\\p{L}*|kühl\\p{L}*|blau|nacht|mond\\p{L}*|froide?|bleue?|nuit|lune|frí[ao]|azul|noche|luna",
);
const neon = words("neon|cyberpunk|club|disco");
const dramatic = words(
  "dramatic|hard|spot\\p{L}*|noir|moody|dark|dramatisch|hart|dunkel|dramatique|dur|sombre|dramátic[ao]|oscur[ao]|night|nacht|nuit|noche",
);
const even = words(
  "soft|even|diffuse\\p{L}*|flat|weich\\p{L}*|sanft\\p{L}*|doux|douce|suave|studio|softbox|daylight|tageslicht",
);

const found = (pattern: RegExp, text: string) => text.search(new RegExp(pattern.source, "iu")) >= 0;

/** The light a text asks for; null where it names none. */
export function readLight(text: string): NewLight | null {
  let across = 0;
  let up = 0;
  let named = false;
  for (const [pattern, x, y] of directions) {
    if (!found(pattern, text)) continue;
    across += x;
    up += y;
    named = true;
  }
  const isWarm = found(warm, text);
  const isCool = found(cool, text);
  const isNeon = found(neon, text);
  const isDramatic = found(dramatic, text);
  const isEven = found(even, text);
  if (!named && !isWarm && !isCool && !isNeon && !isDramatic && !isEven) return null;
  if (!named) [across, up] = [-0.7, 0.7];
  return {
    across,
    up,
    color: isNeon
      ? oklch(0.78, 0.19, 350)
      : isWarm
        ? oklch(0.95, 0.1, 70)
        : isCool
          ? oklch(0.92, 0.07, 245)
          : [1, 1, 1],
    fill: isNeon
      ? oklch(0.6, 0.16, 250)
      : isWarm
        ? oklch(0.78, 0.04, 300)
        : isCool
          ? oklch(0.7, 0.06, 265)
          : [0.92, 0.94, 1],
    drama: isDramatic ? (isEven ? 0.6 : 0.9) : isEven ? 0.25 : 0.55,
  };
}

/**
 * Throws another light on a picture: it falls off across the frame, and models forms by the slope of the picture's own
 * soft light, read as height. No geometry is known, so the old shadows stay. Alpha stays.
 */
export function relight(pixels: Pixels, light: NewLight, strength: number): Pixels {
  const small = shrink(pixels, 256);
  const gains = gainsOf(small, light);
  const { width, height, data } = pixels;
  const out = createPixels(width, height);
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(small.height - 1.001, ((y + 0.5) / height) * small.height - 0.5));
    const row = Math.floor(v);
    for (let x = 0; x < width; x++) {
      const u = Math.max(0, Math.min(small.width - 1.001, ((x + 0.5) / width) * small.width - 0.5));
      const column = Math.floor(u);
      const at = (y * width + x) * 4;
      const corner = (row * small.width + column) * 3;
      const below = corner + (row + 1 < small.height ? small.width * 3 : 0);
      const aside = column + 1 < small.width ? 3 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const top =
          gains[corner + channel]! +
          (gains[corner + aside + channel]! - gains[corner + channel]!) * (u - column);
        const bottom =
          gains[below + channel]! +
          (gains[below + aside + channel]! - gains[below + channel]!) * (u - column);
        const gain = 1 + (top + (bottom - top) * (v - row) - 1) * strength;
        const lit = linearOfByte[data[at + channel]!]! * gain;
        out.data[at + channel] = byteOfLinear(
          lit <= 0.75 ? lit : 0.75 + 0.25 * (1 - Math.exp((0.75 - lit) / 0.25)),
        );
      }
      out.data[at + 3] = data[at + 3]!;
    }
  }
  return out;
}

/** How much of each colour of light reaches each pixel of a small copy. */
function gainsOf(
  { width, height, data }: Pixels,
  { across, up, color, fill, drama }: NewLight,
): Float32Array {
  const relief = new Float32Array(width * height);
  for (let i = 0; i < relief.length; i++)
    relief[i] = Math.sqrt(
      0.2126 * linearOfByte[data[i * 4]!]! +
        0.7152 * linearOfByte[data[i * 4 + 1]!]! +
        0.0722 * linearOfByte[data[i * 4 + 2]!]!,
    );
  const side = Math.max(width, height);
  blurPlane(relief, width, height, 1, side * 0.018);
  const gains = new Float32Array(width * height * 3);
  const length = Math.hypot(across, up) || 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const slopeX = relief[pixel + (x + 1 < width ? 1 : 0)]! - relief[pixel - (x > 0 ? 1 : 0)]!;
      const slopeY = relief[pixel + (y + 1 < height ? width : 0)]! - relief[pixel - (y > 0 ? width : 0)]!;
      const slope = ((-slopeX * across + slopeY * up) / length) * side * 0.05;
      // A steep slope is the edge of a thing and no form of it: lit, it would be a glow beside the thing.
      const facing = slope / (1 + 2.6 * slope * slope);
      const u = (x / width - 0.5) * 2;
      const v = (0.5 - y / height) * 2;
      const towards = (u * across + v * up) / length;
      const fromMiddle = Math.hypot(u, v);
      const fall = Math.exp(-(((1 - towards) * 0.55 + fromMiddle * 0.18) ** 2) * (0.6 + drama * 1.5));
      const key = (0.35 + fall * (1.15 + drama * 0.7)) * (1 + facing * (0.18 + drama * 0.3));
      const rest = 0.62 * (1 - drama * 0.72);
      for (let channel = 0; channel < 3; channel++)
        gains[pixel * 3 + channel] = rest * fill[channel]! + key * color[channel]! * (1 - rest * 0.6);
    }
  }
  return gains;
}
