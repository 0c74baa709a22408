import { mix, oklch, ramp, rampOffset } from "./color";
import { daylightOf, paintSky } from "./daylight";
import { fractal, hash2, noise2 } from "./noise";
import type { ScenePainter } from "./scene-kit";
import { type Filling, fillBelow, mistOver, profileOf, takeFrom } from "./terrain";

/** Dunes, or rolling fields when a green is named, one behind another with a lit and a shaded flank. */
export const paintDesert: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const light = daylightOf(idea.time === "day" ? { ...idea, time: "golden" } : idea, paletteRandom);
  const sunX = random.between(0.2, 0.8);
  const side = Math.min(raster.width, raster.height);
  paintSky(raster, light, 0.62, sunX, seed, idea.time === "night");
  const named = idea.colors[0];
  const ground = named
    ? oklch(Math.min(0.74, named.l), Math.min(0.11, named.c), named.h)
    : oklch(0.72, 0.1, 62);
  const rows = 6;
  const baseOf = (near: number) => 0.56 + near * near * 0.36;
  const profiles = Array.from({ length: rows }, (_, i) => {
    const near = i / (rows - 1);
    const base = baseOf(near);
    const rise = 0.07 + near * 0.09;
    return profileOf(
      raster,
      (across) =>
        base -
        rise *
          (0.55 * noise2(across * (2.6 - near * 1.5) + i * 13, 0.5, seed + i) +
            0.45 * Math.abs(Math.sin(across * (3.1 - near * 1.7) + i * 2.1 + hash2(i, 2, seed) * 6))),
    );
  });
  for (const [i, profile] of profiles.entries()) {
    const near = i / (rows - 1);
    const litColor = mix(mix(ground, light.sun, 0.28), light.haze, 0.65 * (1 - near));
    const dark = mix(mix(ground, light.shade, 0.55), light.haze, 0.6 * (1 - near));
    const table = ramp([dark, mix(dark, litColor, 0.55), litColor]);
    const colorAt: Filling["colorAt"] = (x, y, below, out) => {
      // A crease of the crest runs out below it: the deeper, the wider the flank that is looked at.
      const reach = 5 + Math.round(below * raster.height * 0.9);
      const left = Math.max(0, x - reach);
      const right = Math.min(raster.width - 1, x + reach);
      const slope = (profile[right]! - profile[left]!) / (right - left);
      const facing = sunX < 0.5 ? slope : -slope;
      const ripples =
        Math.sin((y / side) * 210 * (1.4 - near) + fractal((x / side) * 4, (y / side) * 9, 3, seed) * 16) *
        0.02 *
        near;
      takeFrom(table, rampOffset(0.5 + facing * 1.1 + ripples + (0.12 - below) * 1.1), 1, out);
    };
    fillBelow(raster, { profile, cover: profiles[i + 1] ?? null, colorAt });
    mistOver(raster, baseOf(near) + 0.02, 0.06, light.haze, 0.34 * (1 - near), seed + i);
  }
};
