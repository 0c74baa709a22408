import { mix, type Oklch, oklch, ramp, rampOffset } from "./color";
import { daylightOf, paintSky } from "./daylight";
import { fractal, ridged, smoothstep } from "./noise";
import type { ScenePainter } from "./scene-kit";
import { type Filling, fillBelow, mirrorBelow, plantTrees, profileOf, takeFrom } from "./terrain";

/** How many ranges stand at the back, sharp and under snow. */
const farRanges = 2;

/** Ranges of mountains, each paler with distance, the far ones under snow. */
export const paintMountains: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const light = daylightOf(idea, paletteRandom);
  const sunX = random.between(0.25, 0.75);
  const side = Math.min(raster.width, raster.height);
  paintSky(raster, light, 0.7, sunX, seed, idea.time === "night");
  const green = idea.colors[0] ?? ({ l: 0.45, c: 0.07, h: 145 } satisfies Oklch);
  const rock = mix(light.shade, light.haze, 0.35);
  const ranges = 6;
  const sunSide = sunX < 0.5 ? -1 : 1;
  const profiles = Array.from({ length: ranges }, (_, i) => {
    const near = i / (ranges - 1);
    const base = 0.53 + near * near * 0.36;
    const rise = 0.2 * (1 - near) + 0.075;
    const scaleX = 1.1 + near * 1.5;
    return profileOf(raster, (across) => {
      const crest =
        i < farRanges
          ? ridged(across * scaleX * 0.8 + i * 9.1, 0.5, 6, seed + i)
          : fractal(across * scaleX + i * 7.7, 0.5, 6, seed + i);
      return base - rise * crest;
    });
  });
  for (const [i, profile] of profiles.entries()) {
    const near = i / (ranges - 1);
    const isFar = i < farRanges;
    const hazed = mix(rock, light.haze, 0.78 * (1 - near) ** 1.1);
    const meadow = mix(hazed, oklch(green.l * 0.75, green.c * 0.8, green.h), near * 0.5);
    const deep = mix(meadow, light.shade, near * 0.72);
    const misty = mix(deep, light.haze, 0.6 * (1 - near * 0.65));
    const table = ramp([deep, misty]);
    const snow = mix(oklch(0.97, 0.012, 240), light.haze, 0.22);
    const colorAt: Filling["colorAt"] = (x, y, below, out) => {
      const along = x / side;
      // Flanks lean away from the crest, so the light on a crest is carried down at a slant.
      const slant = x + sunSide * below * raster.height * 0.7;
      const column = Math.max(4, Math.min(raster.width - 5, Math.round(slant)));
      const slope = (profile[column + 4]! - profile[column - 4]!) / 8;
      const facet = ridged(along * 6 + below * 9 * sunSide, (y / side) * 4 + i * 3, 4, seed + i * 31) - 0.5;
      const relief =
        (Math.max(-1, Math.min(1, -slope * sunSide)) * 0.14 + facet * 0.34) *
        (1 - smoothstep(0, 0.2, below)) *
        (isFar ? 1 : 0.4);
      const from = rampOffset(below / 0.2);
      takeFrom(table, from, 1 + relief, out);
      if (isFar) {
        const line = 0.055 + 0.075 * (fractal(along * 9, (y / side) * 2, 3, seed + 77) - 0.35);
        const white = (1 - smoothstep(line * 0.5, line, below)) * smoothstep(-0.12, 0.1, relief + 0.08);
        for (let channel = 0 as 0 | 1 | 2; channel < 3; channel++) {
          out[channel] = out[channel]! + (snow[channel]! * (0.82 + relief) - out[channel]!) * white * 0.85;
        }
      }
    };
    fillBelow(raster, { profile, cover: profiles[i + 1] ?? null, colorAt });
  }
  if (idea.details?.has("lake"))
    mirrorBelow(raster, { from: 0.68, tint: mix(light.shade, oklch(0.5, 0.07, 230), 0.5), seed });
  plantTrees(raster, {
    count: 26,
    base: 0.985,
    tallest: 0.17,
    color: mix(light.shade, oklch(0.1, 0.02, 200), 0.5),
    random,
    seed,
  });
};
