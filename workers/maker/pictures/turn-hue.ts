import { clamp, hexOfLch, hueDistance, lchOf } from "./oklch";

/** Greys keep their tint. */
const leastChroma = 0.02;
/** Hues farther from the main one stay as they are. */
const reach = 70;
const fade = 25;

/** Turns the main hue of an SVG, in fills, stops and the matrices of filters; what is far from it in hue stays. */
export function turnHue(svg: string, from: number, to: number): string {
  const by = ((to - from + 540) % 360) - 180;
  const turn = (hex: string) => {
    const color = lchOf(longHex(hex));
    const share = color.c < leastChroma ? 0 : clamp((reach - hueDistance(color.h, from)) / fade, 0, 1);
    return share === 0 ? hex : hexOfLch({ ...color, h: (color.h + by * share + 360) % 360 });
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
