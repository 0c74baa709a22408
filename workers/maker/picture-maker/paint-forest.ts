import type { SeededRandom } from "../seeded-random";
import { mix, oklch, type Rgb, ramp, rampOffset } from "./color";
import { daylightOf, paintSky } from "./daylight";
import { fractal, noise2, smoothstep } from "./noise";
import { addGlow, type Raster } from "./raster";
import type { ScenePainter } from "./scene-kit";
import { fillBelow, mistOver, plantTrees, profileOf, takeFrom } from "./terrain";

/** Rows of firs in mist, with light falling between them. */
export const paintForest: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const light = daylightOf(idea, paletteRandom);
  const sunX = random.between(0.3, 0.7);
  paintSky(raster, { ...light, sunHeight: 0.3 }, 0.8, sunX, seed, idea.time === "night");
  const green = idea.time === "dusk" || idea.time === "night" ? light.shade : oklch(0.3, 0.055, 165);
  const isSnowy = idea.details?.has("snow") ?? false;
  const autumn = [oklch(0.62, 0.15, 48), oklch(0.74, 0.15, 75), oklch(0.5, 0.15, 32)];
  const rows = 6;
  for (let i = 0; i < rows; i++) {
    const near = i / (rows - 1);
    const isAutumn = idea.details?.has("autumn") ?? false;
    const leaf = isAutumn
      ? mix(autumn[i % 3]!, green, near > 0.9 ? 0.45 : 0.1)
      : isSnowy
        ? mix(green, oklch(0.9, 0.015, 240), 0.35)
        : green;
    const color = mix(
      mix(light.haze, leaf, 0.16 + 0.84 * near ** (isAutumn ? 0.8 : 1.3)),
      light.shade,
      near * 0.25,
    );
    const ground = isSnowy
      ? mix(oklch(0.95, 0.012, 240), light.haze, 0.35 * (1 - near) + (idea.time === "night" ? 0.5 : 0))
      : color;
    const base = 0.56 + near * 0.44;
    const hill = profileOf(raster, (across) => base - 0.05 * fractal(across * 1.4 + i * 5, 0.5, 4, seed + i));
    const table = ramp([ground, mix(ground, light.haze, 0.7 * (1 - near))]);
    plantTrees(raster, {
      count: Math.round(44 - near * 26),
      base: base - 0.02,
      tallest: isAutumn ? 0.12 + near * 0.14 : 0.1 + near * 0.34,
      color,
      random,
      seed: seed + i * 17,
      isRound: isAutumn,
      others: isAutumn
        ? autumn.map((other) => mix(mix(other, light.haze, 0.7 * (1 - near)), light.shade, near * 0.18))
        : [],
    });
    fillBelow(raster, {
      profile: hill,
      cover: null,
      colorAt: (_x, _y, below, out) => takeFrom(table, rampOffset(below / 0.16), 1, out),
    });
    mistOver(raster, base + 0.03, 0.13, light.haze, 0.5 * (1 - near) ** 0.7, seed + i);
  }
  sunbeams(raster, sunX, light.sun, light.glow * 0.16, seed);
  if (isSnowy) snowfall(raster, random);
};

function snowfall(raster: Raster, random: SeededRandom) {
  const side = Math.min(raster.width, raster.height);
  for (let i = 0; i < 150; i++) {
    const near = random.next() ** 4;
    addGlow(
      raster,
      random.between(0, raster.width),
      random.between(0, raster.height),
      side * (0.004 + near * 0.012),
      [1, 1, 1],
      0.75 - near * 0.35,
    );
  }
}

/** Shafts of light from a point above the picture. */
function sunbeams(
  { width, height, data }: Raster,
  sunX: number,
  [r, g, b]: Rgb,
  strength: number,
  seed: number,
) {
  const originX = sunX * width;
  const originY = -height * 0.25;
  for (let y = 0; y < height; y++) {
    const fade = (1 - y / height) ** 1.2;
    for (let x = 0; x < width; x++) {
      const angle = Math.atan2(x - originX, y - originY);
      const shaft = smoothstep(0.45, 0.8, noise2(angle * 14 + 50, 0.5, seed)) * strength * fade;
      if (shaft <= 0) continue;
      const at = (y * width + x) * 3;
      data[at] = data[at]! + r * shaft;
      data[at + 1] = data[at + 1]! + g * shaft;
      data[at + 2] = data[at + 2]! + b * shaft;
    }
  }
}
