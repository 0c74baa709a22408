import { fractal, noise2, smoothstep } from "../../../picture-maker/noise";
import type { Texture } from "../../read-image-words";
import { creaseAt, own, put, rgb, type Shader, type Surface } from "./surface";

/** What shines. */
export const gleams = {
  metal({ seed, random, colors }) {
    const base = own(colors, 0.74, 0.012, random.pick([250, 75]));
    const ground = rgb({ ...base, c: Math.min(base.c, 0.1) });
    const bright = rgb(base, 0.2, 0.6);
    const dark = rgb(base, -0.24, 1);
    const isRound = random.chance(0.3);
    const lean = random.between(-0.25, 0.25);
    return (x, y, out) => {
      const dx = x - 0.5;
      const dy = y - 0.5;
      const along = isRound ? Math.atan2(dy, dx) * 0.9 : x;
      const across = isRound ? Math.hypot(dx, dy) : y;
      const scratch =
        fractal(along * 2.2, across * 420, 3, seed) * 0.6 + noise2(along * 7, across * 900, seed + 3) * 0.4;
      const sheen = isRound
        ? 0.5 + 0.5 * Math.cos(Math.atan2(dy, dx) * 2 + 0.7)
        : smoothstep(
            0.05,
            0.5,
            0.5 + 0.5 * Math.sin((x + y * lean) * 3.1 + 0.4 + noise2(x, y * 0.4, seed) * 1.2),
          );
      put(out, dark, bright, sheen * 0.85, 0.8 + 0.4 * scratch);
      for (let i = 0; i < 3; i++) out[i] = out[i]! * 0.62 + ground[i]! * 0.38 * (0.86 + 0.28 * scratch);
    };
  },
  water({ seed, colors }) {
    const base = own(colors, 0.68, 0.1, 215);
    const deep = rgb(base, -0.14, 1.1);
    const shallow = rgb(base, 0.12, 0.8);
    return (x, y, out) => {
      const bendX = fractal(x * 3, y * 3, 3, seed) - 0.5;
      const bendY = fractal(x * 3 + 9, y * 3, 3, seed + 4) - 0.5;
      const net = 1 - creaseAt(x * 5.5 + bendX * 2.4, y * 5.5 + bendY * 2.4, seed);
      const fine = 1 - creaseAt(x * 10 + bendY * 3, y * 10 + bendX * 3, seed + 70);
      const light = smoothstep(0.72, 1, net) * 0.85 + smoothstep(0.8, 1, fine) * 0.35;
      put(out, deep, shallow, fractal(x * 1.8 + bendX, y * 1.8, 3, seed + 2));
      for (let i = 0; i < 3; i++) out[i] = out[i]! + light * (0.55 - out[i]! * 0.25);
    };
  },
} satisfies Partial<Record<Texture, (surface: Surface) => Shader>>;
