import { type Builder, ownColor, up } from "./builder";
import { mix, oklch } from "./color";
import { baked } from "./heaps";
import { noise2, smoothstep } from "./noise";
import type { ObjectThing } from "./picture-idea";
import { box, cylinder, disc, ellipsoid, material, ring, rod, sphere, turned } from "./solids";

const leafGreen = material(oklch(0.62, 0.14, 135), { gloss: 0.35, translucency: 0.7 });

/** What is eaten with the fingers, or drunk in the sun. */
export const treatBuilders = {
  burger(at, _palette, random) {
    const bun = baked(0.68, 0.12, 62);
    const patty = material(oklch(0.34, 0.05, 40), {
      gloss: 0.3,
      pattern: { color: oklch(0.22, 0.03, 35), amount: (x, y, z) => noise2(x * 18 + y * 9, z * 18, 3) },
    });
    const cheese = material(oklch(0.82, 0.15, 82), { gloss: 0.45, translucency: 0.5 });
    const seeds = Array.from({ length: 34 }, (_, i) => {
      const angle = i * 2.399963;
      const away = 0.5 * Math.sqrt((i + 0.5) / 34);
      const rise = 0.9 + 0.35 * Math.sqrt(1 - (away / 0.66) ** 2);
      const seed = ellipsoid(
        {
          ...up(at, rise, Math.cos(angle) * away, Math.sin(angle) * away),
          material: material(oklch(0.92, 0.05, 85)),
        },
        0.032,
        0.016,
        0.02,
      );
      return turned(seed, random.between(0, 180));
    });
    const frill = Array.from({ length: 16 }, (_, i) => {
      const angle = (i / 16) * Math.PI * 2;
      return turned(
        ellipsoid(
          {
            ...up(at, 0.64 + (i % 2) * 0.03, Math.cos(angle) * 0.6, Math.sin(angle) * 0.6),
            material: leafGreen,
          },
          0.17,
          0.035,
          0.1,
        ),
        (-angle * 180) / Math.PI,
        i % 2 ? 14 : -12,
      );
    });
    return [
      cylinder(
        { ...up(at, 0.03), material: material(oklch(0.52, 0.07, 58), { gloss: 0.2 }) },
        0.95,
        0.03,
        0.02,
      ),
      cylinder({ ...up(at, 0.2), material: bun }, 0.64, 0.14, 0.1),
      cylinder({ ...up(at, 0.42), material: patty }, 0.66, 0.1, 0.08),
      turned(box({ ...up(at, 0.54), material: cheese }, 0.53, 0.02, 0.53, 0.018), 38),
      turned(box({ ...up(at, 0.46, 0.1, -0.68), material: cheese }, 0.13, 0.09, 0.018, 0.016), 6, 45),
      ...frill,
      cylinder(
        { ...up(at, 0.72), material: material(oklch(0.58, 0.19, 28), { gloss: 0.7, translucency: 0.5 }) },
        0.58,
        0.05,
        0.04,
      ),
      cylinder({ ...up(at, 0.83), material: bun }, 0.66, 0.09, 0.08),
      ellipsoid({ ...up(at, 0.88), material: bun }, 0.66, 0.37, 0.66),
      ...seeds,
      ...Array.from({ length: 7 }, (_, i) =>
        turned(
          box(
            {
              ...up(at, 0.1 + (i % 3) * 0.075, 0.76 + (i % 2) * 0.1, -0.42 + i * 0.07),
              material: material(oklch(0.82, 0.12, 84), { gloss: 0.3 }),
            },
            0.045,
            0.045,
            0.3,
            0.015,
          ),
          i * 37 - 90,
        ),
      ),
    ];
  },
  pizza(at, _palette, random) {
    const cheese = material(oklch(0.86, 0.1, 84), {
      gloss: 0.35,
      translucency: 0.5,
      pattern: {
        color: oklch(0.62, 0.18, 38),
        amount: (x, _y, z) =>
          smoothstep(0.46, 0.66, noise2(x * 6, z * 6, 5) * 0.7 + noise2(x * 16, z * 16, 8) * 0.3),
      },
    });
    const salami = material(oklch(0.5, 0.16, 27), {
      gloss: 0.4,
      pattern: {
        color: oklch(0.7, 0.11, 35),
        amount: (x, _y, z) => smoothstep(0.6, 0.8, noise2(x * 30, z * 30, 2)),
      },
    });
    const places = [
      [0, 0],
      [-0.4, 0.22],
      [0.42, 0.2],
      [0.02, 0.55],
      [-0.3, -0.4],
      [0.34, -0.42],
      [-0.66, -0.14],
      [0.72, -0.12],
      [0.02, -0.72],
    ];
    return [
      cylinder(
        { ...up(at, 0.03), material: material(oklch(0.58, 0.075, 60), { gloss: 0.2 }) },
        1.15,
        0.03,
        0.02,
      ),
      cylinder({ ...up(at, 0.1), material: cheese }, 0.96, 0.04, 0.03),
      ring({ ...up(at, 0.11), material: baked(0.72, 0.11, 66) }, 0.96, 0.085),
      ...places.map(([x = 0, z = 0]) =>
        cylinder({ ...up(at, 0.145, x, z), material: salami }, 0.15, 0.018, 0.012),
      ),
      ...Array.from({ length: 9 }, (_, i) => {
        const angle = i * 2.4;
        const away = random.between(0.2, 0.72);
        const leaf = ellipsoid(
          { ...up(at, 0.17, Math.cos(angle) * away, Math.sin(angle) * away), material: leafGreen },
          0.13,
          0.02,
          0.065,
        );
        return turned(leaf, random.between(0, 180), 8);
      }),
      ...Array.from({ length: 5 }, (_, i) =>
        sphere(
          {
            ...up(at, 0.17, Math.cos(i * 1.9 + 0.5) * 0.56, Math.sin(i * 1.9 + 0.5) * 0.56),
            material: material(oklch(0.25, 0.02, 130), { gloss: 0.7 }),
          },
          0.055,
        ),
      ),
    ];
  },
  cocktail(at, palette) {
    const drink = ownColor(palette, oklch(0.76, 0.15, 60));
    const glass = material(oklch(0.95, 0.012, 220), { gloss: 1, translucency: 1 });
    const fade = {
      color: mix(drink, oklch(0.6, 0.19, 25), 0.6),
      amount: (_x: number, y: number) => 1 - smoothstep(0.15, 0.75, y - at.y),
    };
    const lime = up(at, 1.2, 0.34, -0.06);
    return [
      cylinder({ ...up(at, 0.05), material: glass }, 0.36, 0.05, 0.03),
      cylinder(
        {
          ...up(at, 0.58),
          material: material(drink, { gloss: 0.95, translucency: 1, glow: 0.12, pattern: fade }),
        },
        0.37,
        0.5,
        0.04,
      ),
      ring({ ...up(at, 1.2), material: glass }, 0.375, 0.018),
      ...[
        [-0.14, 1.1, -0.12, 14],
        [0.12, 1.06, -0.16, 48],
        [0, 1.12, 0.14, 70],
      ].map(([x = 0, y = 0, z = 0, yaw = 0]) =>
        turned(
          box(
            { ...up(at, y, x, z), material: material(oklch(0.94, 0.02, 215), { gloss: 1, translucency: 1 }) },
            0.13,
            0.12,
            0.13,
            0.035,
          ),
          yaw,
          12,
        ),
      ),
      turned(
        disc({ ...lime, material: material(oklch(0.68, 0.16, 128), { gloss: 0.4 }) }, 0.25, 0.035, 0.015),
        12,
      ),
      turned(
        disc(
          { ...up(lime, 0, -0.008, -0.025), material: material(oklch(0.9, 0.09, 115), { gloss: 0.5 }) },
          0.205,
          0.02,
          0.01,
        ),
        12,
      ),
      ...[0, 60, 120].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        const place = up(lime, -Math.sin(angle) * 0.18, -Math.cos(angle) * 0.18 - 0.02, -0.05);
        return rod(
          { ...place, material: material(oklch(0.7, 0.15, 125)) },
          Math.cos(angle) * 0.36,
          Math.sin(angle) * 0.36,
          0,
          0.009,
        );
      }),
      rod(
        { ...up(at, 0.5, -0.05), material: material(palette.accent, { gloss: 0.4 }) },
        -0.3,
        1.15,
        0.05,
        0.03,
      ),
      ...[-30, 5, 40].map((lean, i) =>
        turned(
          ellipsoid({ ...up(at, 1.3, -0.16 + i * 0.09, -0.18), material: leafGreen }, 0.06, 0.14, 0.02),
          0,
          -lean,
        ),
      ),
    ];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
