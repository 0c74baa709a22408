import type { SeededRandom } from "../seeded-random";
import { type Builder, ownColor, type Standing, up } from "./builder";
import { mix, oklch, type Rgb } from "./color";
import { smoothstep } from "./noise";
import type { SetPalette } from "./palette";
import type { ObjectThing } from "./picture-idea";
import { cylinder, ellipsoid, material, ring, rod, type Solid, turned } from "./solids";

/** Builds one flower head; `lean` is how far it leans aside, in degrees. */
type Head = (at: Standing, lean: number, color: Rgb, random: SeededRandom) => Solid[];

const tulip: Head = (at, lean, color) =>
  [-1, 1, 0].map((side) => {
    const petal = material(mix(color, oklch(0.96, 0.03, 90), side === 0 ? 0.16 : 0), {
      gloss: 0.25,
      translucency: 0.6,
    });
    const place = up(at, 0.13, side * 0.045, side === 0 ? -0.06 : 0.01);
    return turned(ellipsoid({ ...place, material: petal }, 0.085, 0.165, 0.09), 0, -lean - side * 9);
  });

const rose: Head = (at, lean, color) => {
  const centre = up(at, 0.1, 0, -0.05);
  const folds = (x: number, y: number, z: number) => {
    const dx = x - centre.x;
    const dy = (y - centre.y) * 0.9 + (z - centre.z) * 0.55;
    const turn = Math.atan2(dy, dx);
    return smoothstep(0.55, 1, Math.sin(Math.hypot(dx, dy) * 78 - turn * 2)) * 0.75;
  };
  const petals = material(color, {
    gloss: 0.12,
    translucency: 0.55,
    pattern: { color: mix(color, oklch(0.2, 0.07, 15), 0.55), amount: folds },
  });
  const outer = material(mix(color, oklch(0.95, 0.03, 60), 0.12), { gloss: 0.12, translucency: 0.6 });
  return [
    ellipsoid({ ...centre, material: petals }, 0.17, 0.15, 0.16),
    turned(ellipsoid({ ...up(at, 0.02, -0.07), material: outer }, 0.13, 0.11, 0.13), 0, -lean + 20),
    turned(ellipsoid({ ...up(at, 0.02, 0.07), material: outer }, 0.13, 0.11, 0.13), 0, -lean - 20),
  ];
};

const sunflower: Head = (at, lean, color, random) => {
  const from = random.between(0, 36);
  const petal = material(color, { gloss: 0.1, translucency: 0.5 });
  const seeds = material(oklch(0.32, 0.05, 50), {
    gloss: 0.1,
    pattern: {
      color: oklch(0.2, 0.03, 45),
      amount: (x, y) => 0.5 + 0.5 * Math.sin(x * 130) * Math.sin(y * 130),
    },
  });
  const front = up(at, 0.08, 0, -0.06);
  return [
    ...Array.from({ length: 11 }, (_, i) => {
      const degrees = from + (i * 360) / 11;
      const angle = (degrees * Math.PI) / 180;
      const place = up(front, Math.sin(angle) * 0.16, Math.cos(angle) * 0.16, 0.01 * (i % 2));
      return turned(ellipsoid({ ...place, material: petal }, 0.11, 0.052, 0.02), 0, degrees);
    }),
    turned(ellipsoid({ ...front, material: seeds }, 0.105, 0.105, 0.05), 0, -lean),
  ];
};

/** Flowers in a vase, their heads in a dome. */
function bouquet(
  at: Standing,
  palette: SetPalette,
  random: SeededRandom,
  { head, colors, count, spread }: { head: Head; colors: readonly Rgb[]; count: number; spread: number },
): Solid[] {
  const glass = material(mix(palette.thingLight, oklch(0.94, 0.012, 220), 0.75), {
    gloss: 1,
    translucency: 0.9,
  });
  const green = material(oklch(0.5, 0.1, 138), { gloss: 0.25, translucency: 0.6 });
  const mouth = up(at, 0.66);
  const flowers = Array.from({ length: count }, (_, i) => {
    const turn = i * 2.399963 + random.between(-0.2, 0.2);
    const out = Math.sqrt((i + 0.35) / count);
    const x = Math.cos(turn) * out * spread;
    const z = Math.sin(turn) * out * spread * 0.7;
    const y = 0.78 - out * out * 0.34 + random.between(-0.04, 0.04) - z * 0.12;
    const lean = (x / spread) * 34;
    const color = colors[i % colors.length]!;
    return [
      rod({ ...up(mouth, -0.1, x * 0.16, z * 0.16), material: green }, x * 0.84, y + 0.08, z * 0.84, 0.018),
      ...head(up(mouth, y, x, z), lean, color, random),
    ];
  });
  const leaves = [-64, -36, 30, 60, -50, 46].map((lean, i) => {
    const angle = (lean * Math.PI) / 180;
    const place = up(mouth, 0.1 + Math.cos(angle) * 0.3, Math.sin(angle) * 0.34, i < 4 ? -0.12 : 0.1);
    return turned(ellipsoid({ ...place, material: green }, 0.075, 0.3, 0.025), 0, -lean);
  });
  return [
    cylinder({ ...up(at, 0.34), material: glass }, 0.25, 0.34, 0.06),
    cylinder(
      { ...up(at, 0.22), material: material(oklch(0.86, 0.035, 200), { gloss: 0.8 }) },
      0.254,
      0.19,
      0.03,
    ),
    ring({ ...up(at, 0.68), material: glass }, 0.225, 0.028),
    ...leaves,
    ...flowers.flat(),
  ];
}

const tinted = (palette: SetPalette, usual: readonly Rgb[]): Rgb[] => {
  const own = ownColor(palette, usual[0]!);
  return palette.isNamed ? [own, mix(own, oklch(0.97, 0.02, 80), 0.3), own] : [...usual];
};

/** Cut flowers. */
export const flowerBuilders = {
  tulips(at, palette, random) {
    const colors = tinted(palette, [
      oklch(0.68, 0.18, 8),
      oklch(0.84, 0.13, 85),
      oklch(0.7, 0.17, 35),
      oklch(0.86, 0.07, 350),
    ]);
    return bouquet(at, palette, random, { head: tulip, colors, count: 13, spread: 0.56 });
  },
  roses(at, palette, random) {
    const colors = tinted(palette, [oklch(0.6, 0.19, 18), oklch(0.78, 0.11, 5), oklch(0.9, 0.04, 60)]);
    return bouquet(at, palette, random, { head: rose, colors, count: 13, spread: 0.5 });
  },
  sunflowers(at, palette, random) {
    const colors = tinted(palette, [oklch(0.83, 0.165, 85), oklch(0.79, 0.165, 75)]);
    return bouquet(at, palette, random, { head: sunflower, colors, count: 8, spread: 0.56 });
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
