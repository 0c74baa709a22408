import { clamp, lchOf, mixed, tone, withLightness } from "./oklch";
import { digits, type Picture } from "./picture";
import type { Place, Surroundings, Time } from "./surroundings";
import { waveBelow } from "./wave-below";
import { drawDesert, drawForest, drawSnow } from "./wild-lands";

/** From the top down to the horizon, then of sun or moon. */
export const skyColors: Record<Time, readonly [string, string, string, string]> = {
  dawn: ["#7fa6d9", "#f3c2b8", "#ffe3bd", "#ffd9a0"],
  noon: ["#4fa4e8", "#8cc8f3", "#d5edfb", "#ffffff"],
  dusk: ["#3d2c72", "#b34d83", "#ff9a63", "#ffce7a"],
  night: ["#0a1030", "#16204f", "#2c3a74", "#f5efcf"],
};
/** How a time of day colours what it shines on. */
const lights: Record<Time, { lightness: number; ambient: string; share: number; disc: string }> = {
  dawn: { lightness: 0, ambient: "#ffb98a", share: 0.3, disc: "#fff3d6" },
  noon: { lightness: 0.06, ambient: "#eaf6ff", share: 0.06, disc: "#ffffff" },
  dusk: { lightness: -0.2, ambient: "#b0457a", share: 0.4, disc: "#ffe2a6" },
  night: { lightness: -0.36, ambient: "#16204f", share: 0.5, disc: "#f5efcf" },
};

interface LandscapeOptions {
  surroundings: Surroundings;
  /** Where the far land ends. */
  horizon: number;
  palette: readonly string[];
  random: () => number;
}

/** A sky and the land under it. Gives the colour of the ground and the palette's tint of the sky. */
export function drawLandscape(picture: Picture, options: LandscapeOptions): { ground: string; tint: string } {
  const { palette, horizon, surroundings } = options;
  const { time, place } = surroundings;
  const sky = skyColors[time];
  const tint = palette.reduce((best, hex) => (lchOf(hex).c > lchOf(best).c ? hex : best));
  picture.ground(
    picture.vertical(
      [
        [0, mixed(sky[0], tint, 0.12)],
        [0.6, mixed(sky[1], tint, 0.08)],
        [1, sky[2]],
      ],
      0,
      horizon,
    ),
  );
  const sunX = drawSky(picture, options);
  const { lightness, ambient, share } = lights[time];
  const lit = (hex: string) => mixed(tone(hex, lightness, time === "night" ? 0.7 : 1), ambient, share);
  const land = { ...options, sky, lit, sunX, size: picture.short };
  return { ground: lands[place](picture, land), tint };
}

export interface Land extends LandscapeOptions {
  sky: readonly string[];
  lit: (hex: string) => string;
  sunX: number;
  size: number;
}

const lands: Record<Place, (picture: Picture, land: Land) => string> = {
  hills: drawHills,
  sea: drawSea,
  street: drawStreet,
  forest: drawForest,
  desert: drawDesert,
  snow: drawSnow,
};

/** Sun, moon and stars, or clouds. Gives where the light stands. */
function drawSky(picture: Picture, { surroundings: { time }, horizon, random }: LandscapeOptions): number {
  const { short: size, layout } = picture;
  const { safe, isWide } = layout;
  const x = isWide ? safe.x + safe.width * 0.1 : picture.width * 0.16;
  const light = skyColors[time][3];
  if (time === "noon") {
    for (const [across, down, scale] of [
      [0.06, 0.1, 1],
      [0.84, 0.02, 0.75],
    ] as const)
      drawCloud(
        picture,
        isWide ? safe.x + safe.width * across : picture.width * across,
        safe.y + safe.height * down,
        size * 0.05 * scale,
      );
    return x;
  }
  if (time === "night") {
    for (let star = 0; star < 60; star++)
      picture.circle(
        random() * picture.width,
        random() * horizon * 0.9,
        0.8 + random() * 1.8,
        "#fff",
        `fill-opacity="${(0.25 + random() * 0.5).toFixed(2)}"`,
      );
    const y = safe.y + safe.height * 0.04;
    picture.glow(x, y, size * 0.26, light, 0.28);
    picture.circle(x, y, size * 0.055, light);
    return x;
  }
  const y = horizon - size * 0.09;
  picture.glow(x, y, size * 0.46, light, 0.85);
  picture.circle(x, y, size * 0.075, lights[time].disc);
  return x;
}

function drawCloud(picture: Picture, x: number, y: number, radius: number) {
  const disc = (dx: number, dy: number, share: number) =>
    `<circle cx="${digits(x + dx * radius)}" cy="${digits(y + dy * radius)}" r="${digits(radius * share)}"/>`;
  picture.add(
    `<g fill="#fff" opacity=".88">${disc(0, 0, 1)}${disc(1.2, -0.35, 1.25)}${disc(2.5, 0, 0.95)}<rect x="${digits(x - radius)}" y="${digits(y)}" width="${digits(radius * 4.4)}" height="${digits(radius)}" rx="${digits(radius * 0.5)}"/></g>`,
  );
}

function drawHills(picture: Picture, { horizon, random, sky, lit, size }: Land): string {
  const wave = (down: number, swing: number, turns: number) =>
    waveBelow(picture, horizon + size * down, { swing: size * swing, turns, phase: random() * 6 });
  picture.path(wave(-0.07, 0.045, 1.1), mixed(lit("#8fc49a"), sky[2]!, 0.45));
  picture.path(wave(-0.02, 0.035, 0.9), mixed(lit("#69b07a"), sky[2]!, 0.2));
  const ground = lit("#4f9d62");
  picture.path(wave(0.03, 0.014, 0.7), picture.shaded(ground, 0.03, -0.07, horizon));
  return ground;
}

function drawSea(picture: Picture, { horizon, random, sky, lit, size, sunX, surroundings }: Land): string {
  const water = lit("#3f9fbf");
  const far = horizon - size * 0.06;
  picture.below(
    far,
    picture.vertical(
      [
        [0, mixed(water, sky[2]!, 0.35)],
        [1, water],
      ],
      far,
      horizon + size * 0.1,
    ),
  );
  const glint = surroundings.time === "noon" ? "#fff" : sky[3]!;
  for (let i = 0; i < 16; i++)
    picture.rect(
      {
        x: sunX + (random() - 0.5) * size * 0.22 * (1 + i * 0.12),
        y: horizon - size * 0.05 + i * size * 0.008,
        width: size * (0.03 + random() * 0.06),
        height: 3,
      },
      glint,
      `fill-opacity="${(0.65 - i * 0.03).toFixed(2)}" rx="1.5"`,
    );
  const sand = lit("#efd6a4");
  const beach = waveBelow(picture, horizon + size * 0.06, {
    swing: size * 0.012,
    turns: 1.3,
    phase: random() * 6,
  });
  picture.path(beach, "#fff", 'fill-opacity=".55" transform="translate(0 -7)"');
  picture.path(
    beach,
    picture.vertical(
      [
        [0, sand],
        [1, tone(sand, -0.06)],
      ],
      horizon,
    ),
  );
  return sand;
}

function drawStreet(
  picture: Picture,
  { horizon, random, sky, lit, size, palette, surroundings }: Land,
): string {
  const isDark = surroundings.time === "night" || surroundings.time === "dusk";
  const walls = palette.map((hex) => lit(withLightness(hex, clamp(lchOf(hex).l, 0.55, 0.8), 0.6)));
  for (let x = -size * 0.02, house = 0; x < picture.width; house++) {
    const width = size * (0.12 + random() * 0.09);
    const height = size * (0.16 + random() * 0.16);
    const wall = mixed(walls[house % walls.length]!, sky[2]!, 0.42);
    picture.rect({ x, y: horizon - height, width: width + 1, height: height + size * 0.05 }, wall);
    for (let y = horizon - height + size * 0.025; y < horizon - size * 0.06; y += size * 0.05) {
      for (let u = x + size * 0.022; u < x + width - size * 0.03; u += size * 0.042) {
        if (random() >= 0.8) continue;
        const pane = isDark ? (random() < 0.5 ? "#ffd98a" : tone(wall, -0.08)) : tone(wall, 0.07);
        picture.rect({ x: u, y, width: size * 0.02, height: size * 0.027 }, pane, 'fill-opacity=".85"');
      }
    }
    x += width;
  }
  picture.below(horizon, lit("#d8d3cd"));
  const road = lit("#8d8f99");
  const kerb = horizon + size * 0.035;
  picture.below(kerb, picture.shaded(road, 0.04, -0.05, horizon));
  picture.rect({ x: 0, y: kerb, width: picture.width, height: size * 0.008 }, tone(road, 0.1));
  return road;
}
