import type { SeededRandom } from "../seeded-random";
import { type Standing, up } from "./builder";
import { mix, oklch } from "./color";
import { noise2 } from "./noise";
import type { SetPalette } from "./palette";
import { bowl, cylinder, ellipsoid, material, rod, type Solid, sphere, turned } from "./solids";

/** A bowl filled to the lip with round, colourful food. */
export function bowlOf(at: Standing, radius: number, palette: SetPalette, random: SeededRandom): Solid[] {
  const hollow = { ...up(at, radius * 0.72), material: material(palette.thing, { gloss: 0.55 }) };
  return [
    bowl(hollow, radius, radius * 0.045, -radius * 0.06),
    // It is sunk into what it stands on, which would else be its bottom.
    cylinder({ ...up(at, radius * 0.04), material: hollow.material }, radius * 0.68, radius * 0.04, 0),
    ...fruitHeap(up(at, radius * 0.62), radius * 0.72, palette, random),
  ];
}

/** Round fruit of three colours heaped in a circle. */
export function fruitHeap(at: Standing, spread: number, palette: SetPalette, random: SeededRandom): Solid[] {
  const colors = [
    oklch(0.66, 0.17, 38),
    oklch(0.8, 0.15, 82),
    oklch(0.56, 0.16, 22),
    palette.leaf,
    oklch(0.7, 0.14, 125),
  ];
  return Array.from({ length: 9 }, (_, i) => {
    const angle = i * 2.399963;
    const away = spread * Math.sqrt(i / 9) * 0.95;
    const size = spread * random.between(0.27, 0.38);
    const place = up(at, spread * 0.28 - away * 0.22, Math.cos(angle) * away, Math.sin(angle) * away);
    return sphere(
      { ...place, material: material(random.pick(colors), { gloss: 0.55, translucency: 0.45 }) },
      size,
    );
  });
}

/** Stems with flat leaves, as from a vase. */
export function sprigs(at: Standing, palette: SetPalette, random: SeededRandom): Solid[] {
  if (!palette.hasPlants) return [];
  return [-38, -14, 10, 34].flatMap((lean) => {
    const angle = ((lean + random.between(-7, 7)) * Math.PI) / 180;
    const length = random.between(0.7, 1.05);
    const toX = Math.sin(angle) * length;
    const toY = Math.cos(angle) * length;
    const depth = random.between(-0.15, 0.15);
    const green = mix(palette.leaf, oklch(0.7, 0.1, 120), random.between(0, 0.5));
    const leaf = material(green, { gloss: 0.3, translucency: 0.7 });
    const degrees = (angle * 180) / Math.PI;
    return [
      rod({ ...at, material: leaf }, toX, toY, depth, 0.014),
      ...[0.5, 0.78, 1].map((share, i) => {
        const side = i === 2 ? 0 : i % 2 === 0 ? 1 : -1;
        const place = up(at, toY * share + 0.1, toX * share + side * 0.13, depth * share);
        return turned(
          ellipsoid({ ...place, material: leaf }, 0.085, 0.23, 0.02),
          random.between(-30, 30),
          -degrees - side * 42,
        );
      }),
    ];
  });
}

/** Dough out of the oven: one colour, browner in places. */
export const baked = (l: number, c: number, h: number) =>
  material(oklch(l, c, h), {
    gloss: 0.3,
    translucency: 0.3,
    pattern: {
      color: oklch(l - 0.16, c, h - 8),
      amount: (x, y, z) => noise2(x * 5 + y * 3, z * 5 + y * 4, 7) * 0.7,
    },
  });
