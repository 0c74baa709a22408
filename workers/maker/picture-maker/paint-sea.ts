import { mix, oklch, ramp, rampOffset } from "./color";
import { daylightOf, paintSky } from "./daylight";
import { fractal, smoothstep } from "./noise";
import { paintBeach, paintPalm } from "./paint-beach";
import type { ScenePainter } from "./scene-kit";
import { fillBelow, mistOver, profileOf, takeFrom } from "./terrain";

/** Open water under a wide sky, with headlands far off and the light on the waves. */
export const paintSea: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const { width, height, data } = raster;
  const side = Math.min(width, height);
  const horizon = 0.54;
  const base = daylightOf(idea, paletteRandom);
  const light = { ...base, sunHeight: Math.min(base.sunHeight, horizon - 0.1) };
  const sunX = random.between(0.3, 0.7);
  paintSky(raster, light, horizon, sunX, seed, idea.time === "night");
  for (let i = 0; i < 2; i++) {
    const color = mix(light.haze, light.shade, 0.3 + 0.26 * i);
    const from = random.between(-0.2, 0.2) + (i === 0 ? 0.55 : 0);
    const profile = profileOf(raster, (across) => {
      const there = smoothstep(from, from + 0.25, across) * (1 - smoothstep(from + 0.3, from + 0.75, across));
      return horizon + 0.005 - 0.085 * there * (0.35 + fractal(across * 3 + i * 4, 0.5, 5, seed + i));
    });
    const shore = ramp([color, mix(color, light.haze, 0.35)]);
    fillBelow(raster, {
      profile,
      cover: null,
      colorAt: (_x, _y, below, out) => takeFrom(shore, rampOffset(below / 0.09), 1, out),
    });
  }
  const tint = idea.time === "day" && idea.mood !== "warm" ? oklch(0.52, 0.095, 215) : light.shade;
  const table = ramp([...light.sky].reverse());
  const top = Math.floor(horizon * height);
  for (let y = top; y < height; y++) {
    const depth = (y - top + 1) / (height - top);
    // Waves shrink towards the horizon as the distance grows.
    const distance = 1 / (depth * 0.95 + 0.045);
    const ripple = 0.025 + 0.11 * depth;
    const dusky = 0.2 + 0.5 * smoothstep(0, 1, depth);
    for (let x = 0; x < width; x++) {
      const across = ((x - width / 2) / side) * distance;
      const wave = fractal(across * 2.4 + 11, distance * 5.5, 4, seed) - 0.5;
      const from = rampOffset(depth * 0.75 + wave * ripple * 2.2);
      const at = (y * width + x) * 3;
      const path = Math.abs(x / width - sunX + wave * 0.05) / (0.035 + depth * 0.12);
      const sparkle = path < 1 ? (1 - path) * smoothstep(0.02, 0.16, wave) * light.glow * 1.5 : 0;
      const crest = smoothstep(0.12, 0.3, wave) * 0.12 * depth;
      for (let channel = 0 as 0 | 1 | 2; channel < 3; channel++) {
        const mirrored = table[from + channel]!;
        const water = mirrored + (tint[channel]! - mirrored) * (dusky + wave * 0.35 * depth);
        data[at + channel] = Math.max(
          0,
          water + light.sun[channel]! * sparkle + light.haze[channel]! * crest,
        );
      }
    }
  }
  mistOver(raster, horizon, 0.035, light.haze, 0.4, seed);
  if (idea.details?.has("sand")) paintBeach(raster, idea, seed);
  if (idea.details?.has("palms")) {
    const leaf = mix(light.shade, oklch(0.36, 0.08, 150), idea.time === "day" ? 0.75 : 0.2);
    const flip = random.chance(0.5) ? 1 : -1;
    for (const [foot, tall, lean] of [
      [0.06, 0.74, 0.2],
      [0.17, 0.55, 0.13],
    ] as const)
      paintPalm(raster, { foot: flip > 0 ? foot : 1 - foot, tall, lean: lean * flip, color: leaf, random });
  }
};
