import type { SeededRandom } from "../seeded-random";
import { mix, oklch, type Rgb, ramp, rampOffset } from "./color";
import { daylightOf, paintSky } from "./daylight";
import { hash2, smoothstep } from "./noise";
import { addBokeh, type Raster } from "./raster";
import type { ScenePainter } from "./scene-kit";
import { mistOver } from "./terrain";

/** A skyline at dusk, windows lit, streets out of focus in front. */
export const paintCity: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const { width, height } = raster;
  const side = Math.min(width, height);
  const time = idea.time === "day" || idea.time === "golden" ? "dusk" : idea.time;
  const light = daylightOf({ ...idea, time }, paletteRandom);
  paintSky(raster, light, 0.78, random.between(0.3, 0.7), seed, time === "night");
  const rows = 5;
  for (let i = 0; i < rows; i++) {
    const near = i / (rows - 1);
    const color = mix(mix(light.haze, light.shade, 0.25 + 0.75 * near), oklch(0.1, 0.025, 270), near * 0.35);
    const foot = mix(color, light.haze, 0.5 * (1 - near * 0.8));
    const table = ramp([color, foot]);
    let x = -random.between(0, 0.1) * side;
    while (x < width) {
      const wide = side * random.between(0.05, 0.13) * (0.65 + near * 0.75);
      const middle = 1 - Math.abs((x + wide / 2) / width - 0.5) * 1.3;
      const tall =
        height * (0.13 + 0.24 * random.next() ** 1.6 + 0.12 * Math.max(0, middle)) * (1 - near * 0.34);
      const top = height * (0.78 + near * 0.2) - tall;
      paintTower(raster, {
        left: x,
        top,
        wide,
        table,
        near,
        lit: mix(oklch(0.86, 0.11, 75), light.sun, random.between(0, 0.4)),
        random,
        seed: seed + i * 101 + Math.floor(x),
      });
      x += wide + side * random.between(-0.01, 0.018);
    }
    mistOver(raster, 0.8 + near * 0.18, 0.16, light.haze, 0.34 * (1 - near), seed + i);
  }
  const lights = [
    oklch(0.82, 0.13, 70),
    oklch(0.72, 0.17, 40),
    oklch(0.66, 0.19, 20),
    oklch(0.8, 0.09, 220),
    oklch(0.9, 0.05, 90),
  ];
  for (let i = 0; i < 46; i++) {
    const down = random.next();
    addBokeh(
      raster,
      random.between(0, width),
      height * (0.86 + down * 0.15),
      side * (0.008 + 0.038 * down * random.next()),
      random.pick(lights),
      random.between(0.08, 0.34),
    );
  }
};

interface Tower {
  left: number;
  top: number;
  wide: number;
  table: Float32Array;
  near: number;
  lit: Rgb;
  random: SeededRandom;
  seed: number;
}

function paintTower(raster: Raster, { left, top, wide, table, near, lit, random, seed }: Tower) {
  const { width, height, data } = raster;
  const side = Math.min(width, height);
  const cell = side * (0.0075 + 0.007 * near);
  const share = random.between(0.12, 0.42) * smoothstep(0.1, 0.55, near);
  const crown = random.chance(0.35) ? wide * random.between(0.15, 0.3) : 0;
  const crownTall = crown > 0 ? side * random.between(0.015, 0.05) : 0;
  const mast = random.chance(0.18) ? side * 0.06 : 0;
  const right = Math.min(width, left + wide);
  for (let y = Math.max(0, Math.floor(top - crownTall - mast)); y < height; y++) {
    const inset = y < top - crownTall ? wide / 2 - 1 : y < top ? crown : 0;
    const from = rampOffset((y - top) / (height * 0.34));
    for (let x = Math.max(0, Math.floor(left + inset)); x < right - inset; x++) {
      const at = (y * width + x) * 3;
      const across = (x - left) / wide;
      const edge = 0.94 + 0.12 * across;
      const column = Math.floor((x - left) / cell);
      const row = Math.floor((y - top) / (cell * 1.35));
      const inX = ((x - left) / cell) % 1;
      const inY = ((y - top) / (cell * 1.35)) % 1;
      const isWindow =
        y > top + cell &&
        inX > 0.26 &&
        inX < 0.8 &&
        inY > 0.3 &&
        inY < 0.78 &&
        across > 0.06 &&
        across < 0.94;
      const bright = isWindow && hash2(column, row, seed) < share ? 0.3 + 0.7 * hash2(row, column, seed) : 0;
      const glass = isWindow ? 1.12 : 1;
      for (let channel = 0 as 0 | 1 | 2; channel < 3; channel++) {
        data[at + channel] =
          table[from + channel]! * edge * glass + lit[channel]! * bright * (0.35 + 0.5 * near);
      }
    }
  }
}
