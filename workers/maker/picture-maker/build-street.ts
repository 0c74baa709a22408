import { type Builder, up } from "./builder";
import { mix, oklch } from "./color";
import type { ObjectThing } from "./picture-idea";
import { box, cylinder, disc, ellipsoid, hoop, material, ring, rod, sphere, turned } from "./solids";

const white = oklch(0.95, 0.008, 85);
const dark = oklch(0.26, 0.012, 260);

/** Things one meets outside. */
export const streetBuilders = {
  shoe(at, palette) {
    const upper = material(palette.thing, { gloss: 0.35 });
    const trim = material(palette.accent, { gloss: 0.4 });
    const sole = material(white, { gloss: 0.3 });
    const one = (aside: number, back: number) => [
      box({ ...up(at, 0.1, aside, back), material: sole }, 0.72, 0.1, 0.24, 0.09),
      ellipsoid({ ...up(at, 0.3, aside - 0.32, back), material: upper }, 0.4, 0.22, 0.23),
      turned(ellipsoid({ ...up(at, 0.42, aside + 0.12, back), material: upper }, 0.5, 0.27, 0.23), 0, 14),
      cylinder({ ...up(at, 0.6, aside + 0.42, back), material: upper }, 0.21, 0.18, 0.06),
      ring({ ...up(at, 0.78, aside + 0.42, back), material: trim }, 0.18, 0.05),
      ...[0, 1, 2].map((i) =>
        turned(
          box(
            { ...up(at, 0.52 + i * 0.06, aside - 0.14 + i * 0.13, back - 0.02), material: sole },
            0.03,
            0.03,
            0.18,
            0.02,
          ),
          0,
          14,
        ),
      ),
      ellipsoid({ ...up(at, 0.34, aside + 0.2, back - 0.2), material: trim }, 0.3, 0.05, 0.05),
    ];
    return [...one(-0.06, -0.28), ...one(0.16, 0.42)];
  },
  dog(at, palette) {
    const fur = material(mix(palette.thing, oklch(0.66, 0.08, 65), 0.5), { gloss: 0.12, translucency: 0.3 });
    const nose = material(dark, { gloss: 0.7 });
    return [
      ellipsoid({ ...up(at, 0.62, 0.16), material: fur }, 0.52, 0.3, 0.28),
      ...[
        [-0.2, -0.14],
        [-0.2, 0.14],
        [0.5, -0.14],
        [0.5, 0.14],
      ].map(([aside = 0, back = 0]) =>
        rod({ ...up(at, 0.07, aside, back), material: fur }, 0, 0.45, 0, 0.09),
      ),
      rod({ ...up(at, 0.75, -0.22), material: fur }, -0.18, 0.3, -0.02, 0.16),
      sphere({ ...up(at, 1.12, -0.42, -0.06), material: fur }, 0.28),
      ellipsoid({ ...up(at, 1.04, -0.68, -0.12), material: fur }, 0.19, 0.12, 0.13),
      sphere({ ...up(at, 1.09, -0.86, -0.15), material: nose }, 0.06),
      sphere({ ...up(at, 1.2, -0.6, -0.25), material: nose }, 0.04),
      turned(
        ellipsoid(
          { ...up(at, 1.12, -0.3, -0.29), material: material(mix(palette.thing, dark, 0.4), { gloss: 0.1 }) },
          0.11,
          0.24,
          0.06,
        ),
        0,
        14,
      ),
      rod({ ...up(at, 0.78, 0.64), material: fur }, 0.26, 0.34, 0, 0.055),
      turned(
        ring(
          { ...up(at, 0.93, -0.33, -0.03), material: material(palette.accent, { gloss: 0.4 }) },
          0.19,
          0.05,
        ),
        0,
        26,
      ),
    ];
  },
  bicycle(at, palette) {
    const tyre = material(dark, { gloss: 0.3 });
    const frame = material(palette.thing, { gloss: 0.7 });
    const metal = material(palette.metal, { gloss: 0.9, metal: 1 });
    const wheel = (aside: number) => [
      hoop({ ...up(at, 0.46, aside), material: tyre }, 0.42, 0.045),
      sphere({ ...up(at, 0.46, aside), material: metal }, 0.05),
      ...[0, 60, 120].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        const [x, y] = [Math.cos(angle) * 0.4, Math.sin(angle) * 0.4];
        return rod({ ...up(at, 0.46 - y, aside - x), material: metal }, 2 * x, 2 * y, 0, 0.01);
      }),
    ];
    const bar = (fromX: number, fromY: number, toX: number, toY: number) =>
      rod({ ...up(at, fromY, fromX), material: frame }, toX - fromX, toY - fromY, 0, 0.04);
    return [
      ...wheel(-0.62),
      ...wheel(0.62),
      bar(0.62, 0.46, 0.08, 0.44),
      bar(0.08, 0.44, -0.42, 0.98),
      bar(0.24, 1.0, -0.42, 0.98),
      bar(0.24, 1.0, 0.08, 0.44),
      bar(0.62, 0.46, 0.24, 1.0),
      bar(-0.62, 0.46, -0.4, 1.14),
      rod({ ...up(at, 1.14, -0.4, -0.2), material: tyre }, 0, 0.02, 0.4, 0.04),
      ellipsoid(
        { ...up(at, 1.1, 0.28), material: material(palette.accent, { gloss: 0.4 }) },
        0.18,
        0.06,
        0.1,
      ),
      rod({ ...up(at, 1.0, 0.24), material: metal }, 0.03, 0.1, 0, 0.03),
    ];
  },
  van(at, palette) {
    const paint = material(palette.thing, { gloss: 0.6 });
    const pane = material(oklch(0.62, 0.04, 230), { gloss: 0.9 });
    const tyre = material(dark, { gloss: 0.3 });
    return [
      box({ ...up(at, 0.68, 0.24), material: paint }, 0.7, 0.48, 0.42, 0.1),
      box({ ...up(at, 0.48, -0.62), material: paint }, 0.3, 0.3, 0.42, 0.1),
      turned(box({ ...up(at, 0.82, -0.5), material: pane }, 0.2, 0.2, 0.38, 0.06), 0, -14),
      box(
        { ...up(at, 0.72, 0.24, -0.42), material: material(palette.thingLight, { gloss: 0.4 }) },
        0.4,
        0.2,
        0.02,
        0.02,
      ),
      ...[-0.56, 0.56].flatMap((aside) => [
        disc({ ...up(at, 0.2, aside, -0.4), material: tyre }, 0.2, 0.07, 0.03),
        disc(
          {
            ...up(at, 0.2, aside, -0.46),
            material: material(oklch(0.8, 0.01, 250), { gloss: 0.8, metal: 0.8 }),
          },
          0.1,
          0.03,
          0.02,
        ),
      ]),
      sphere(
        { ...up(at, 0.42, -0.92, -0.24), material: material(oklch(0.92, 0.09, 92), { glow: 0.6 }) },
        0.07,
      ),
    ];
  },
  stall(at, palette) {
    const wood = material(oklch(0.6, 0.075, 60), { gloss: 0.2 });
    const stripes = Array.from({ length: 7 }, (_, i) =>
      box(
        {
          ...up(at, 1.5 - Math.abs(i - 3) * 0.012, -0.84 + i * 0.28, -0.1),
          material: material(i % 2 ? white : palette.thing, { gloss: 0.15 }),
        },
        0.14,
        0.06,
        0.5,
        0.02,
      ),
    );
    const lobes = Array.from({ length: 7 }, (_, i) =>
      disc(
        {
          ...up(at, 1.42, -0.84 + i * 0.28, -0.6),
          material: material(i % 2 ? white : palette.thing, { gloss: 0.15 }),
        },
        0.14,
        0.02,
        0.01,
      ),
    );
    return [
      box({ ...up(at, 0.3), material: wood }, 0.92, 0.3, 0.4, 0.02),
      box(
        { ...up(at, 0.62), material: material(palette.thingLight, { gloss: 0.3 }) },
        0.98,
        0.035,
        0.46,
        0.02,
      ),
      ...[-0.88, 0.88].flatMap((aside) => [
        rod({ ...up(at, 0.6, aside, -0.34), material: wood }, 0, 0.9, 0, 0.035),
      ]),
      ...stripes,
      ...lobes,
      ...[-0.5, -0.2, 0.1, 0.4].map((aside, i) =>
        sphere(
          {
            ...up(at, 0.76, aside, -0.2 + (i % 2) * 0.2),
            material: material(i % 2 ? palette.accent : oklch(0.7, 0.15, 60), { gloss: 0.5 }),
          },
          0.12,
        ),
      ),
    ];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
