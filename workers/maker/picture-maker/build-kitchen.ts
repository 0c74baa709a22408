import { type Builder, up } from "./builder";
import { mix, oklch } from "./color";
import type { ObjectThing } from "./picture-idea";
import { box, cup, cylinder, disc, ellipsoid, hoop, material, ring, rod, sphere, turned } from "./solids";

const white = oklch(0.95, 0.008, 85);
const dark = oklch(0.26, 0.012, 260);

/** Things of a table and its kitchen. */
export const kitchenBuilders = {
  plate(at, palette, random) {
    const china = material(white, { gloss: 0.6 });
    const pasta = material(oklch(0.84, 0.1, 86), { gloss: 0.35, translucency: 0.4 });
    const strands = Array.from({ length: 9 }, (_, i) =>
      turned(
        ring(
          {
            ...up(at, 0.16 + i * 0.035, random.between(-0.08, 0.08), random.between(-0.08, 0.08)),
            material: pasta,
          },
          0.42 - i * 0.035,
          0.05,
        ),
        0,
        random.between(-12, 12),
      ),
    );
    return [
      cylinder({ ...up(at, 0.03), material: china }, 0.95, 0.03, 0.02),
      ring({ ...up(at, 0.07), material: china }, 0.9, 0.045),
      ...strands,
      sphere(
        { ...up(at, 0.46, 0.1, -0.12), material: material(oklch(0.58, 0.18, 30), { gloss: 0.6 }) },
        0.13,
      ),
      sphere(
        { ...up(at, 0.44, -0.16, -0.05), material: material(oklch(0.58, 0.18, 30), { gloss: 0.6 }) },
        0.11,
      ),
      turned(
        ellipsoid(
          { ...up(at, 0.54, -0.02, -0.02), material: material(palette.leaf, { translucency: 0.6 }) },
          0.16,
          0.04,
          0.09,
        ),
        30,
        12,
      ),
      turned(
        ellipsoid(
          { ...up(at, 0.55, 0.14, 0.06), material: material(palette.leaf, { translucency: 0.6 }) },
          0.14,
          0.04,
          0.08,
        ),
        -40,
        -10,
      ),
    ];
  },
  glass(at, palette) {
    const clear = material(oklch(0.9, 0.015, 220), { gloss: 0.95, translucency: 0.9 });
    const wine = material(mix(palette.thing, oklch(0.42, 0.15, 20), 0.6), { gloss: 0.8, translucency: 0.6 });
    const goblet = (aside: number, back: number, size: number) => [
      cylinder({ ...up(at, 0.02, aside, back), material: clear }, 0.28 * size, 0.02, 0.015),
      cylinder({ ...up(at, 0.36 * size, aside, back), material: clear }, 0.03, 0.34 * size, 0.01),
      ellipsoid(
        { ...up(at, 0.92 * size, aside, back), material: wine },
        0.32 * size,
        0.3 * size,
        0.32 * size,
      ),
      cup({ ...up(at, 1.14 * size, aside, back), material: clear }, 0.31 * size, 0.2 * size, 0.02),
    ];
    return [...goblet(-0.3, 0, 1.1), ...goblet(0.48, 0.3, 0.98)];
  },
  pan(at, palette) {
    const iron = material(dark, { gloss: 0.45 });
    return [
      cup({ ...up(at, 0.16), material: iron }, 0.82, 0.16, 0.05),
      cylinder({ ...up(at, 0.1), material: iron }, 0.76, 0.05, 0.02),
      rod(
        { ...up(at, 0.24, 0.74, -0.3), material: material(oklch(0.5, 0.07, 55), { gloss: 0.4 }) },
        0.75,
        0.1,
        -0.4,
        0.075,
      ),
      ellipsoid(
        { ...up(at, 0.17, -0.2, 0.05), material: material(white, { gloss: 0.4 }) },
        0.36,
        0.045,
        0.32,
      ),
      sphere({ ...up(at, 0.2, -0.2, 0.02), material: material(oklch(0.8, 0.16, 75), { gloss: 0.7 }) }, 0.13),
      ...[0, 1, 2].map((i) =>
        sphere(
          {
            ...up(at, 0.22, 0.32 + (i % 2) * 0.14, -0.28 + i * 0.26),
            material: material(i === 1 ? palette.leaf : oklch(0.6, 0.18, 30), { gloss: 0.5 }),
          },
          0.12,
        ),
      ),
    ];
  },
  pancakes(at, palette, random) {
    const crust = (i: number) =>
      material(oklch(i % 2 ? 0.7 : 0.76, 0.11, 70), { gloss: 0.25, translucency: 0.3 });
    const stack = Array.from({ length: 6 }, (_, i) =>
      cylinder(
        {
          ...up(at, 0.13 + i * 0.14, random.between(-0.03, 0.03), random.between(-0.03, 0.03)),
          material: crust(i),
        },
        0.62,
        0.07,
        0.06,
      ),
    );
    return [
      cylinder({ ...up(at, 0.03), material: material(white, { gloss: 0.6 }) }, 0.95, 0.03, 0.02),
      ...stack,
      turned(
        box(
          { ...up(at, 0.98), material: material(oklch(0.92, 0.09, 95), { gloss: 0.5, translucency: 0.5 }) },
          0.15,
          0.06,
          0.13,
          0.03,
        ),
        25,
      ),
      ...[-0.34, 0.28, 0.02].map((aside, i) =>
        sphere(
          {
            ...up(at, 0.98, aside, -0.2 + i * 0.18),
            material: material(i === 1 ? oklch(0.4, 0.12, 280) : palette.accent, { gloss: 0.6 }),
          },
          0.09,
        ),
      ),
    ];
  },
  machine(at, palette) {
    const shell = material(white, { gloss: 0.35 });
    const grille = material(dark, { gloss: 0.3 });
    const blades = [0, 72, 144, 216, 288].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const place = up(at, 0.7 + Math.sin(angle) * 0.2, -0.16 + Math.cos(angle) * 0.2, -0.4);
      return turned(
        ellipsoid({ ...place, material: material(palette.thing, { gloss: 0.5 }) }, 0.2, 0.075, 0.03),
        0,
        degrees,
      );
    });
    return [
      box({ ...up(at, 0.7), material: shell }, 0.82, 0.6, 0.34, 0.05),
      disc({ ...up(at, 0.7, -0.16, -0.34), material: grille }, 0.48, 0.03, 0.02),
      ...blades,
      hoop({ ...up(at, 0.7, -0.16, -0.4), material: shell }, 0.46, 0.035),
      hoop({ ...up(at, 0.7, -0.16, -0.42), material: shell }, 0.26, 0.018),
      sphere({ ...up(at, 0.7, -0.16, -0.42), material: material(palette.accent, { gloss: 0.6 }) }, 0.08),
      ...[0.5, 0.62, 0.74, 0.86].map((rise) =>
        box({ ...up(at, rise, 0.58, -0.345), material: grille }, 0.14, 0.018, 0.01, 0.005),
      ),
      ...[-0.55, 0.55].map((aside) =>
        box({ ...up(at, 0.05, aside), material: grille }, 0.1, 0.05, 0.3, 0.01),
      ),
    ];
  },
  cake(at, palette, random) {
    const cream = material(mix(white, palette.thingLight, 0.35), { gloss: 0.15, translucency: 0.4 });
    const icing = material(palette.thing, { gloss: 0.45, translucency: 0.3 });
    const berry = material(mix(oklch(0.5, 0.2, 22), palette.accent, 0.3), { gloss: 0.8 });
    const drips = Array.from({ length: 15 }, (_, index) => {
      const angle = (Math.PI * 2 * index) / 15;
      const length = random.between(0.06, 0.24);
      return rod(
        { ...up(at, 0.88, 0.61 * Math.cos(angle), 0.61 * Math.sin(angle)), material: icing },
        0,
        -length,
        0,
        0.055,
      );
    });
    const berries = Array.from({ length: 9 }, (_, index) => {
      const angle = (Math.PI * 2 * index) / 9 + 0.2;
      return sphere(
        { ...up(at, 1.02, 0.46 * Math.cos(angle), 0.46 * Math.sin(angle)), material: berry },
        random.between(0.075, 0.1),
      );
    });
    return [
      cylinder({ ...up(at, 0.06), material: material(palette.metal, { gloss: 0.6 }) }, 0.82, 0.03, 0.02),
      cylinder({ ...up(at, 0.5), material: cream }, 0.61, 0.4, 0.05),
      ring({ ...up(at, 0.13), material: cream }, 0.6, 0.055),
      cylinder({ ...up(at, 0.9), material: icing }, 0.63, 0.05, 0.045),
      ...drips,
      ...berries,
    ];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
