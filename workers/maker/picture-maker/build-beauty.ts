import { type Builder, bent, ownColor, up } from "./builder";
import { mix, oklch } from "./color";
import { smoothstep } from "./noise";
import type { ObjectThing } from "./picture-idea";
import { box, cone, cylinder, ellipsoid, material, rod, sphere, turned } from "./solids";

const dark = oklch(0.22, 0.012, 260);

/** What is put on to look well. */
export const beautyBuilders = {
  perfume(at, palette) {
    const glass = material(mix(palette.thing, oklch(0.94, 0.02, 60), 0.25), {
      gloss: 1,
      translucency: 1,
      glow: 0.06,
    });
    const liquid = material(palette.thing, { gloss: 1, translucency: 1, glow: 0.1 });
    const gold = material(palette.metal, { gloss: 0.95, metal: 1 });
    const label = material(mix(palette.thingLight, oklch(0.97, 0.01, 85), 0.6), { gloss: 0.2 });
    return [
      turned(box({ ...up(at, 0.5), material: glass }, 0.46, 0.5, 0.24, 0.09), 16),
      turned(box({ ...up(at, 0.42), material: liquid }, 0.462, 0.34, 0.242, 0.05), 16),
      turned(box({ ...up(at, 0.45, -0.066, -0.232), material: label }, 0.22, 0.17, 0.016, 0.01), 16),
      turned(box({ ...up(at, 0.45, -0.07, -0.246), material: gold }, 0.12, 0.012, 0.008, 0.004), 16),
      cylinder({ ...up(at, 1.04), material: gold }, 0.15, 0.06, 0.02),
      turned(
        box(
          { ...up(at, 1.26), material: material(mix(palette.thing, dark, 0.35), { gloss: 0.9 }) },
          0.2,
          0.17,
          0.2,
          0.04,
        ),
        16,
      ),
    ];
  },
  lipstick(at, palette) {
    const color = ownColor(palette, oklch(0.54, 0.19, 18));
    const wax = material(color, { gloss: 0.55, translucency: 0.4 });
    const gold = material(palette.metal, { gloss: 0.95, metal: 1 });
    const black = material(dark, { gloss: 0.85 });
    return [
      cylinder({ ...up(at, 0.32), material: black }, 0.23, 0.32, 0.03),
      cylinder({ ...up(at, 0.7), material: gold }, 0.195, 0.12, 0.02),
      cylinder({ ...up(at, 0.98), material: wax }, 0.15, 0.24, 0.02),
      turned(ellipsoid({ ...up(at, 1.2, 0.01), material: wax }, 0.152, 0.24, 0.15), 0, -14),
      turned(cylinder({ ...up(at, 0.23, 0.72, -0.32), material: black }, 0.23, 0.34, 0.03), 62, 90),
      turned(cylinder({ ...up(at, 0.23, 0.52, -0.44), material: gold }, 0.235, 0.035, 0.01), 62, 90),
    ];
  },
  dress(at, palette) {
    const folds = (x: number) => smoothstep(0.2, 1, Math.sin((x - at.x) * 34)) * 0.45;
    const cloth = material(palette.thing, {
      gloss: 0.1,
      translucency: 0.3,
      pattern: { color: mix(palette.thing, dark, 0.38), amount: folds },
    });
    const wire = material(palette.metal, { gloss: 0.9, metal: 1 });
    const belt = material(mix(palette.thing, dark, 0.4), { gloss: 0.3 });
    return [
      cone({ ...up(at, 0.46), material: cloth }, 0.62, 0.2, 0.44, 0.03),
      ellipsoid({ ...up(at, 1.08), material: cloth }, 0.27, 0.3, 0.16),
      cylinder({ ...up(at, 0.9), material: belt }, 0.222, 0.035, 0.015),
      ellipsoid(
        { ...up(at, 1.36, 0, -0.1), material: material(mix(palette.thing, dark, 0.5)) },
        0.12,
        0.09,
        0.08,
      ),
      ...[-1, 1].flatMap((side) => [
        rod({ ...up(at, 1.26, side * 0.17), material: cloth }, side * -0.03, 0.24, 0, 0.03),
        rod({ ...up(at, 1.56), material: wire }, side * 0.34, -0.1, 0, 0.022),
        rod({ ...up(at, 1.2, side * 0.2), material: cloth }, side * 0.2, -0.14, 0, 0.1),
      ]),
      ...bent(
        [up(at, 1.56), up(at, 1.66), up(at, 1.72, 0.06), up(at, 1.78), up(at, 1.74, -0.06)],
        0.02,
        wire,
      ),
    ];
  },
  necklace(at, palette) {
    const velvet = material(mix(dark, palette.thing, palette.isNamed ? 0.2 : 0.08), { gloss: 0.05 });
    const gold = material(palette.metal, { gloss: 0.95, metal: 1 });
    const stone = material(palette.accent, { gloss: 1, translucency: 0.8, glow: 0.1 });
    const chain = Array.from({ length: 33 }, (_, i) => {
      const angle = Math.PI * (1.12 + (0.76 * i) / 32);
      const drop = 0.5 * (1 + Math.sin(angle)) - 0.02;
      const place = up(at, 0.62 + drop * 1.25, Math.cos(angle) * 0.34, -0.345 + drop * 0.38);
      return sphere({ ...place, material: gold }, 0.026);
    });
    return [
      cylinder({ ...up(at, 0.05), material: velvet }, 0.4, 0.05, 0.03),
      ellipsoid({ ...up(at, 0.52), material: velvet }, 0.52, 0.52, 0.3),
      cone({ ...up(at, 1.12), material: velvet }, 0.26, 0.19, 0.32, 0.08),
      ...chain,
      sphere({ ...up(at, 0.56, 0, -0.35), material: gold }, 0.05),
      ellipsoid({ ...up(at, 0.43, 0, -0.35), material: stone }, 0.085, 0.115, 0.06),
    ];
  },
  tooth(at, palette) {
    const enamel = material(oklch(0.97, 0.008, 220), { gloss: 0.9, translucency: 0.7 });
    const brush = material(palette.thing, { gloss: 0.5 });
    return [
      ellipsoid({ ...up(at, 0.92), material: enamel }, 0.52, 0.4, 0.38),
      ...[-1, 1].flatMap((side) => [
        ellipsoid({ ...up(at, 1.12, side * 0.25), material: enamel }, 0.28, 0.26, 0.34),
        turned(ellipsoid({ ...up(at, 0.44, side * 0.26), material: enamel }, 0.19, 0.46, 0.24), 0, side * -9),
      ]),
      rod({ ...up(at, 0.09, 0.5, -0.62), material: brush }, 0.75, 0.75, 0.2, 0.055),
      ...[0, 1, 2, 3].map((i) =>
        rod(
          {
            ...up(at, 0.66 + i * 0.06, 1.06 + i * 0.06, -0.47 + i * 0.016),
            material: material(oklch(0.96, 0.01, 220)),
          },
          -0.13,
          0.13,
          -0.04,
          0.034,
        ),
      ),
    ];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
