import type { Texture } from "~/providers/built-in/image-maker/read-image-words";
import { type Oklch, oklch, type Rgb } from "~/providers/built-in/picture-maker/color";
import { fractal, hash2, noise2, ridged, smoothstep } from "~/providers/built-in/picture-maker/noise";
import type { Raster } from "~/providers/built-in/picture-maker/raster";
import type { SeededRandom } from "~/providers/built-in/seeded-random";

interface Surface {
  seed: number;
  random: SeededRandom;
  /** Named colours, most important first; usual ones where none is named. */
  colors: readonly Oklch[];
}

/** Colour at a place, written into `out`; x and y count 1 per smaller side of the picture. */
type Shader = (x: number, y: number, out: Float32Array) => void;

/** Covers the whole picture with one material, lit from the upper left. */
export function paintTexture(raster: Raster, texture: Texture, surface: Surface) {
  const { width, height, data } = raster;
  const side = Math.min(width, height);
  const shade = shaders[texture](surface);
  const out = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      shade(x / side, y / side, out);
      data.set(out, (y * width + x) * 3);
    }
  }
}

function put(out: Float32Array, [r, g, b]: Rgb, [s, t, u]: Rgb, share: number, light = 1) {
  out[0] = (r + (s - r) * share) * light;
  out[1] = (g + (t - g) * share) * light;
  out[2] = (b + (u - b) * share) * light;
}

/** The first named colour, or the material's own. */
function own(colors: readonly Oklch[], l: number, c: number, h: number): Oklch {
  return colors[0] ?? { l, c, h };
}

const rgb = ({ l, c, h }: Oklch, lighter = 0, duller = 1) =>
  oklch(Math.max(0.06, Math.min(0.97, l + lighter)), c * duller, h);

const shaders: Record<Texture, (surface: Surface) => Shader> = {
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
  terrazzo({ seed, random, colors }) {
    const base = own(colors, 0.93, 0.012, 80);
    const ground = rgb(base);
    const chips =
      colors.length > 1
        ? colors.slice(1).map((color) => rgb(color))
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
};

/** A branching line where noise crosses its middle, thin as given. */
function veinAt(x: number, y: number, seed: number, thin: number): number {
  const away = Math.abs(fractal(x, y, 4, seed) - 0.5);
  return 1 - smoothstep(thin * 0.15, thin, away);
}

const chip = { isChip: false, inside: 0, pick: 0 };

/** A stone with straight edges in some cells of a grid: how far inside it a place is, and which colour it has. */
function chipAt(x: number, y: number, seed: number): typeof chip {
  let near = 9;
  let second = 9;
  let id = 0;
  const column = Math.floor(x);
  const row = Math.floor(y);
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = i + hash2(i, j, seed) - x;
      const dy = j + hash2(i, j, seed + 1) - y;
      const stretch = hash2(i, j, seed + 4) * Math.PI;
      const u = dx * Math.cos(stretch) + dy * Math.sin(stretch);
      const v = dy * Math.cos(stretch) - dx * Math.sin(stretch);
      const distance = Math.abs(u) * 0.8 + Math.abs(v) * 1.25 + Math.max(Math.abs(u), Math.abs(v)) * 0.4;
      if (distance < near) {
        second = near;
        near = distance;
        id = hash2(i, j, seed + 2);
      } else if (distance < second) second = distance;
    }
  }
  const size = 0.28 + 0.42 * ((id * 7.13) % 1);
  chip.inside = Math.min(size - near, (second - near) * 0.5);
  chip.isChip = id > 0.25 && chip.inside > 0;
  chip.pick = (id * 3.71) % 1;
  return chip;
}

/** 0 on the borders between cells, up to about 1 in their middles. */
function creaseAt(x: number, y: number, seed: number): number {
  let near = 9;
  let second = 9;
  const column = Math.floor(x);
  const row = Math.floor(y);
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = i + hash2(i, j, seed) - x;
      const dy = j + hash2(i, j, seed + 1) - y;
      const distance = dx * dx + dy * dy;
      if (distance < near) {
        second = near;
        near = distance;
      } else if (distance < second) second = distance;
    }
  }
  return Math.sqrt(second) - Math.sqrt(near);
}
