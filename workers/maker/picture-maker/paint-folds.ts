import { mix, oklch, ramp, rampOffset } from "./color";
import { hash2, noise2, smoothstep } from "./noise";
import { setPalette } from "./palette";
import type { ScenePainter, SceneRequest } from "./scene-kit";

/** Folds of light: an abstract picture of soft, flowing sheets. */
export const paintWaves: ScenePainter = (request) => paintFolds(request, { folds: 9, weave: 0, sheen: 0.6 });

/** A cloth in folds, with its weave. */
export const paintCloth: ScenePainter = (request) =>
  paintFolds(request, { folds: 15, weave: 0.03, sheen: 0.16 });

function paintFolds(
  { raster, idea, random, paletteRandom, seed }: SceneRequest,
  style: { folds: number; weave: number; sheen: number },
) {
  const { width, height, data } = raster;
  const side = Math.min(width, height);
  const palette = setPalette(idea, paletteRandom);
  const isCloth = style.weave > 0;
  const dark = isCloth
    ? mix(palette.thing, oklch(0.1, 0.02, 280), 0.62)
    : palette.isDark
      ? mix(palette.thing, oklch(0.1, 0.015, 270), 0.78)
      : mix(palette.thing, oklch(0.18, 0.08, 275), 0.45);
  const bright = isCloth
    ? mix(palette.thing, palette.thingLight, 0.75)
    : palette.isDark
      ? mix(palette.metal, palette.thing, 0.3)
      : mix(palette.thingLight, palette.backdropBottom, 0.3);
  const colors = isCloth
    ? [dark, mix(dark, palette.thing, 0.75), palette.thing, bright]
    : [dark, palette.thing, mix(palette.thing, palette.accent, 0.5), bright];
  const table = ramp(colors);
  const turn = random.between(0.5, 0.95);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const heights = new Float32Array((width + 1) * (height + 1));
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const px = x / side;
      const py = y / side;
      const along = px * cos + py * sin;
      const across = -px * sin + py * cos;
      const drift =
        noise2(along * 1.15 + 5, across * 1.1, seed) * 1.5 +
        noise2(along * 2.3, across * 2.6 + 8, seed + 5) * 0.4;
      const phase = style.folds * (across + drift * 0.62);
      const swell = 0.55 + 0.75 * noise2(px * 1.3 + 20, py * 1.3, seed + 11);
      const fold = Math.sin(phase) + 0.42 * Math.sin(phase * 2.17 + along * 1.6 + 1.3) * swell;
      heights[y * (width + 1) + x] = (fold * swell * 0.95) / style.folds;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (width + 1) + x;
      const here = heights[at]!;
      const slopeX = (heights[at + 1]! - here) * side;
      const slopeY = (heights[at + width + 1]! - here) * side;
      const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
      const facing = (-slopeX * -0.5 - slopeY * -0.62 + 0.6) / length;
      const shine = Math.max(0, (-slopeX * -0.28 - slopeY * -0.36 + 0.89) / length) ** 26 * style.sheen;
      const thread =
        style.weave > 0
          ? (Math.sin(x * 1.9) * Math.sin(y * 1.9) + (hash2(x >> 1, y >> 1, seed) - 0.5)) * style.weave
          : 0;
      const lit = 0.12 + 0.62 * facing + here * style.folds * 0.13 + (isCloth ? 0 : (0.5 - y / height) * 0.3);
      const from = rampOffset(lit);
      const pixel = (y * width + x) * 3;
      const occluded = 0.72 + 0.28 * smoothstep(-0.9, 0.2, here * style.folds);
      for (let channel = 0 as 0 | 1 | 2; channel < 3; channel++) {
        data[pixel + channel] =
          table[from + channel]! * occluded * (1 + thread) + bright[channel]! * shine * 0.55;
      }
    }
  }
}
