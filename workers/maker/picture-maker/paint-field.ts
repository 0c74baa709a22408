import { mix, oklch, ramp, rampOffset } from "./color";
import { daylightOf, paintSky } from "./daylight";
import { fractal, noise2, smoothstep } from "./noise";
import type { ScenePainter } from "./scene-kit";
import { fillBelow, mistOver, profileOf, takeFrom } from "./terrain";

/** Rows of flowers that run towards hills. */
export const paintField: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const { width, height, data } = raster;
  const side = Math.min(width, height);
  const horizon = 0.46;
  const base = daylightOf(idea, paletteRandom);
  const light = { ...base, sunHeight: Math.min(base.sunHeight, horizon - 0.08) };
  paintSky(raster, light, horizon, random.between(0.3, 0.7), seed, idea.time === "night");
  for (let i = 0; i < 2; i++) {
    const hill = mix(mix(light.shade, oklch(0.5, 0.05, 200), 0.3), light.haze, 0.62 - i * 0.26);
    const table = ramp([hill, mix(hill, light.haze, 0.5)]);
    const profile = profileOf(
      raster,
      (across) => horizon + 0.01 - (0.1 - i * 0.045) * fractal(across * (1.3 + i) + i * 5, 0.5, 4, seed + i),
    );
    fillBelow(raster, {
      profile,
      cover: null,
      colorAt: (_x, _y, below, out) => takeFrom(table, rampOffset(below / 0.1), 1, out),
    });
  }
  const named = idea.colors.find(({ c, h }) => c > 0.05 && (h < 120 || h > 170));
  const usual = { tulips: { l: 0.64, c: 0.19, h: 22 }, sunflowers: { l: 0.84, c: 0.165, h: 88 } }[
    idea.thing as "tulips"
  ];
  const flower = named ?? usual ?? { l: 0.6, c: 0.13, h: 302 };
  const dim = { day: 1, dawn: 0.88, golden: 0.9, dusk: 0.72, night: 0.4 }[idea.time];
  const lit = mix(
    oklch(Math.min(0.86, flower.l + 0.14) * dim, flower.c, flower.h),
    light.sun,
    idea.time === "day" ? 0.05 : 0.16,
  );
  const deep = oklch(flower.l * 0.6 * dim, flower.c * 0.9, flower.h);
  const leaf = mix(oklch(0.42 * dim, 0.075, 135), light.shade, 0.25);
  const vanish = 0.5 + random.between(-0.12, 0.12);
  const top = Math.floor(horizon * height);
  for (let y = top; y < height; y++) {
    const depth = (y - top + 1) / (height - top);
    const distance = 1 / (depth + 0.035);
    const far = smoothstep(0, 0.4, 1 - depth) * 0.5 * (1 - smoothstep(0, 0.5, depth));
    for (let x = 0; x < width; x++) {
      const across = (x / width - vanish) * (width / side) * distance;
      const row = across * 2.1 + (noise2(across * 2, distance * 3, seed) - 0.5) * 0.22;
      const place = Math.abs(row - Math.round(row)) * 2;
      // Heads of flowers are dots up close and a haze of colour far away.
      const dots =
        noise2(across * 46, distance * 46, seed + 7) * 0.6 +
        noise2(across * 110, distance * 90, seed + 8) * 0.4;
      const tuft = smoothstep(0.86, 0.4, place + (dots - 0.5) * 0.5 * smoothstep(0.02, 0.25, depth));
      const bright = smoothstep(0.25, 0.8, dots) * (1 - place * 0.5);
      const at = (y * width + x) * 3;
      for (let i = 0 as 0 | 1 | 2; i < 3; i++) {
        const bloom = deep[i]! + (lit[i]! - deep[i]!) * bright;
        const ground = leaf[i]! * (0.55 + dots * 0.7);
        const here = ground + (bloom - ground) * tuft;
        data[at + i] = here + (light.haze[i]! - here) * far;
      }
    }
  }
  mistOver(raster, horizon + 0.01, 0.05, light.haze, 0.45, seed);
};
