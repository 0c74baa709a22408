import { blobOf } from "../compositions/blob";
import { clamp, hexOfLch, lchOf, mixed, tone, withLightness } from "../oklch";
import { digits, type Picture } from "../picture";
import { dataAddress, renderSvg } from "../render-svg";
import { type Scheme, schemeOn } from "../scheme";
import type { Field } from "./field";

export const surfaces = [
  "marble",
  "wood",
  "paper",
  "weave",
  "terrazzo",
  "metal",
  "concrete",
  "brick",
] as const;
export type Surface = (typeof surfaces)[number];

/** The colour of each where none is said. */
const usual: Record<Surface, string> = {
  marble: "#f1efec",
  wood: "#b98a5a",
  paper: "#f3ecdf",
  weave: "#d8cbb4",
  terrazzo: "#f0e9df",
  metal: "#c3c7cc",
  concrete: "#b9b7b2",
  brick: "#a9573f",
};

/** Turbulence is slow: it is made once at this width and stretched. */
const noiseWidth = 420;

/** A surface seen from above, in a colour that is said or in its own. */
export const surfaceOf = (id: Surface, color: string | null): Field => ({
  id,
  kind: "paper",
  draw(picture, { palette, random }): Scheme {
    const base = color ?? usual[id];
    picture.ground(base);
    painters[id](picture, { base, palette, random });
    return schemeOn(base, palette, null);
  },
});

type Painter = (
  picture: Picture,
  paint: { base: string; palette: readonly string[]; random: () => number },
) => void;

const painters: Record<Surface, Painter> = {
  paper(picture, { base }) {
    picture.ground(
      picture.linear(0, 0, picture.width, picture.height, [
        [0, tone(base, 0.015)],
        [1, tone(base, -0.03)],
      ]),
    );
    layNoise(picture, { frequency: ".9", octaves: 2, color: tone(base, -0.3), strength: 0.16, seed: 5 });
    picture.grain = 0.03;
  },
  concrete(picture, { base, random }) {
    const seed = Math.floor(random() * 90);
    layNoise(picture, { frequency: ".012", octaves: 5, color: tone(base, -0.22), strength: 0.7, seed });
    layNoise(picture, { frequency: ".5", octaves: 2, color: tone(base, 0.2), strength: 0.25, seed });
    picture.grain = 0.035;
  },
  marble(picture, { base, random }) {
    const seed = Math.floor(random() * 90);
    layNoise(picture, { frequency: ".006 .011", octaves: 5, color: tone(base, -0.16), strength: 0.45, seed });
    const { l, h } = lchOf(base);
    const vein = l > 0.6 ? hexOfLch({ l: 0.48, c: 0.02, h }) : tone(base, 0.42, 0.6);
    for (const [width, opacity] of [
      [picture.short * 0.011, 0.35],
      [picture.short * 0.0035, 0.75],
      [picture.short * 0.0022, 0.6],
    ] as const)
      for (let i = 0; i < 4; i++) drawVein(picture, { random, vein, width, opacity });
    picture.grain = 0.012;
  },
  wood(picture, { base, random }) {
    const planks = 5;
    const height = picture.height / planks;
    for (let plank = 0; plank < planks; plank++) {
      const own = tone(base, (random() - 0.5) * 0.07);
      const top = plank * height;
      picture.rect({ x: 0, y: top, width: picture.width, height }, own);
      const knot = { x: random() * picture.width, y: top + height * (0.3 + random() * 0.4) };
      for (let line = 0; line < 22; line++) {
        const y = top + ((line + random() * 0.6) / 22) * height;
        const near = 1 - clamp(Math.abs(y - knot.y) / (height * 0.5), 0, 1);
        const bend = near * height * 0.16 * (y < knot.y ? -1 : 1);
        picture.add(
          `<path d="M0 ${digits(y)}C${digits(knot.x - 260)} ${digits(y)} ${digits(knot.x - 130)} ${digits(y + bend)} ${digits(knot.x)} ${digits(y + bend)}S${digits(knot.x + 260)} ${digits(y)} ${digits(picture.width)} ${digits(y + random() * 8)}" fill="none" stroke="${tone(own, random() < 0.5 ? -0.07 : 0.04)}" stroke-width="${digits(1 + random() * 4)}" stroke-opacity="${(0.3 + random() * 0.45).toFixed(2)}"/>`,
        );
      }
      picture.rect({ x: 0, y: top, width: picture.width, height: 5 }, tone(own, -0.25));
      picture.rect({ x: 0, y: top + 5, width: picture.width, height: 3 }, tone(own, 0.07));
    }
    picture.grain = 0.03;
  },
  weave(picture, { base }) {
    const thread = picture.short / 90;
    const id = picture.newId();
    const strand = (x: number, y: number, width: number, height: number, color: string) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${digits(thread * 0.35)}" fill="${color}"/>`;
    const warp = tone(base, 0.04);
    const weft = tone(base, -0.03);
    picture.define(
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${thread * 2}" height="${thread * 2}"><rect width="${thread * 2}" height="${thread * 2}" fill="${tone(base, -0.16)}"/>${strand(0.5, -thread * 0.1, thread - 1, thread * 1.2, warp)}${strand(thread + 0.5, thread * 0.9, thread - 1, thread * 1.2, warp)}${strand(thread * 0.9, 0.5, thread * 1.2, thread - 1, weft)}${strand(-thread * 0.1, thread + 0.5, thread * 1.2, thread - 1, weft)}</pattern>`,
    );
    picture.ground(`url(#${id})`);
    layNoise(picture, { frequency: ".01 .3", octaves: 2, color: tone(base, -0.3), strength: 0.3, seed: 3 });
    picture.grain = 0.05;
  },
  terrazzo(picture, { base, palette, random }) {
    const chips = [
      ...palette.filter((hex) => Math.abs(lchOf(hex).l - lchOf(base).l) > 0.08),
      tone(base, -0.12),
      "#ffffff",
    ];
    for (const [count, size] of [
      [70, 0.05],
      [200, 0.024],
      [420, 0.009],
    ] as const) {
      const times = (picture.width * picture.height) / picture.short ** 2;
      for (let chip = 0; chip < count * times; chip++) {
        const shape = blobOf({
          x: random() * picture.width,
          y: random() * picture.height,
          radius: picture.short * size * (0.5 + random() * 0.6),
          flat: 0.5 + random() * 0.6,
          wobble: 0.28,
          random,
        });
        picture.path(shape(), chips[Math.floor(random() * chips.length)]!);
      }
    }
    picture.grain = 0.012;
  },
  metal(picture, { base }) {
    picture.ground(
      picture.linear(0, 0, picture.width, picture.height * 0.4, [
        [0, tone(base, -0.08)],
        [0.3, tone(base, 0.12, 0.7)],
        [0.52, tone(base, -0.04)],
        [0.75, tone(base, 0.08, 0.8)],
        [1, tone(base, -0.12)],
      ]),
    );
    layNoise(picture, { frequency: ".002 .7", octaves: 3, color: tone(base, -0.35), strength: 0.5, seed: 2 });
    layNoise(picture, { frequency: ".003 .9", octaves: 2, color: "#ffffff", strength: 0.35, seed: 8 });
  },
  brick(picture, { base, random }) {
    const height = picture.short / 11;
    const width = height * 2.6;
    const gap = height * 0.1;
    picture.ground(mixed(withLightness(base, 0.78, 0.25), "#cfc8be", 0.5));
    for (let y = 0, row = 0; y < picture.height; y += height, row++)
      for (let x = row % 2 ? -width / 2 : 0; x < picture.width; x += width) {
        const own = tone(base, (random() - 0.5) * 0.11, 0.85 + random() * 0.3);
        const brick = { x: x + gap / 2, y: y + gap / 2, width: width - gap, height: height - gap };
        picture.rect(
          { ...brick, x: brick.x + 3, y: brick.y + 4 },
          tone(base, -0.25),
          'rx="5" fill-opacity=".35"',
        );
        picture.rect(brick, own, 'rx="5"');
      }
    layNoise(picture, { frequency: ".05", octaves: 4, color: tone(base, -0.3), strength: 0.4, seed: 4 });
    picture.grain = 0.04;
  },
};

/** Spots of a colour where fractal noise is strong. */
function layNoise(
  picture: Picture,
  options: { frequency: string; octaves: number; color: string; strength: number; seed: number },
) {
  const { frequency, octaves, color, strength, seed } = options;
  const height = Math.round((noiseWidth * picture.height) / picture.width);
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const noise = renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${noiseWidth} ${height}"><filter id="n" x="0" y="0" width="${noiseWidth}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${strength * 3.2} 0 0 0 ${-strength * 1.2}"/></filter><rect width="${noiseWidth}" height="${height}" filter="url(#n)"/></svg>`,
    noiseWidth,
    { asPng: true },
  );
  picture.add(
    `<image href="${dataAddress(noise.png!)}" width="${picture.width}" height="${picture.height}" preserveAspectRatio="none"/>`,
  );
}

/** A line that wanders across the picture and forks once. */
function drawVein(
  picture: Picture,
  { random, vein, width, opacity }: { random: () => number; vein: string; width: number; opacity: number },
) {
  const slant = 0.35 + random() * 0.5;
  let y = (random() * 1.5 - 0.5) * picture.height;
  let data = `M-20 ${digits(y)}`;
  for (let x = 0; x < picture.width + 60; ) {
    const step = picture.short * (0.03 + random() * 0.07);
    x += step;
    y += step * slant + (random() - 0.5) * picture.short * 0.05;
    data += `L${digits(x)} ${digits(y)}`;
  }
  picture.add(
    `<path d="${data}" fill="none" stroke="${vein}" stroke-width="${digits(width * (0.5 + random()))}" stroke-opacity="${(opacity * (0.4 + random() * 0.5)).toFixed(2)}" stroke-linejoin="round"/>`,
  );
}
