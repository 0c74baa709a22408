import type { SeededRandom } from "../seeded-random";
import { mix, oklch, type Rgb } from "./color";
import { fractal, hash2, smoothstep } from "./noise";
import type { PictureIdea } from "./picture-idea";
import { blend, type Raster } from "./raster";

const dims: Record<PictureIdea["time"], number> = { day: 1, golden: 0.92, dawn: 0.85, dusk: 0.5, night: 0.2 };

/** Sand in front of the water, wet and foamy where they meet. */
export function paintBeach({ width, height, data }: Raster, { time }: PictureIdea, seed: number) {
  const side = Math.min(width, height);
  const dim = dims[time];
  const warm = time === "day" ? 78 : 58;
  const dry = oklch(0.9 * dim ** 0.4, 0.05, warm);
  const wet = oklch(0.68 * dim ** 0.4, 0.055, warm - 8);
  const foam = oklch(0.98 * dim ** 0.25, 0.012, 200);
  for (let x = 0; x < width; x++) {
    const across = x / side;
    const shore =
      0.76 + 0.1 * (across / (width / side) - 0.5) + 0.035 * (fractal(across * 1.6, 0.5, 3, seed + 40) - 0.5);
    for (let y = Math.floor((shore - 0.05) * height); y < height; y++) {
      const below = y / height - shore;
      const lace = fractal(across * 16, (y / side) * 30, 3, seed + 41);
      const sand = smoothstep(-0.004, 0.012, below + (lace - 0.5) * 0.02);
      const soaked = 1 - smoothstep(0.01, 0.1, below);
      const grain =
        1 +
        0.09 * (hash2(x, y, seed) - 0.5) +
        0.16 * (fractal(across * 5, (y / side) * 12, 3, seed + 44) - 0.5);
      const edge =
        smoothstep(-0.05, -0.006, below) *
        (1 - smoothstep(0.002, 0.02, below)) *
        smoothstep(0.34, 0.56, lace + (below > -0.02 ? 0.14 : 0));
      const at = (y * width + x) * 3;
      for (let i = 0 as 0 | 1 | 2; i < 3; i++) {
        const ground = (dry[i]! + (wet[i]! - dry[i]!) * soaked) * grain;
        const here = data[at + i]! + (ground - data[at + i]!) * sand;
        data[at + i] = here + (foam[i]! - here) * edge * 0.9;
      }
    }
  }
}

interface Palm {
  /** Where it stands and how tall it is, as shares of the width and the smaller side. */
  foot: number;
  tall: number;
  lean: number;
  color: Rgb;
  random: SeededRandom;
}

/** A palm against the light: a bent stem and a crown of fronds. */
export function paintPalm(raster: Raster, { foot, tall, lean, color, random }: Palm) {
  const { width, height } = raster;
  const side = Math.min(width, height);
  const footX = foot * width;
  const footY = height * 0.99;
  const stemAt = (share: number): [number, number] => [
    footX + lean * side * share ** 1.7,
    footY - tall * side * share,
  ];
  for (let step = 0; step <= 500; step++) {
    const share = step / 500;
    const [x, y] = stemAt(share);
    const half = side * (0.012 - 0.006 * share) * (1 + 0.1 * Math.abs(Math.sin(share * 70)));
    const bark = mix(color, oklch(0.34, 0.05, 60), 0.5);
    for (let dx = -Math.ceil(half); dx <= half; dx++)
      for (let dy = 0; dy <= Math.ceil((tall * side) / 500); dy++)
        blend(raster, Math.round(x + dx), Math.round(y - dy), bark, Math.min(1, half - Math.abs(dx) + 0.5));
  }
  const [topX, topY] = stemAt(1);
  for (let i = 0; i < 13; i++) {
    const angle = Math.PI * (-0.2 + (1.4 * i) / 12) + random.between(-0.08, 0.08);
    const long = side * random.between(0.17, 0.27);
    const shade = mix(color, oklch(0.62, 0.11, 130), 0.1 + 0.3 * random.next());
    paintFrond(raster, topX, topY, angle, long, shade);
  }
}

/** One frond: a falling rib with leaflets hanging on both sides. */
function paintFrond(raster: Raster, x0: number, y0: number, angle: number, long: number, color: Rgb) {
  const steps = Math.ceil(long * 1.2);
  for (let step = 0; step < steps; step++) {
    const share = step / steps;
    const x = x0 + Math.cos(angle) * long * share;
    const y =
      y0 -
      Math.sin(angle) * long * share * (1 - share * 0.35) +
      long * 0.5 * share * share * (0.4 + Math.abs(Math.cos(angle)));
    const leaflet = long * 0.2 * Math.sin(Math.PI * share ** 0.8) * (step % 3 === 0 ? 1 : 0.82);
    for (let down = 0; down < leaflet; down++) {
      const fall = down / leaflet;
      const slant = Math.cos(angle) * down * 0.55;
      const cover = (1 - fall * 0.35) * (step % 5 > 2 ? 0.12 : 1);
      blend(raster, Math.round(x + slant), Math.round(y + down * 0.8), color, cover);
      if (down < leaflet * 0.45)
        blend(raster, Math.round(x + slant * 0.6), Math.round(y - down * 0.5), color, cover);
    }
  }
}
