import { mix, oklch, type Rgb, scale } from "./color";
import { smoothstep } from "./noise";
import { addBokeh, addGlow, blend, type Raster } from "./raster";
import { fillGradient, type ScenePainter, type SceneRequest } from "./scene-kit";
import { mistOver } from "./terrain";

/** A stage at night: beams, lights out of focus and paper in the air. */
export const paintCelebration: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const { width, height } = raster;
  const side = Math.min(width, height);
  const named = idea.colors[0];
  const hue = named && named.c > 0.03 ? named.h : paletteRandom.pick([295, 262, 20, 335]);
  const isBright =
    !idea.details?.has("fireworks") &&
    (idea.mood === "playful" || (idea.mood === "plain" && idea.time === "day"));
  const top = isBright ? oklch(0.46, 0.15, hue) : oklch(0.17, 0.07, hue - 15);
  const bottom = isBright ? oklch(0.72, 0.15, hue + 45) : oklch(0.42, 0.14, hue + 25);
  fillGradient(raster, [top, mix(top, bottom, 0.45), bottom]);
  addGlow(raster, width / 2, height * 0.72, side * 0.95, oklch(0.85, 0.12, hue + 50), isBright ? 0.28 : 0.34);
  const beamColors = [oklch(0.8, 0.13, hue + 60), oklch(0.78, 0.13, hue - 40), oklch(0.92, 0.05, 90)];
  for (const [i, from] of [-0.05, 0.22, 0.5, 0.78, 1.05].entries()) {
    addBeam(
      raster,
      from * width,
      -height * 0.06,
      Math.PI / 2 + (0.5 - from) * 0.7 + random.between(-0.14, 0.14),
      random.between(0.05, 0.085),
      beamColors[i % 3]!,
      random.between(0.1, 0.2),
    );
  }
  const lights = [
    oklch(0.86, 0.11, 80),
    oklch(0.75, 0.15, hue + 50),
    oklch(0.75, 0.14, hue - 50),
    oklch(0.93, 0.04, 85),
  ];
  for (let i = 0; i < 60; i++) {
    const low = random.next() ** 0.6;
    addBokeh(
      raster,
      random.between(0, width),
      height * (0.5 + 0.5 * low),
      side * random.between(0.01, 0.065),
      random.pick(lights),
      random.between(0.04, 0.2),
    );
  }
  if (idea.details?.has("fireworks")) {
    for (let i = 0; i < 7; i++) addBurst(raster, random, random.pick(lights), i);
    return;
  }
  const papers = [
    oklch(0.82, 0.14, 85),
    oklch(0.68, 0.2, 15),
    oklch(0.75, 0.13, 215),
    oklch(0.8, 0.14, 150),
    oklch(0.95, 0.02, 90),
    oklch(0.72, 0.16, 310),
  ];
  for (let i = 0; i < 90; i++) {
    const near = random.next() ** 3;
    const calm = random.between(0, height);
    addPaper(
      raster,
      random.between(0, width),
      calm,
      side * (0.008 + 0.034 * near),
      random.between(0, Math.PI),
      random.between(0.25, 1),
      random.pick(papers),
      near > 0.4 ? near * side * 0.012 : 0.8,
    );
  }
  // A dark crowd of heads would claim people who are not there; the floor simply falls into shade.
  for (let y = Math.floor(height * 0.86); y < height; y++) {
    for (let x = 0; x < width; x++)
      blend(raster, x, y, scale(top, 0.6), smoothstep(0.86, 1.04, y / height) * 0.7);
  }
  mistOver(raster, 0.8, 0.25, bottom, 0.22, seed);
};

/** Rockets that burst: sparks on all sides that fall a little, each with its trail. */
function addBurst(raster: Raster, random: SceneRequest["random"], color: Rgb, index: number) {
  const { width, height } = raster;
  const side = Math.min(width, height);
  const x = width * (0.12 + 0.76 * ((index * 0.382 + random.between(-0.06, 0.06) + 1) % 1));
  const y = height * random.between(0.14, 0.5);
  const reach = side * random.between(0.12, 0.24);
  addGlow(raster, x, y, reach * 1.3, color, 0.35);
  const rays = 34;
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * Math.PI * 2 + random.between(-0.07, 0.07);
    const long = reach * random.between(0.72, 1.05);
    for (let step = 4; step <= 22; step++) {
      const share = step / 22;
      const sparkX = x + Math.cos(angle) * long * share;
      const sparkY = y + Math.sin(angle) * long * share + reach * 0.22 * share * share;
      const size = side * (0.0022 + 0.003 * share ** 4);
      addGlow(
        raster,
        sparkX,
        sparkY,
        size * 1.8,
        mix(color, [1, 1, 1], share > 0.85 ? 0.7 : 0.15),
        0.25 + share * 0.9,
      );
    }
  }
  addGlow(raster, x, y, side * 0.03, [1, 1, 0.9], 0.8);
}

function addBeam(
  { width, height, data }: Raster,
  x0: number,
  y0: number,
  angle: number,
  spread: number,
  [r, g, b]: Rgb,
  strength: number,
) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x - x0) * cos + (y - y0) * sin;
      if (along <= 0) continue;
      const away = Math.abs((y - y0) * cos - (x - x0) * sin) / (along * spread + 2);
      if (away >= 2) continue;
      const amount = Math.exp(-away * away * 1.6) * strength * Math.max(0, 1 - along / (height * 1.15));
      const at = (y * width + x) * 3;
      data[at] = data[at]! + r * amount;
      data[at + 1] = data[at + 1]! + g * amount;
      data[at + 2] = data[at + 2]! + b * amount;
    }
  }
}

/** One slip of confetti, turned and foreshortened, its edge as soft as it is near the lens. */
function addPaper(
  raster: Raster,
  x0: number,
  y0: number,
  size: number,
  angle: number,
  tilt: number,
  color: Rgb,
  blur: number,
) {
  const reach = Math.ceil(size * 1.6 + blur * 2);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const facing = mix(color, [1, 1, 1], 0.22 * tilt);
  for (let y = Math.floor(y0 - reach); y <= y0 + reach; y++) {
    for (let x = Math.floor(x0 - reach); x <= x0 + reach; x++) {
      const u = Math.abs((x - x0) * cos + (y - y0) * sin) - size;
      const v = Math.abs((y - y0) * cos - (x - x0) * sin) - size * 0.55 * tilt;
      const cover = (1 - smoothstep(-blur, blur, u)) * (1 - smoothstep(-blur, blur, v));
      blend(raster, x, y, facing, cover * (blur > 2 ? 0.8 : 0.95));
    }
  }
}
