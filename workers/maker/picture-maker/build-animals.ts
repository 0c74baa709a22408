import { type Builder, bent, ownColor, up } from "./builder";
import { mix, oklch } from "./color";
import { noise2, smoothstep } from "./noise";
import type { ObjectThing } from "./picture-idea";
import { cone, ellipsoid, hoop, material, rod, sphere, turned } from "./solids";

const dark = oklch(0.22, 0.012, 60);

/** Animals, and what is made after them. */
export const animalBuilders = {
  cat(at, palette, random) {
    const coat = ownColor(
      palette,
      random.pick([oklch(0.7, 0.11, 62), oklch(0.6, 0.015, 250), oklch(0.82, 0.04, 78)]),
    );
    const stripes = (x: number, y: number, z: number) =>
      smoothstep(0.5, 0.8, Math.sin((y - at.y) * 27 + noise2(x * 6, z * 6, 5) * 4)) * 0.4;
    const fur = material(coat, {
      gloss: 0.1,
      translucency: 0.35,
      pattern: { color: mix(coat, dark, 0.45), amount: stripes },
    });
    const pale = material(mix(coat, oklch(0.96, 0.012, 80), 0.75), { gloss: 0.1, translucency: 0.35 });
    const pink = material(oklch(0.76, 0.08, 20), { gloss: 0.3 });
    const black = material(dark, { gloss: 0.9 });
    const iris = material(oklch(0.78, 0.13, 125), { gloss: 0.9, glow: 0.15 });
    return [
      ellipsoid({ ...up(at, 0.42, 0, 0.06), material: fur }, 0.35, 0.45, 0.36),
      ellipsoid({ ...up(at, 0.54, 0, -0.14), material: pale }, 0.21, 0.33, 0.2),
      ellipsoid({ ...up(at, 1.03, 0, -0.14), material: fur }, 0.31, 0.265, 0.27),
      ...[-1, 1].flatMap((side) => [
        ellipsoid({ ...up(at, 0.2, side * 0.26, -0.02), material: fur }, 0.19, 0.2, 0.28),
        rod({ ...up(at, 0.08, side * 0.11, -0.3), material: fur }, 0, 0.4, 0.1, 0.082),
        ellipsoid({ ...up(at, 0.065, side * 0.115, -0.36), material: pale }, 0.095, 0.065, 0.13),
        turned(
          cone({ ...up(at, 1.29, side * 0.2, -0.12), material: fur }, 0.13, 0.015, 0.14, 0.012),
          0,
          -side * 16,
        ),
        turned(
          cone({ ...up(at, 1.27, side * 0.2, -0.18), material: pink }, 0.085, 0.01, 0.1, 0.008),
          0,
          -side * 16,
        ),
        ellipsoid({ ...up(at, 0.945, side * 0.06, -0.37), material: pale }, 0.085, 0.065, 0.06),
        ellipsoid({ ...up(at, 1.07, side * 0.125, -0.365), material: iris }, 0.062, 0.066, 0.04),
        ellipsoid({ ...up(at, 1.07, side * 0.125, -0.395), material: black }, 0.022, 0.052, 0.02),
        ...[-0.02, 0.03].map((rise) =>
          rod({ ...up(at, 0.94, side * 0.1, -0.41), material: pale }, side * 0.3, rise * 2, -0.02, 0.005),
        ),
      ]),
      ellipsoid({ ...up(at, 0.995, 0, -0.425), material: pink }, 0.036, 0.026, 0.02),
      turned(
        hoop({ ...up(at, 0.8, 0, -0.1), material: material(palette.accent, { gloss: 0.4 }) }, 0.05, 0.02),
        90,
      ),
      ...bent(
        [
          up(at, 0.08, 0.3, 0.28),
          up(at, 0.08, 0.55, 0.14),
          up(at, 0.08, 0.62, -0.1),
          up(at, 0.09, 0.54, -0.3),
          up(at, 0.13, 0.4, -0.4),
        ],
        0.075,
        fur,
      ),
    ];
  },
  teddy(at, palette) {
    const coat = ownColor(palette, oklch(0.62, 0.085, 62));
    const plush = (x: number, y: number, z: number) => noise2(x * 60 + z * 40, y * 60 - z * 30, 9) * 0.5;
    const fur = material(coat, {
      gloss: 0,
      translucency: 0.5,
      pattern: { color: mix(coat, dark, 0.3), amount: plush },
    });
    const pale = material(mix(coat, oklch(0.95, 0.03, 80), 0.6), { gloss: 0, translucency: 0.5 });
    const black = material(dark, { gloss: 0.9 });
    return [
      ellipsoid({ ...up(at, 0.46), material: fur }, 0.42, 0.46, 0.36),
      ellipsoid({ ...up(at, 0.44, 0, -0.2), material: pale }, 0.27, 0.3, 0.2),
      sphere({ ...up(at, 1.12, 0, -0.06), material: fur }, 0.38),
      ellipsoid({ ...up(at, 1.02, 0, -0.38), material: pale }, 0.17, 0.13, 0.12),
      ellipsoid({ ...up(at, 1.07, 0, -0.49), material: black }, 0.055, 0.04, 0.03),
      ...[-1, 1].flatMap((side) => [
        sphere({ ...up(at, 1.42, side * 0.28, -0.02), material: fur }, 0.14),
        sphere({ ...up(at, 1.42, side * 0.28, -0.12), material: pale }, 0.08),
        sphere({ ...up(at, 1.17, side * 0.14, -0.4), material: black }, 0.04),
        rod({ ...up(at, 0.7, side * 0.34, -0.05), material: fur }, side * 0.2, -0.3, -0.16, 0.13),
        rod({ ...up(at, 0.15, side * 0.26, -0.1), material: fur }, side * 0.18, 0.02, -0.38, 0.15),
        ellipsoid({ ...up(at, 0.17, side * 0.45, -0.62), material: pale }, 0.1, 0.1, 0.03),
        ellipsoid(
          { ...up(at, 0.84, side * 0.1, -0.34), material: material(palette.accent) },
          0.11,
          0.07,
          0.05,
        ),
      ]),
      sphere({ ...up(at, 0.84, 0, -0.37), material: material(palette.accent) }, 0.045),
    ];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
