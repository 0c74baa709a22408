import { type Builder, up } from "~/providers/built-in/picture-maker/builder";
import { mix, oklch } from "~/providers/built-in/picture-maker/color";
import { fruitHeap } from "~/providers/built-in/picture-maker/heaps";
import type { ObjectThing } from "~/providers/built-in/picture-maker/picture-idea";
import {
  box,
  cone,
  cup,
  cylinder,
  disc,
  ellipsoid,
  hoop,
  material,
  ring,
  rod,
  type Solid,
  sphere,
  turned,
} from "~/providers/built-in/picture-maker/solids";

const white = oklch(0.95, 0.008, 85);
const dark = oklch(0.26, 0.012, 260);

/** Things of trades and households. */
export const objectBuilders: Record<ObjectThing, Builder> = {
  house(at, palette) {
    const yaw = 24;
    const wall = material(palette.thingLight, { gloss: 0.15 });
    const roof = material(palette.thing, { gloss: 0.25 });
    const pane = material(oklch(0.9, 0.09, 88), { glow: 0.45, gloss: 0.7 });
    const cos = Math.cos((yaw * Math.PI) / 180);
    const sin = Math.sin((yaw * Math.PI) / 180);
    const on = (aside: number, rise: number, out: number) =>
      up(at, rise, aside * cos - out * sin, -aside * sin - out * cos);
    return [
      turned(box({ ...on(0, 0.42, 0), material: wall }, 0.6, 0.42, 0.44, 0.02), yaw),
      // Two slabs leaning on each other.
      turned(box({ ...on(-0.32, 1.06, 0), material: roof }, 0.48, 0.05, 0.52, 0.02), yaw, 40),
      turned(box({ ...on(0.32, 1.06, 0), material: roof }, 0.48, 0.05, 0.52, 0.02), yaw, -40),
      turned(box({ ...on(0, 0.86, 0), material: wall }, 0.32, 0.32, 0.43, 0.02), yaw, 45),
      turned(box({ ...on(0.36, 1.3, 0.05), material: wall }, 0.09, 0.22, 0.09, 0.01), yaw),
      turned(
        box(
          { ...on(-0.02, 0.25, 0.44), material: material(palette.accent, { gloss: 0.4 }) },
          0.13,
          0.25,
          0.03,
          0.01,
        ),
        yaw,
      ),
      turned(box({ ...on(-0.37, 0.46, 0.44), material: pane }, 0.11, 0.13, 0.02, 0.01), yaw),
      turned(box({ ...on(0.36, 0.46, 0.44), material: pane }, 0.11, 0.13, 0.02, 0.01), yaw),
      sphere({ ...on(0.86, 0.22, 0.3), material: material(palette.leaf, { gloss: 0.1 }) }, 0.24),
      sphere({ ...on(-0.86, 0.17, 0.26), material: material(palette.leaf, { gloss: 0.1 }) }, 0.19),
    ];
  },
  key(at, palette) {
    const metal = material(palette.metal, { gloss: 0.95, metal: 1 });
    const lean = 18;
    const part = (body: Solid) => turned(body, 0, lean);
    const angle = (lean * Math.PI) / 180;
    const along = (length: number, aside = 0) =>
      up(
        at,
        1.2 - Math.cos(angle) * length + Math.sin(angle) * aside,
        -0.2 + Math.sin(angle) * length + Math.cos(angle) * aside,
      );
    return [
      hoop({ ...along(0), material: metal }, 0.3, 0.085),
      part(cylinder({ ...along(0.72), material: metal }, 0.075, 0.4, 0.03)),
      part(box({ ...along(0.98, 0.14), material: metal }, 0.11, 0.05, 0.04, 0.015)),
      part(box({ ...along(0.82, 0.12), material: metal }, 0.09, 0.045, 0.04, 0.015)),
      hoop({ ...along(-0.36, -0.06), material: material(palette.thing, { gloss: 0.6 }) }, 0.2, 0.03),
      turned(
        box(
          { ...up(at, 0.34, 0.56, -0.3), material: material(palette.thing, { gloss: 0.3 }) },
          0.2,
          0.34,
          0.05,
          0.05,
        ),
        24,
      ),
    ];
  },
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
  panel(at, palette) {
    const cell = material(oklch(0.32, 0.09, 262), { gloss: 0.9 });
    const frame = material(oklch(0.82, 0.008, 250), { gloss: 0.7, metal: 0.6 });
    const lean = -24;
    const angle = (lean * Math.PI) / 180;
    const along = (across: number, rise: number, out = 0) =>
      up(
        at,
        0.78 + Math.sin(angle) * across + Math.cos(angle) * rise,
        across * Math.cos(angle) - Math.sin(angle) * rise,
        out,
      );
    const cells = [-0.5, 0, 0.5].flatMap((across) =>
      [-0.3, 0.3].map((rise) =>
        turned(box({ ...along(across, rise, -0.05), material: cell }, 0.225, 0.27, 0.02, 0.01), 0, lean),
      ),
    );
    return [
      turned(box({ ...along(0, 0), material: frame }, 0.82, 0.66, 0.035, 0.02), 0, lean),
      ...cells,
      rod({ ...up(at, 0.02, 0.1, 0.3), material: frame }, 0, 0.8, -0.25, 0.05),
      sphere({ ...up(at, 1.5, -0.86, 0.7), material: material(oklch(0.9, 0.14, 88), { glow: 0.9 }) }, 0.3),
      sphere({ ...up(at, 0.14, 0.74, -0.3), material: material(palette.accent, { gloss: 0.6 }) }, 0.14),
    ];
  },
  radiator(at, palette) {
    const enamel = material(mix(palette.thingLight, white, 0.6), { gloss: 0.5 });
    const ribs = Array.from({ length: 7 }, (_, i) =>
      box({ ...up(at, 0.62, -0.72 + i * 0.24), material: enamel }, 0.085, 0.5, 0.14, 0.08),
    );
    return [
      ...ribs,
      rod({ ...up(at, 0.28, -0.72), material: enamel }, 1.44, 0, 0, 0.07),
      rod({ ...up(at, 0.96, -0.72), material: enamel }, 1.44, 0, 0, 0.07),
      rod(
        { ...up(at, 0, 0.9), material: material(palette.metal, { gloss: 0.9, metal: 1 }) },
        0,
        0.28,
        0,
        0.04,
      ),
      cylinder({ ...up(at, 0.34, 0.9), material: material(palette.thing, { gloss: 0.5 }) }, 0.1, 0.1, 0.03),
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
  plant(at, palette, random) {
    const pot = material(palette.thing, { gloss: 0.3 });
    const leaves = Array.from({ length: 13 }, (_, i) => {
      const angle = i * 2.399963;
      const lean = 18 + (i % 4) * 13;
      const side = Math.cos(angle);
      const length = random.between(0.34, 0.5);
      const rise = 0.78 + length * Math.cos((lean * Math.PI) / 180) * 0.9;
      const green = mix(palette.leaf, oklch(0.68, 0.13, 128), random.between(0, 0.6));
      return turned(
        ellipsoid(
          {
            ...up(at, rise, side * 0.3, Math.sin(angle) * 0.24),
            material: material(green, { gloss: 0.35, translucency: 0.6 }),
          },
          0.14,
          length,
          0.035,
        ),
        random.between(-35, 35),
        -lean * side,
      );
    });
    return [
      cone({ ...up(at, 0.3), material: pot }, 0.3, 0.42, 0.3, 0.03),
      cylinder({ ...up(at, 0.6), material: pot }, 0.45, 0.06, 0.03),
      cylinder({ ...up(at, 0.65), material: material(oklch(0.34, 0.04, 55), { gloss: 0 }) }, 0.4, 0.02, 0.01),
      ...leaves,
    ];
  },
};
