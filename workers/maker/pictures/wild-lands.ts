import type { Land } from "./landscape";
import { mixed, tone } from "./oklch";
import { digits, type Picture } from "./picture";
import { waveBelow } from "./wave-below";

/** Rows of firs, paler the farther they are, and the floor of the forest. */
export function drawForest(picture: Picture, { horizon, random, sky, lit, size }: Land): string {
  const rows = [
    { haze: 0.68, apart: 0.07, height: 0.44 },
    { haze: 0.42, apart: 0.13, height: 0.36 },
    { haze: 0.12, apart: 0.26, height: 0.3 },
  ];
  for (const [row, { haze, apart, height }] of rows.entries()) {
    const color = mixed(lit("#2f6046"), sky[2]!, haze);
    const foot = horizon + size * (0.02 + row * 0.012);
    for (let x = -size * 0.05; x < picture.width + size * 0.05; x += size * apart * (0.6 + random() * 0.9))
      fir(picture, x, foot, size * height * (0.75 + random() * 0.5), color);
  }
  const ground = lit("#4b5836");
  picture.path(
    waveBelow(picture, horizon + size * 0.025, { swing: size * 0.012, turns: 1.1, phase: random() * 6 }),
    fadingDown(picture, ground, horizon),
  );
  return ground;
}

/** Ridges of sand, each with its side in the shade. */
export function drawDesert(picture: Picture, { horizon, random, sky, lit, size }: Land): string {
  const sand = lit("#e3b678");
  for (const [row, haze] of [0.5, 0.25].entries()) {
    const ridge = { swing: size * (0.06 - row * 0.015), turns: 0.8 + row * 0.5, phase: random() * 6 };
    const y = horizon - size * (0.07 - row * 0.05);
    picture.path(waveBelow(picture, y, ridge), mixed(tone(sand, -0.02), sky[2]!, haze));
    const shaded = { ...ridge, phase: ridge.phase + 0.55, swing: ridge.swing * 0.8 };
    picture.path(waveBelow(picture, y + size * 0.022, shaded), mixed(tone(sand, -0.11), sky[2]!, haze));
  }
  const near = { swing: size * 0.014, turns: 0.9, phase: random() * 6 };
  picture.path(waveBelow(picture, horizon + size * 0.03, near), fadingDown(picture, sand, horizon));
  for (let line = 0; line < 7; line++) {
    const y = horizon + size * (0.09 + line * line * 0.012);
    picture.ellipse(
      random() * picture.width,
      y,
      size * (0.2 + random() * 0.25),
      2 + line * 0.5,
      tone(sand, -0.05),
      'fill-opacity=".5"',
    );
  }
  return sand;
}

/** Snow, with peaks and firs behind it. */
export function drawSnow(picture: Picture, { horizon, random, sky, lit, size }: Land): string {
  const rock = mixed(lit("#8fa3bd"), sky[2]!, 0.35);
  for (let x = -size * 0.1; x < picture.width; x += size * (0.2 + random() * 0.12)) {
    const height = size * (0.16 + random() * 0.16);
    const wide = height * 1.25;
    const peak = (share: number) =>
      `M${digits(x + wide / 2)} ${digits(horizon - height)}l${digits((wide / 2) * share)} ${digits(height * share)}h${digits(-wide * share)}z`;
    picture.path(peak(1.25), rock);
    picture.path(peak(0.38), mixed(lit("#ffffff"), sky[2]!, 0.15));
  }
  for (let x = 0; x < picture.width; x += size * (0.05 + random() * 0.12))
    fir(
      picture,
      x,
      horizon + size * 0.03,
      size * (0.08 + random() * 0.08),
      mixed(lit("#4a6b63"), sky[2]!, 0.3),
    );
  const snow = lit("#f2f6fb");
  const wave = (down: number) =>
    waveBelow(picture, horizon + size * down, { swing: size * 0.016, turns: 1, phase: random() * 6 });
  picture.path(wave(0.02), tone(snow, -0.05));
  picture.path(wave(0.055), fadingDown(picture, snow, horizon));
  return snow;
}

const fadingDown = (picture: Picture, color: string, from: number) =>
  picture.vertical(
    [
      [0, tone(color, 0.03)],
      [1, tone(color, -0.07)],
    ],
    from,
  );

function fir(picture: Picture, x: number, foot: number, height: number, color: string) {
  const tiers = [
    [0, 0.5, 0.13],
    [0.26, 0.8, 0.19],
    [0.5, 1, 0.25],
  ] as const;
  const path = tiers.map(
    ([from, to, half]) =>
      `M${digits(x)} ${digits(foot - height * (1 - from))}L${digits(x + height * half)} ${digits(foot - height * (1 - to))}H${digits(x - height * half)}Z`,
  );
  picture.path(path.join(""), color);
}
