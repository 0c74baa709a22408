import { createPixels, type Pixels } from "~/formats/raster/pixels";
import type { Oklch } from "../../pictures/oklch";
import { mix, oklch, type Rgb } from "../color";
import { byteOfLinear, toOklabPlane } from "../light";
import { fractal, hash2, smoothstep } from "../noise";
import { flatColors } from "./area-looks";
import { type Finish, sideOf } from "./finish";
import { edgesOf, lightnessOf, stretch } from "./lightness";

function paint(
  { width, height, data: { length } }: Pixels,
  colorAt: (x: number, y: number, i: number) => Rgb,
): Pixels {
  const out = createPixels(width, height);
  for (let i = 0; i < length / 4; i++) {
    const [r, g, b] = colorAt(i % width, Math.floor(i / width), i);
    out.data[i * 4] = byteOfLinear(r);
    out.data[i * 4 + 1] = byteOfLinear(g);
    out.data[i * 4 + 2] = byteOfLinear(b);
    out.data[i * 4 + 3] = 255;
  }
  return out;
}

/** A ramp between colours as a table of 256, so that mixing is done once. */
function table(...stops: Rgb[]): Rgb[] {
  return Array.from({ length: 256 }, (_, i) => {
    const place = (i / 255) * (stops.length - 1);
    const from = Math.min(stops.length - 2, Math.floor(place));
    return mix(stops[from]!, stops[from + 1]!, place - from);
  });
}

const named = (colors: readonly Oklch[], at: number, usual: Oklch): Oklch => colors[at] ?? usual;

/** Dark to one colour, light to another. */
export function duotone(pixels: Pixels, { colors }: Finish): Pixels {
  const plane = lightnessOf(pixels);
  stretch(plane);
  const hue = named(colors, 0, { l: 0.5, c: 0.2, h: 275 });
  const light = named(colors, 1, { l: 0.9, c: 0.11, h: hue.h + 140 });
  const ramp = table(
    oklch(0.2, Math.min(0.12, hue.c * 0.7), hue.h),
    oklch(0.52, Math.max(0.13, hue.c), hue.h + 8),
    oklch(0.92, Math.min(0.12, light.c), light.h),
  );
  return paint(pixels, (_x, _y, i) => ramp[Math.round(plane[i]! * 255)]!);
}

/** Coverage of a dot screen turned by an angle, 0–1, for a tone from 0 (no ink) to 1. */
function screen(x: number, y: number, pitch: number, angle: number, tone: number): number {
  const u = (x * Math.cos(angle) + y * Math.sin(angle)) / pitch;
  const v = (y * Math.cos(angle) - x * Math.sin(angle)) / pitch;
  const wave = (Math.cos(u * Math.PI * 2) + Math.cos(v * Math.PI * 2)) / 4 + 0.5;
  const soft = 1.4 / pitch;
  return smoothstep(1 - tone - soft, 1 - tone + soft, wave * (1 - soft * 2) + soft);
}

/** Two inks, each a coarse screen of its own, a little out of register, on uncoated paper. */
export function risograph(pixels: Pixels, { colors, seed }: Finish): Pixels {
  const plane = lightnessOf(pixels);
  stretch(plane);
  const lab = toOklabPlane(pixels);
  const side = sideOf(pixels);
  const { width, height } = pixels;
  const first = named(colors, 0, { l: 0.66, c: 0.21, h: 18 });
  const warm = oklch(Math.max(0.55, first.l), Math.max(0.12, first.c), first.h);
  const other = named(colors, 1, { l: 0.42, c: 0.15, h: 262 });
  const deep = oklch(Math.min(0.5, other.l), Math.max(0.08, other.c), other.h);
  const paper = oklch(0.955, 0.018, 88);
  const shift = Math.round(side * 0.0035);
  const pitch = Math.max(3.2, side / 150);
  return paint(pixels, (x, y, i) => {
    const moved = Math.min(height - 1, y + shift) * width + Math.min(width - 1, x + shift);
    const chroma = Math.hypot(lab[moved * 3 + 1]!, lab[moved * 3 + 2]!);
    const isWarmSide = smoothstep(-0.04, 0.09, lab[moved * 3 + 1]! + lab[moved * 3 + 2]! * 0.6);
    const one = Math.min(0.96, Math.max(0, 0.97 - plane[moved]!) * 0.95 + chroma * 3 * isWarmSide);
    const two = Math.max(0, (0.66 - plane[i]!) * 1.5) + chroma * 3.4 * (1 - isWarmSide);
    const speckle = 0.9 + 0.2 * hash2(x, y, seed);
    const inkOne = screen(x, y, pitch, 0.26, one) * speckle * 0.95;
    const inkTwo = screen(x, y, pitch, 1.31, two) * (1.9 - speckle) * 0.95;
    return [0, 1, 2].map((k) => {
      const sheet = paper[k]! * (1 - inkOne + inkOne * warm[k]!);
      return sheet * (1 - inkTwo + inkTwo * deep[k]!);
    }) as unknown as Rgb;
  });
}

/** Ink dots over flat colours, dark lines where forms end. */
export function halftone(pixels: Pixels, finish: Finish): Pixels {
  const flat = flatColors(pixels, finish, 7);
  const plane = lightnessOf(pixels);
  stretch(plane);
  const side = sideOf(pixels);
  const edges = edgesOf(plane, pixels.width, pixels.height, side / 500);
  const pitch = Math.max(4, side / 110);
  const ink = oklch(0.2, 0.03, 280);
  return paint(pixels, (x, y, i) => {
    const dot = screen(x, y, pitch, 0.785, Math.max(0, (0.72 - plane[i]!) * 1.15)) * 0.85;
    const line = smoothstep(0.16, 0.34, edges[i]!);
    const share = Math.max(dot, line);
    return [0, 1, 2].map((k) => {
      const own = (flat.data[i * 4 + k]! / 255) ** 2.2;
      return own + (ink[k]! - own) * share;
    }) as unknown as Rgb;
  });
}

/** White lines on deep blue paper with a fine grid. */
export function blueprint(pixels: Pixels, { seed }: Finish): Pixels {
  const plane = lightnessOf(pixels);
  stretch(plane);
  const side = sideOf(pixels);
  const fine = edgesOf(plane, pixels.width, pixels.height, Math.max(1, side / 600));
  const coarse = edgesOf(plane, pixels.width, pixels.height, side / 200);
  const ground = oklch(0.37, 0.125, 258);
  const light = oklch(0.5, 0.12, 255);
  const line = oklch(0.96, 0.02, 240);
  const cell = side / 24;
  const thin = Math.max(1, side / 1000);
  return paint(pixels, (x, y, i) => {
    const toGrid = Math.min(x % cell, y % cell);
    const toMajor = Math.min(x % (cell * 4), y % (cell * 4));
    const grid = (toGrid < thin ? 0.1 : 0) + (toMajor < thin ? 0.14 : 0);
    const hatch = plane[i]! < 0.32 && (x + y) % (cell / 3.2) < thin * 1.3 ? 0.22 : 0;
    const drawn = Math.min(
      1,
      smoothstep(0.07, 0.22, fine[i]!) * 0.95 + smoothstep(0.2, 0.6, coarse[i]!) * 0.3,
    );
    const wash = 0.9 + 0.2 * fractal(x / side / 0.3, y / side / 0.3, 3, seed);
    const share = Math.max(drawn, grid, hatch);
    const tone = plane[i]! * 0.3;
    return [0, 1, 2].map((k) => {
      const sheet = (ground[k]! + (light[k]! - ground[k]!) * tone) * wash;
      return sheet + (line[k]! - sheet) * share;
    }) as unknown as Rgb;
  });
}
