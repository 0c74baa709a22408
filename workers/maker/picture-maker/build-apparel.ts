import { type Builder, bent, placesOn, up } from "./builder";
import { mix, oklch, type Rgb } from "./color";
import { noise2 } from "./noise";
import type { ObjectThing } from "./picture-idea";
import {
  box,
  cylinder,
  disc,
  ellipsoid,
  hoop,
  type Material,
  material,
  ring,
  rod,
  type Solid,
  sphere,
  turned,
} from "./solids";

const dark = oklch(0.24, 0.012, 260);

/** Cloth: two threads over and under each other, a little uneven. */
function woven(color: Rgb): Material {
  return material(color, {
    gloss: 0.04,
    pattern: {
      color: mix(color, dark, 0.22),
      amount: (x, y) => 0.35 + 0.3 * Math.sin(x * 95) * Math.sin(y * 95) + 0.25 * noise2(x * 9, y * 9, 3),
    },
  });
}

/** What is worn or carried. */
export const apparelBuilders = {
  bag(at, palette) {
    const yaw = 14;
    const on = placesOn(at, yaw);
    const cloth = woven(palette.thing);
    const strap = woven(mix(palette.thing, palette.thingLight, 0.35));
    const handle = (out: number) =>
      bent(
        Array.from({ length: 11 }, (_, step) => {
          const angle = (Math.PI * step) / 10;
          return on(-0.24 * Math.cos(angle), 1.02 + 0.44 * Math.sin(angle), out);
        }),
        0.03,
        strap,
      );
    return [
      turned(box({ ...on(0, 0.53, 0), material: cloth }, 0.56, 0.53, 0.2, 0.07), yaw),
      turned(
        box({ ...on(0, 1.04, 0), material: material(dark, { gloss: 0 }) }, 0.48, 0.025, 0.12, 0.01),
        yaw,
      ),
      turned(
        box(
          { ...on(0, 0.46, 0.2), material: material(palette.accent, { gloss: 0.1 }) },
          0.2,
          0.2,
          0.012,
          0.01,
        ),
        yaw,
      ),
      ...handle(0.17),
      ...handle(-0.17),
    ];
  },
  shirt(at, palette) {
    const cloth = woven(palette.thing);
    const wire = material(palette.metal, { gloss: 0.9, metal: 1 });
    const sleeve = (side: number) =>
      turned(box({ ...up(at, 1, side * 0.56), material: cloth }, 0.28, 0.17, 0.1, 0.07), 0, -side * 38);
    return [
      box({ ...up(at, 0.66), material: cloth }, 0.46, 0.54, 0.12, 0.09),
      sleeve(1),
      sleeve(-1),
      ellipsoid(
        { ...up(at, 1.2, 0, -0.06), material: material(mix(palette.thing, dark, 0.45)) },
        0.19,
        0.07,
        0.09,
      ),
      rod({ ...up(at, 1.2), material: wire }, 0, 0.16, 0, 0.018),
      ...bent(
        Array.from({ length: 8 }, (_, step) => {
          const angle = -0.5 * Math.PI + (1.45 * Math.PI * step) / 7;
          return up(at, 1.45 + 0.09 * Math.sin(angle), 0.09 * Math.cos(angle));
        }),
        0.018,
        wire,
      ),
      box(
        { ...up(at, 0.9, 0.2, -0.118), material: material(palette.accent, { gloss: 0.1 }) },
        0.075,
        0.075,
        0.012,
        0.01,
      ),
    ];
  },
  hat(at, palette) {
    const straw = woven(palette.thing);
    return [
      ellipsoid({ ...up(at, 0.1), material: straw }, 0.92, 0.055, 0.78),
      ellipsoid({ ...up(at, 0.32), material: straw }, 0.47, 0.42, 0.44),
      cylinder({ ...up(at, 0.2), material: material(palette.accent, { gloss: 0.12 }) }, 0.48, 0.075, 0.02),
    ];
  },
  sunglasses(at, palette) {
    const frame = material(palette.thing, { gloss: 0.85 });
    const lens = material(mix(dark, palette.accent, 0.25), { gloss: 1 });
    const hinge = 0.68;
    const side = (to: number): Solid[] => [
      hoop({ ...up(at, 0.36, to * 0.36), material: frame }, 0.29, 0.05),
      disc({ ...up(at, 0.36, to * 0.36), material: lens }, 0.28, 0.02, 0.01),
      ...bent(
        [
          up(at, 0.46, to * (hinge - 0.06), 0),
          up(at, 0.46, to * hinge, 0.08),
          up(at, 0.44, to * (hinge + 0.02), 0.75),
          up(at, 0.26, to * (hinge - 0.02), 0.98),
        ],
        0.035,
        frame,
      ),
    ];
    return [
      ...side(1),
      ...side(-1),
      ...bent([up(at, 0.44, -0.1), up(at, 0.48), up(at, 0.44, 0.1)], 0.045, frame),
    ];
  },
  watch(at, palette) {
    const strap = material(palette.thing, { gloss: 0.3 });
    const metal = material(palette.metal, { gloss: 0.95, metal: 1 });
    const face = up(at, 0.62, 0, -0.5);
    const hand = (x: number, y: number) =>
      rod({ ...up(face, 0, 0, -0.105), material: material(dark, { gloss: 0.4 }) }, x, y, 0, 0.016);
    const cushion = material(palette.thingLight, { gloss: 0.05 });
    return [
      ellipsoid({ ...up(at, 0.52), material: cushion }, 0.36, 0.44, 0.4),
      ...[-0.1, 0, 0.1].map((aside) =>
        turned(hoop({ ...up(at, 0.58, aside), material: strap }, 0.46, 0.08), 90),
      ),
      disc({ ...face, material: metal }, 0.34, 0.09, 0.04),
      disc(
        { ...up(face, 0, 0, -0.05), material: material(oklch(0.96, 0.008, 85), { gloss: 0.5 }) },
        0.27,
        0.05,
        0.01,
      ),
      ...[0, 1, 2, 3].map((quarter) => {
        const angle = (Math.PI * quarter) / 2;
        return sphere(
          {
            ...up(face, 0.22 * Math.cos(angle), 0.22 * Math.sin(angle), -0.1),
            material: material(palette.accent),
          },
          0.022,
        );
      }),
      hand(0.1, 0.1),
      hand(-0.04, 0.18),
      turned(cylinder({ ...up(face, 0, 0.37), material: metal }, 0.05, 0.04, 0.01), 0, 90),
    ];
  },
  headphones(at, palette) {
    const shell = material(palette.thing, { gloss: 0.55 });
    const pad = material(mix(palette.thing, dark, 0.6), { gloss: 0.1 });
    const metal = material(palette.metal, { gloss: 0.9, metal: 1 });
    const band = Array.from({ length: 15 }, (_, step) => {
      const angle = (Math.PI * step) / 14;
      return up(at, 0.72 + 0.66 * Math.sin(angle), -0.58 * Math.cos(angle));
    });
    const side = (to: number): Solid[] => [
      turned(disc({ ...up(at, 0.5, to * 0.6), material: shell }, 0.33, 0.1, 0.06), 90),
      turned(disc({ ...up(at, 0.5, to * 0.47), material: pad }, 0.3, 0.08, 0.07), 90),
      turned(ring({ ...up(at, 0.5, to * 0.7), material: metal }, 0.19, 0.022), 0, 90),
      rod({ ...up(at, 0.72, to * 0.58), material: metal }, 0, -0.14, 0, 0.035),
    ];
    return [...bent(band, 0.055, shell), ...side(1), ...side(-1)];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
