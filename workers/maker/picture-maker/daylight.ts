import type { SeededRandom } from "../seeded-random";
import { mix, oklch, type Rgb, ramp, rampOffset } from "./color";
import { fractal, hash2, smoothstep } from "./noise";
import type { PictureIdea } from "./picture-idea";
import { addBokeh, addGlow, type Raster } from "./raster";

/** Sky, haze, sun and shade of one time of day. */
export interface Daylight {
  sky: readonly Rgb[];
  haze: Rgb;
  shade: Rgb;
  sun: Rgb;
  /** Height of the sun, 0 at the top of the picture. */
  sunHeight: number;
  /** How much of the sun's glow spreads over the sky. */
  glow: number;
  /** What the sky is left without. */
  without?: PictureIdea["without"];
}

export function daylightOf(idea: PictureIdea, random: SeededRandom): Daylight {
  const light = usualDaylight(idea, random);
  return { ...light, without: idea.without, glow: idea.without?.has("sun") ? 0 : light.glow };
}

function usualDaylight({ time, mood, colors }: PictureIdea, random: SeededRandom): Daylight {
  const hue = colors[0]?.h;
  const kind =
    time === "day" && mood === "warm" ? "golden" : time === "day" && mood === "premium" ? "dusk" : time;
  const drift = random.between(-8, 8);
  switch (kind) {
    case "dawn":
      return {
        sky: [
          oklch(0.68, 0.075, 255 + drift),
          oklch(0.82, 0.055, 320 + drift),
          oklch(0.9, 0.06, 45),
          oklch(0.94, 0.05, 75),
        ],
        haze: oklch(0.9, 0.04, 50),
        shade: oklch(0.42, 0.06, 275),
        sun: oklch(0.97, 0.05, 75),
        sunHeight: 0.46,
        glow: 0.5,
      };
    case "golden":
      return {
        sky: [
          oklch(0.62, 0.07, 235 + drift),
          oklch(0.78, 0.06, 80),
          oklch(0.87, 0.1, 72),
          oklch(0.91, 0.11, 78),
        ],
        haze: oklch(0.86, 0.085, 70),
        shade: oklch(0.36, 0.06, 45),
        sun: oklch(0.96, 0.09, 82),
        sunHeight: 0.42,
        glow: 0.75,
      };
    case "dusk":
      return {
        sky: [
          oklch(0.3, 0.085, 275 + drift),
          oklch(0.46, 0.11, 310),
          oklch(0.68, 0.14, 25),
          oklch(0.82, 0.12, 62),
        ],
        haze: oklch(0.64, 0.115, 20),
        shade: oklch(0.22, 0.055, 285),
        sun: oklch(0.9, 0.13, 58),
        sunHeight: 0.5,
        glow: 0.6,
      };
    case "night":
      return {
        sky: [
          oklch(0.14, 0.04, 268 + drift),
          oklch(0.24, 0.065, 262),
          oklch(0.36, 0.07, 245),
          oklch(0.46, 0.06, 225),
        ],
        haze: oklch(0.38, 0.055, 240),
        shade: oklch(0.13, 0.03, 262),
        sun: oklch(0.93, 0.02, 230),
        sunHeight: 0.2,
        glow: 0.22,
      };
    case "day":
      return {
        sky: [
          oklch(0.66, 0.105, hue && hue > 180 && hue < 300 ? hue : 245 + drift),
          oklch(0.8, 0.07, 235),
          oklch(0.91, 0.035, 215),
          oklch(0.95, 0.02, 120),
        ],
        haze: oklch(0.88, 0.035, 225),
        shade: oklch(0.38, 0.06, 230),
        sun: oklch(0.98, 0.03, 95),
        sunHeight: 0.22,
        glow: 0.4,
      };
  }
}

/** Fills the sky down to the horizon (a share of the height) with sun, thin clouds, and stars at night. */
export function paintSky(
  raster: Raster,
  light: Daylight,
  horizon: number,
  sunX: number,
  seed: number,
  isNight: boolean,
) {
  const { width, height, data } = raster;
  const side = Math.min(width, height);
  const table = ramp(light.sky);
  const { without } = light;
  const cloudiness = without?.has("clouds") ? 0 : 0.42;
  const cloud = mix(light.sky[light.sky.length - 1]!, light.sun, 0.5);
  for (let y = 0; y < height; y++) {
    const place = Math.min(1, y / (height * horizon));
    const from = rampOffset(place);
    const band = smoothstep(0.05, 0.4, place) * (1 - smoothstep(0.75, 1, place));
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const streak =
        band > 0.02
          ? smoothstep(0.5, 0.85, fractal((x / side) * 1.6 + 3, (y / side) * 6.5, 4, seed)) *
            band *
            cloudiness
          : 0;
      for (let channel = 0 as 0 | 1 | 2; channel < 3; channel++) {
        const sky = table[from + channel]!;
        data[at + channel] = sky + (cloud[channel]! - sky) * streak;
      }
    }
  }
  if (isNight && !without?.has("stars")) {
    for (let i = 0; i < 220; i++) {
      const depth = hash2(i, 3, seed) ** 1.5;
      const x = Math.floor(hash2(i, 1, seed) * width);
      addGlow(
        raster,
        x,
        hash2(i, 2, seed) * height * horizon * 0.85,
        side * (0.0015 + 0.0025 * depth),
        [1, 1, 1],
        0.15 + 0.6 * depth,
      );
    }
  }
  if (without?.has("sun")) return;
  const x = sunX * width;
  const y = light.sunHeight * height;
  addGlow(raster, x, y, side * 0.95, light.sun, light.glow * 0.3);
  addGlow(raster, x, y, side * 0.34, light.sun, light.glow * 0.42);
  addBokeh(raster, x, y, side * (isNight ? 0.034 : 0.05), light.sun, isNight ? 0.75 : 0.9);
}
