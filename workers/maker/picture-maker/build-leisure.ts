import { type Builder, bent, placesOn, up } from "./builder";
import { mix, oklch } from "./color";
import type { ObjectThing } from "./picture-idea";
import { box, cylinder, disc, ellipsoid, hoop, material, rod, sphere, turned } from "./solids";

const dark = oklch(0.24, 0.012, 260);

/** For sport, play and the road. */
export const leisureBuilders = {
  dumbbell(at, palette) {
    const steel = material(oklch(0.78, 0.01, 250), { gloss: 0.95, metal: 1 });
    const rubber = material(dark, { gloss: 0.35 });
    const color = material(palette.thing, { gloss: 0.55 });
    const bell = (rise: number, back: number, yaw: number) => {
      const on = placesOn(up(at, rise, 0, back), yaw);
      return [
        turned(cylinder({ ...on(0, 0, 0), material: steel }, 0.07, 0.46, 0.02), yaw, 90),
        ...[-1, 1].flatMap((side) => [
          turned(cylinder({ ...on(side * 0.44, 0, 0), material: color }, 0.29, 0.11, 0.05), yaw, 90),
          turned(cylinder({ ...on(side * 0.62, 0, 0), material: rubber }, 0.24, 0.09, 0.04), yaw, 90),
        ]),
      ];
    };
    return [
      ...bell(0.29, -0.34, 12),
      sphere({ ...up(at, 0.46, 0.1, 0.48), material: rubber }, 0.46),
      hoop({ ...up(at, 0.98, 0.1, 0.48), material: rubber }, 0.25, 0.075),
      cylinder({ ...up(at, 0.04, 0.1, 0.48), material: rubber }, 0.3, 0.04, 0.02),
      disc({ ...up(at, 0.5, 0.1, 0.06), material: color }, 0.2, 0.06, 0.03),
    ];
  },
  car(at, palette) {
    const paint = material(palette.thing, { gloss: 0.9 });
    const pane = material(oklch(0.42, 0.03, 235), { gloss: 1 });
    const tyre = material(dark, { gloss: 0.3 });
    const alloy = material(oklch(0.82, 0.01, 250), { gloss: 0.9, metal: 0.9 });
    const lamp = material(oklch(0.96, 0.05, 92), { glow: 0.7, gloss: 0.9 });
    return [
      box({ ...up(at, 0.38), material: paint }, 0.98, 0.19, 0.42, 0.15),
      ellipsoid({ ...up(at, 0.42, -0.6), material: paint }, 0.42, 0.2, 0.4),
      ellipsoid({ ...up(at, 0.56, 0.1), material: pane }, 0.62, 0.36, 0.355),
      ellipsoid({ ...up(at, 0.76, 0.12), material: paint }, 0.45, 0.175, 0.33),
      box({ ...up(at, 0.66, 0.1, -0.29), material: paint }, 0.03, 0.2, 0.06, 0.02),
      box({ ...up(at, 0.27), material: material(dark, { gloss: 0.4 }) }, 0.96, 0.06, 0.4, 0.05),
      ...[-0.58, 0.58].flatMap((aside) => [
        disc({ ...up(at, 0.22, aside, -0.36), material: tyre }, 0.22, 0.09, 0.04),
        disc({ ...up(at, 0.22, aside, -0.44), material: alloy }, 0.13, 0.03, 0.02),
        disc({ ...up(at, 0.22, aside, 0.34), material: tyre }, 0.22, 0.09, 0.04),
      ]),
      ellipsoid({ ...up(at, 0.42, -0.93, -0.27), material: lamp }, 0.06, 0.055, 0.1),
      ellipsoid(
        { ...up(at, 0.44, 0.95, -0.27), material: material(oklch(0.55, 0.2, 27), { glow: 0.4 }) },
        0.05,
        0.05,
        0.1,
      ),
      rod({ ...up(at, 0.46, -0.14, -0.425), material: alloy }, 0.12, 0, 0, 0.014),
    ];
  },
  keyboard(at, palette) {
    const on = placesOn(up(at, 0.12), 10);
    const key = material(mix(palette.thing, dark, 0.55), { gloss: 0.3 });
    const lit = material(palette.accent, { gloss: 0.4, glow: 0.35 });
    const keys = Array.from({ length: 52 }, (_, i) => {
      const [column, row] = [i % 13, Math.floor(i / 13)];
      const isLit = (column * 5 + row * 7) % 11 === 0;
      return turned(
        box(
          { ...on(-0.9 + column * 0.15, 0.09, 0.22 - row * 0.16), material: isLit ? lit : key },
          0.062,
          0.045,
          0.065,
          0.022,
        ),
        10,
      );
    });
    const glow = material(palette.accent, { glow: 1.1 });
    return [
      turned(box({ ...on(0, 0, 0), material: material(dark, { gloss: 0.5 }) }, 1.06, 0.07, 0.46, 0.04), 10),
      turned(box({ ...on(0, -0.06, 0), material: glow }, 1.07, 0.018, 0.47, 0.015), 10),
      ...keys,
      turned(box({ ...on(0, 0.09, 0.38), material: key }, 0.42, 0.045, 0.06, 0.022), 10),
      turned(
        ellipsoid(
          { ...up(at, 0.14, 1.38, -0.12), material: material(dark, { gloss: 0.6 }) },
          0.17,
          0.14,
          0.28,
        ),
        16,
      ),
      rod({ ...up(at, 0.27, 1.37, -0.3), material: glow }, 0.02, 0.0, 0.12, 0.018),
    ];
  },
  suitcase(at, palette) {
    const yaw = 20;
    const on = placesOn(at, yaw);
    const shell = material(palette.thing, { gloss: 0.6 });
    const trim = material(mix(palette.thing, dark, 0.5), { gloss: 0.4 });
    const steel = material(oklch(0.8, 0.01, 250), { gloss: 0.9, metal: 1 });
    return [
      turned(box({ ...on(0, 0.68, 0), material: shell }, 0.48, 0.6, 0.26, 0.11), yaw),
      ...[-0.32, -0.16, 0, 0.16, 0.32].map((aside) =>
        turned(box({ ...on(aside, 0.68, 0.255), material: shell }, 0.045, 0.5, 0.025, 0.02), yaw),
      ),
      turned(box({ ...on(0, 0.68, 0.02), material: trim }, 0.487, 0.607, 0.018, 0.015), yaw),
      ...bent(
        [on(-0.2, 1.26, -0.12), on(-0.2, 1.66, -0.12), on(0.2, 1.66, -0.12), on(0.2, 1.26, -0.12)],
        0.03,
        steel,
      ),
      ...bent(
        [on(-0.12, 1.28, 0.06), on(-0.1, 1.37, 0.06), on(0.1, 1.37, 0.06), on(0.12, 1.28, 0.06)],
        0.035,
        trim,
      ),
      ...[
        [-0.36, 0.16],
        [0.36, 0.16],
        [-0.36, -0.16],
        [0.36, -0.16],
      ].map(([aside = 0, out = 0]) => sphere({ ...on(aside, 0.07, out), material: trim }, 0.075)),
      turned(
        box(
          { ...on(0.3, 1.02, 0.29), material: material(palette.accent, { gloss: 0.3 }) },
          0.1,
          0.07,
          0.012,
          0.01,
        ),
        yaw,
        8,
      ),
    ];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
