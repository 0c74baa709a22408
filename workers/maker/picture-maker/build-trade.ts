import { type Builder, up } from "./builder";
import { oklch } from "./color";
import { fruitHeap } from "./heaps";
import type { ObjectThing } from "./picture-idea";
import { box, cylinder, disc, hoop, material, rod, sphere, turned } from "./solids";

const white = oklch(0.95, 0.008, 85);
const dark = oklch(0.26, 0.012, 260);

/** Things of a workplace. */
export const tradeBuilders = {
  laptop(at, palette) {
    const metal = material(oklch(0.78, 0.008, 250), { gloss: 0.6, metal: 0.5 });
    const glow = (color: Parameters<typeof material>[0], share: number) =>
      material(color, { glow: share, gloss: 0.4 });
    return [
      box({ ...up(at, 0.05, 0, -0.2), material: metal }, 0.92, 0.045, 0.56, 0.03),
      box({ ...up(at, 0.1, 0, -0.12), material: material(dark, { gloss: 0.2 }) }, 0.76, 0.01, 0.26, 0.01),
      box({ ...up(at, 0.68, 0, 0.38), material: metal }, 0.92, 0.6, 0.035, 0.03),
      box({ ...up(at, 0.69, 0, 0.345), material: glow(palette.thing, 0.5) }, 0.86, 0.54, 0.02, 0.01),
      box({ ...up(at, 0.98, -0.36, 0.32), material: glow(white, 0.55) }, 0.38, 0.07, 0.02, 0.02),
      box({ ...up(at, 0.6, -0.42, 0.32), material: glow(palette.thingLight, 0.55) }, 0.32, 0.22, 0.02, 0.02),
      box({ ...up(at, 0.6, 0.34, 0.32), material: glow(palette.accent, 0.5) }, 0.36, 0.22, 0.02, 0.02),
    ];
  },
  hammer(at, palette) {
    const wood = material(oklch(0.62, 0.08, 62), { gloss: 0.3 });
    const steel = material(oklch(0.74, 0.008, 250), { gloss: 0.85, metal: 0.9 });
    return [
      rod({ ...up(at, 0.08, -0.46, -0.1), material: wood }, 0.6, 1.1, 0.1, 0.08),
      turned(box({ ...up(at, 1.24, 0.18), material: steel }, 0.36, 0.13, 0.13, 0.03), 0, 28),
      turned(
        box(
          { ...up(at, 0.14, 0.56, -0.4), material: material(palette.thing, { gloss: 0.35 }) },
          0.42,
          0.14,
          0.2,
          0.03,
        ),
        -16,
      ),
      turned(
        box(
          { ...up(at, 0.34, 0.56, -0.4), material: material(palette.accent, { gloss: 0.35 }) },
          0.12,
          0.06,
          0.06,
          0.03,
        ),
        -16,
      ),
    ];
  },
  camera(at, palette) {
    const body = material(dark, { gloss: 0.35 });
    const metal = material(oklch(0.8, 0.008, 250), { gloss: 0.8, metal: 0.8 });
    return [
      box({ ...up(at, 0.46), material: body }, 0.74, 0.42, 0.24, 0.07),
      box({ ...up(at, 0.9), material: metal }, 0.72, 0.08, 0.22, 0.04),
      box({ ...up(at, 1.02), material: metal }, 0.24, 0.12, 0.18, 0.05),
      disc({ ...up(at, 0.46, 0, -0.36), material: body }, 0.36, 0.16, 0.03),
      hoop({ ...up(at, 0.46, 0, -0.5), material: material(palette.thing, { gloss: 0.6 }) }, 0.34, 0.035),
      disc(
        { ...up(at, 0.46, 0, -0.5), material: material(oklch(0.3, 0.09, 265), { gloss: 1 }) },
        0.26,
        0.04,
        0.03,
      ),
      sphere({ ...up(at, 0.54, -0.08, -0.53), material: material(white, { glow: 0.5 }) }, 0.035),
      cylinder(
        { ...up(at, 1.02, 0.52), material: material(palette.accent, { gloss: 0.5 }) },
        0.08,
        0.05,
        0.02,
      ),
    ];
  },
  speaker(at, palette) {
    const wood = material(palette.thing, { gloss: 0.35 });
    const membrane = material(dark, { gloss: 0.4 });
    const cones = (rise: number, radius: number) => [
      disc({ ...up(at, rise, 0, -0.36), material: membrane }, radius, 0.03, 0.02),
      hoop(
        { ...up(at, rise, 0, -0.38), material: material(palette.metal, { gloss: 0.9, metal: 1 }) },
        radius,
        0.03,
      ),
      sphere(
        { ...up(at, rise, 0, -0.36), material: material(palette.accent, { gloss: 0.4 }) },
        radius * 0.34,
      ),
    ];
    return [
      box({ ...up(at, 0.78), material: wood }, 0.52, 0.78, 0.36, 0.05),
      ...cones(0.52, 0.36),
      ...cones(1.16, 0.2),
    ];
  },
  crate(at, palette, random) {
    const wood = (i: number) => material(oklch(0.68 + (i % 2) * 0.04, 0.075, 66), { gloss: 0.2 });
    const slats = [0.12, 0.34, 0.56].map((rise, i) =>
      box({ ...up(at, rise, 0, -0.52), material: wood(i) }, 0.84, 0.085, 0.03, 0.01),
    );
    const sides = [-0.84, 0.84].flatMap((aside) =>
      [0.12, 0.34, 0.56].map((rise, i) =>
        box({ ...up(at, rise, aside), material: wood(i + 1) }, 0.03, 0.085, 0.5, 0.01),
      ),
    );
    return [
      box({ ...up(at, 0.05), material: wood(0) }, 0.82, 0.04, 0.5, 0.01),
      ...slats,
      box({ ...up(at, 0.34, 0, 0.52), material: wood(1) }, 0.84, 0.3, 0.03, 0.01),
      ...sides,
      ...[-0.8, 0.8].map((aside) =>
        box({ ...up(at, 0.36, aside, -0.56), material: wood(1) }, 0.06, 0.36, 0.03, 0.01),
      ),
      ...fruitHeap(up(at, 0.5, -0.3), 0.5, palette, random),
      ...fruitHeap(up(at, 0.5, 0.36, 0.05), 0.46, palette, random),
    ];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
