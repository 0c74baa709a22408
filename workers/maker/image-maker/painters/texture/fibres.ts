import { fractal, hash2, noise2, ridged, smoothstep } from "../../../picture-maker/noise";
import type { Texture } from "../../read-image-words";
import { creaseAt, own, put, rgb, type Shader, type Surface } from "./surface";

/** What grew, or was made of what grew. */
export const fibres = {
  wood({ seed, random, colors }) {
    const base = own(colors, random.pick([0.68, 0.5, 0.8]), 0.075, 62);
    const light = rgb(base, 0.08, 0.9);
    const dark = rgb(base, -0.17, 1.05);
    const knotX = random.between(0.2, 0.8);
    const knotY = random.between(0.2, 0.8);
    const board = random.pick([0.25, 0.34, 2]);
    return (x, y, out) => {
      const plank = Math.floor(x / board);
      const across = x + hash2(plank, 3, seed) * 7;
      const along = y + hash2(plank, 5, seed) * 5;
      const warp = fractal(across * 1.3, along * 0.45, 3, seed + plank) - 0.5;
      const nearKnot =
        board > 1 || hash2(plank, 8, seed) > 0.6
          ? Math.exp(-((x - knotX) ** 2 * 60 + (y - knotY) ** 2 * 9))
          : 0;
      const rings = (across * 9 + warp * 5.5 + nearKnot * 3.4) % 1;
      const ring = smoothstep(0, 0.75, rings) * (1 - smoothstep(0.86, 1, rings));
      const fibre = fractal(across * 95, along * 2.4, 3, seed + 2);
      const pore = smoothstep(0.74, 0.86, noise2(across * 210, along * 9, seed + 11));
      const tone = 0.9 + 0.2 * hash2(plank, 1, seed);
      put(
        out,
        light,
        dark,
        Math.min(1, ring * 0.55 + (fibre - 0.4) * 0.55 + pore * 0.4 + nearKnot * 0.35),
        tone,
      );
      const edge =
        board > 1 ? 1 : smoothstep(0, 0.006, Math.min(x / board - plank, plank + 1 - x / board) * board);
      for (let i = 0; i < 3; i++) out[i] = out[i]! * (0.4 + 0.6 * edge);
    };
  },
  paper({ seed, random, colors }) {
    const base = own(colors, random.pick([0.95, 0.92, 0.88]), 0.014, 85);
    const ground = rgb(base);
    const shade = rgb(base, -0.1, 1.1);
    const fleck = rgb(base, base.l > 0.5 ? -0.35 : 0.3, 1);
    const height = (x: number, y: number) =>
      fractal(x * 7, y * 7, 3, seed) * 0.8 + fractal(x * 60, y * 60, 3, seed + 4) * 0.35;
    return (x, y, out) => {
      const slope = height(x + 0.0016, y + 0.0016) - height(x, y);
      const fibre = ridged(x * 26 + noise2(x * 5, y * 5, seed) * 4, y * 26, 2, seed + 6) ** 12;
      put(out, ground, shade, Math.max(0, Math.min(1, 0.28 + slope * 11)), 1 + Math.max(0, -slope) * 1.2);
      const speck = smoothstep(0.985, 1, hash2(Math.floor(x * 190), Math.floor(y * 190), seed)) * 0.35;
      for (let i = 0; i < 3; i++) out[i] = out[i]! + (fleck[i]! - out[i]!) * Math.max(speck, fibre * 0.22);
    };
  },
  weave({ seed, random, colors }) {
    const base = own(
      colors,
      random.pick([0.82, 0.6, 0.42]),
      random.pick([0.03, 0.06]),
      random.pick([80, 250, 150]),
    );
    const warp = rgb(base, 0.03);
    const weft = colors[1] ? rgb(colors[1]) : rgb(base, -0.06, 1.1);
    const count = random.pick([58, 74, 96]);
    const isTwill = random.chance(0.4);
    return (x, y, out) => {
      const slack = (noise2(x * 9, y * 9, seed) - 0.5) * 0.012;
      const u = (x + slack) * count;
      const v = (y + slack * 0.8) * count;
      const column = Math.floor(u);
      const row = Math.floor(v);
      const isOver = isTwill ? (column + row) % 4 < 2 : (column + row) % 2 === 0;
      const across = isOver ? u - column : v - row;
      const along = isOver ? v - row : u - column;
      const round = Math.sqrt(Math.max(0, 1 - (across * 2 - 1) ** 2));
      const crest = 0.72 + 0.28 * Math.sin(along * Math.PI);
      const thread = isOver ? hash2(column, 2, seed) : hash2(row, 7, seed);
      const hair = fractal(isOver ? u * 2.4 : u * 0.6, isOver ? v * 0.6 : v * 2.4, 2, seed + 1);
      const light = (0.42 + 0.6 * round * crest) * (0.86 + 0.28 * thread) * (0.84 + 0.32 * hair);
      put(out, warp, weft, isOver ? 0 : 1, light * (0.94 + 0.12 * noise2(x * 3, y * 3, seed + 12)));
    };
  },
  leather({ seed, random, colors }) {
    const base = own(colors, random.pick([0.42, 0.3, 0.55]), 0.07, 48);
    const light = rgb(base, 0.08);
    const dark = rgb(base, -0.18, 0.9);
    const relief = (x: number, y: number) => {
      const cells = creaseAt(x * 46 + fractal(x * 6, y * 6, 2, seed) * 1.4, y * 46, seed);
      return smoothstep(0.02, 0.32, cells) * 0.8 + fractal(x * 5, y * 5, 3, seed + 6) * 0.7;
    };
    return (x, y, out) => {
      const here = relief(x, y);
      const slope = relief(x + 0.002, y + 0.002) - here;
      put(
        out,
        dark,
        light,
        Math.max(0, Math.min(1, here * 0.75)),
        1 - Math.max(-0.5, Math.min(0.35, slope * 1.1)),
      );
    };
  },
} satisfies Partial<Record<Texture, (surface: Surface) => Shader>>;
