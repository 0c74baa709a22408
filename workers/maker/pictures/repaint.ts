import { clamp, hexOfLch, hueDistance, lchOf, type Oklch } from "./oklch";

/** Greys keep their tint beside colours. */
const leastChroma = 0.02;
/** What counts as grey on what is grey all over. */
export const greyChroma = 0.05;
/** Hues farther from the main one stay as they are. */
const reach = 70;
const fade = 25;

/** The most and the least that light parts are from the dark ones. */
const lightnesses = { least: 0.08, most: 0.97 };
const mostChroma = 0.24;

/**
 * Gives an SVG another main colour, in fills, stops and the matrices of filters, with its lights and shades; what is far from
 * it in hue stays. From a grey, all greys take the colour.
 */
export function repaint(svg: string, from: Oklch, to: Oklch): string {
  const by = ((to.h - from.h + 540) % 360) - 180;
  const ratio = to.c / Math.max(from.c, leastChroma);
  const turn = (hex: string) => {
    const color = lchOf(longHex(hex));
    if (from.c < leastChroma)
      return color.c > greyChroma
        ? hex
        : hexOfLch({ ...to, l: clamp((color.l * to.l) / from.l, lightnesses.least, lightnesses.most) });
    const share = color.c < leastChroma ? 0 : clamp((reach - hueDistance(color.h, from.h)) / fade, 0, 1);
    if (share === 0) return hex;
    return hexOfLch({
      l: clamp(color.l + (to.l - from.l) * share, lightnesses.least, lightnesses.most),
      c: Math.min(mostChroma, color.c * (1 + (ratio - 1) * share)),
      h: (color.h + by * share + 360) % 360,
    });
  };
  return svg
    .replace(/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g, turn)
    .replace(
      /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0"/g,
      (_all, r: string, g: string, b: string, alpha: string) => {
        const [red, green, blue] = channelsOf(turn(hexOfChannels([r, g, b].map(Number))));
        return `values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${alpha} 0"`;
      },
    );
}

const longHex = (hex: string) =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;

const hexOfChannels = (channels: readonly number[]) =>
  `#${channels
    .map((value) =>
      clamp(Math.round(value * 255), 0, 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
