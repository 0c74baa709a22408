import { oklch } from "../../../picture-maker/color";
import { fractal, hash2, noise2, ridged, smoothstep } from "../../../picture-maker/noise";
import type { Texture } from "../../read-image-words";
import { chipAt } from "./chips";
import { own, put, rgb, type Shader, type Surface, veinAt } from "./surface";

/** What is quarried or cast. */
export const stones = {
  marble({ seed, random, colors }) {
    const base = own(colors, random.pick([0.95, 0.94, 0.25]), 0.008, 80);
    const isDark = base.l < 0.5;
    const ground = rgb(base);
    const cloud = rgb(base, isDark ? 0.07 : -0.07);
    const vein = isDark ? oklch(0.85, 0.03, 85) : rgb({ ...base, c: base.c + 0.012 }, -0.42, 1);
    const gold = oklch(0.72, 0.1, 80);
    const second = colors[1] ? rgb(colors[1]) : random.chance(0.4) ? gold : vein;
    const turn = random.between(0.5, 1.1);
    return (x, y, out) => {
      const u = x * Math.cos(turn) + y * Math.sin(turn);
      const v = y * Math.cos(turn) - x * Math.sin(turn);
      const bend = fractal(u * 1.6, v * 1.6, 5, seed) - 0.5;
      const drift = fractal(u * 1.1 + bend * 1.4 + 4, v * 2.4, 4, seed + 9);
      const main = veinAt(u * 0.9 + bend * 2.6, v * 2.1 + bend, seed + 21, 0.018 + 0.03 * drift);
      const fine = veinAt(u * 2.3 + bend * 3.4, v * 4.6 - bend * 2, seed + 47, 0.02) * 0.5;
      const faint = ridged(u * 2 + bend * 2, v * 3, 4, seed + 3) ** 3 * 0.35;
      put(out, ground, cloud, smoothstep(0.42, 0.75, drift) * 0.9 + faint * 0.4);
      const line = Math.min(1, main * (0.55 + drift * 0.6) + fine * drift);
      const tint = main > fine * 1.2 && drift > 0.52 ? second : vein;
      for (let i = 0; i < 3; i++) out[i] = out[i]! + (tint[i]! - out[i]!) * line * 0.8;
      const polish = 1 + 0.035 * (noise2(x * 0.8, y * 0.8, seed + 5) - 0.5);
      for (let i = 0; i < 3; i++) out[i] = out[i]! * polish;
    };
  },
  terrazzo({ seed, random, colors }) {
    // Only a colour that is nearly none is the ground: "teal and coral" are the stones.
    const quiet = colors.find(({ c }) => c < 0.045);
    const bright = colors.filter((color) => color !== quiet);
    const base = quiet ?? { l: 0.94, c: 0.012, h: 80 };
    const ground = rgb(base);
    const chips =
      bright.length > 0
        ? bright.flatMap((color) => [rgb(color), rgb(color, -0.16), rgb(color), rgb(color, 0.12, 0.6)])
        : random.pick([
            [
              oklch(0.72, 0.1, 40),
              oklch(0.55, 0.06, 160),
              oklch(0.84, 0.07, 85),
              oklch(0.4, 0.03, 260),
              oklch(0.8, 0.06, 20),
            ],
            [oklch(0.55, 0.1, 255), oklch(0.8, 0.05, 230), oklch(0.7, 0.12, 60), oklch(0.34, 0.05, 265)],
            [oklch(0.62, 0.08, 150), oklch(0.86, 0.05, 110), oklch(0.45, 0.05, 60), oklch(0.76, 0.09, 30)],
          ]);
    return (x, y, out) => {
      put(out, ground, ground, 0, 1 + 0.03 * (noise2(x * 240, y * 240, seed) - 0.5));
      for (const [scale, salt] of [
        [7, 0],
        [17, 31],
        [40, 77],
      ] as const) {
        const found = chipAt(x * scale + salt, y * scale, seed + salt);
        if (!found.isChip) continue;
        const color = chips[Math.floor(found.pick * chips.length)]!;
        const cover = smoothstep(0, 0.06, found.inside);
        const body = 0.93 + 0.14 * noise2(x * 70, y * 70, seed + 3);
        for (let i = 0; i < 3; i++) out[i] = out[i]! + (color[i]! * body - out[i]!) * cover;
      }
    };
  },
  brick({ seed, random, colors }) {
    const base = own(colors, random.pick([0.52, 0.58]), 0.1, 38);
    const light = rgb(base, 0.1);
    const dark = rgb(base, -0.13, 1.05);
    const mortar = rgb({ l: base.l > 0.8 ? 0.78 : 0.8, c: 0.012, h: 80 });
    const [wide, tall, joint] = [0.2, 0.0667, 0.0075];
    return (x, y, out) => {
      const wander = (noise2(x * 26, y * 26, seed + 2) - 0.5) * 0.005;
      const row = Math.floor(y / tall);
      const u = x / wide + (row % 2) / 2;
      const column = Math.floor(u);
      const toEdge = Math.min(
        Math.min(u - column, column + 1 - u) * wide,
        Math.min(y / tall - row, row + 1 - y / tall) * tall,
      );
      const tone = hash2(column, row, seed);
      const grit = fractal(x * 40, y * 40, 3, seed + 5);
      const face = smoothstep(joint * 0.5, joint, toEdge + wander);
      // Light from the upper left: the upper edge of a brick is bright, the lower one dark.
      const bevel =
        (smoothstep(0.004, 0.016, (row + 1) * tall - y) - smoothstep(0.004, 0.016, y - row * tall)) * 0.16;
      put(
        out,
        light,
        dark,
        Math.max(0, Math.min(1, tone * 0.75 + (grit - 0.5) * 0.9)),
        1 + bevel + (grit - 0.5) * 0.25,
      );
      const cement = 0.8 + 0.3 * noise2(x * 130, y * 130, seed + 8) - 0.22 * smoothstep(0.2, 1, face);
      for (let i = 0; i < 3; i++) out[i] = mortar[i]! * cement + (out[i]! - mortar[i]! * cement) * face;
    };
  },
  concrete({ seed, random, colors }) {
    const base = own(colors, random.pick([0.72, 0.64, 0.82]), 0.008, 80);
    const light = rgb(base, 0.05);
    const dark = rgb(base, -0.12, 1.2);
    return (x, y, out) => {
      const cloud = fractal(x * 2.3, y * 2.3, 5, seed);
      const trowel = fractal(x * 5 + cloud * 3, y * 16 + cloud * 2, 3, seed + 8);
      const grit = hash2(Math.floor(x * 700), Math.floor(y * 700), seed);
      const hole = chipAt(x * 24, y * 24, seed + 90);
      const pit = hole.isChip && hole.pick > 0.72 ? smoothstep(0.1, 0.24, hole.inside) : 0;
      put(
        out,
        light,
        dark,
        Math.max(0, Math.min(1, cloud * 0.9 + trowel * 0.4 - 0.25)),
        (0.96 + 0.08 * grit) * (1 - pit * 0.45),
      );
    };
  },
  sandstone({ seed, random, colors }) {
    const base = own(colors, random.pick([0.8, 0.72, 0.62]), 0.05, 65);
    const light = rgb(base, 0.06);
    const dark = rgb(base, -0.13, 1.2);
    return (x, y, out) => {
      const bend = fractal(x * 1.2, y * 2.2, 4, seed) - 0.5;
      const layer = fractal(x * 0.7, y * 11 + bend * 6, 4, seed + 5);
      const grit = hash2(Math.floor(x * 520), Math.floor(y * 520), seed);
      put(out, light, dark, smoothstep(0.3, 0.72, layer), 0.93 + 0.14 * grit);
    };
  },
} satisfies Partial<Record<Texture, (surface: Surface) => Shader>>;
