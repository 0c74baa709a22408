import { type Builder, ownColor, up } from "./builder";
import { mix, oklch } from "./color";
import { baked } from "./heaps";
import { smoothstep } from "./noise";
import type { ObjectThing } from "./picture-idea";
import { cone, cylinder, disc, hoop, material, ring, rod, sphere, turned } from "./solids";

/** What is sweet. */
export const sweetBuilders = {
  icecream(at, palette) {
    const waffle = material(oklch(0.74, 0.105, 70), {
      gloss: 0.2,
      pattern: {
        color: oklch(0.52, 0.09, 58),
        amount: (x, y) =>
          Math.max(
            smoothstep(0.86, 0.98, Math.sin((x - at.x + y) * 40)),
            smoothstep(0.86, 0.98, Math.sin((x - at.x - y) * 40)),
          ),
      },
    });
    const creamy = (color: ReturnType<typeof oklch>) => material(color, { gloss: 0.25, translucency: 0.7 });
    const scoops = [
      ownColor(palette, oklch(0.82, 0.1, 5)),
      oklch(0.92, 0.045, 88),
      mix(palette.accent, oklch(0.95, 0.03, 80), 0.35),
    ];
    const places = [
      [-0.17, 0.98, -0.02],
      [0.18, 1.0, 0.02],
      [0.0, 1.3, 0],
    ] as const;
    return [
      cylinder({ ...up(at, 0.12), material: material(palette.thingLight, { gloss: 0.4 }) }, 0.3, 0.12, 0.05),
      cone({ ...up(at, 0.5), material: waffle }, 0.03, 0.32, 0.4, 0.02),
      ...places.flatMap(([x, y, z], i) => [
        sphere({ ...up(at, y, x, z), material: creamy(scoops[i]!) }, 0.27),
        ring({ ...up(at, y - 0.13, x, z), material: creamy(scoops[i]!) }, 0.2, 0.07),
      ]),
      sphere(
        { ...up(at, 1.6, 0.02, -0.02), material: material(oklch(0.52, 0.19, 22), { gloss: 0.9 }) },
        0.085,
      ),
      rod({ ...up(at, 1.66, 0.02), material: material(oklch(0.4, 0.08, 130)) }, 0.1, 0.18, 0, 0.012),
      turned(cylinder({ ...up(at, 1.42, 0.3, 0.08), material: waffle }, 0.045, 0.3, 0.02), 0, -26),
    ];
  },
  donut(at, palette, random) {
    const dough = baked(0.72, 0.1, 66);
    const icings = [ownColor(palette, oklch(0.78, 0.12, 355)), oklch(0.36, 0.05, 45), oklch(0.94, 0.02, 85)];
    const sprinkle = [10, 85, 150, 230, 305].map((h) => material(oklch(0.75, 0.15, h), { gloss: 0.5 }));
    const one = (rise: number, aside: number, color: (typeof icings)[number]) => [
      ring({ ...up(at, rise, aside), material: dough }, 0.4, 0.2),
      ring(
        { ...up(at, rise + 0.045, aside), material: material(color, { gloss: 0.7, translucency: 0.4 }) },
        0.4,
        0.185,
      ),
      ...Array.from({ length: 20 }, (_, i) => {
        const angle = i * 2.399963;
        const away = 0.4 + random.between(-0.11, 0.11);
        const place = up(
          at,
          rise + 0.045 + Math.sqrt(0.185 ** 2 - (away - 0.4) ** 2),
          aside + Math.cos(angle) * away,
          Math.sin(angle) * away,
        );
        return rod(
          { ...place, material: sprinkle[i % 5]! },
          random.between(-0.05, 0.05),
          0,
          random.between(-0.05, 0.05),
          0.013,
        );
      }),
    ];
    const lean = up(at, 0.58, 0.5, -0.62);
    return [
      ...one(0.2, -0.14, icings[1]!),
      ...one(0.58, -0.1, icings[0]!),
      turned(hoop({ ...lean, material: dough }, 0.37, 0.19), 18, -6),
      turned(
        hoop({ ...up(lean, 0, -0.02, -0.05), material: material(icings[2]!, { gloss: 0.6 }) }, 0.37, 0.17),
        18,
        -6,
      ),
    ];
  },
  cookies(at, _palette, random) {
    const dough = baked(0.74, 0.09, 68);
    const chip = material(oklch(0.28, 0.04, 45), { gloss: 0.5 });
    const stack = Array.from({ length: 5 }, (_, i) => {
      const [x, z] = [random.between(-0.06, 0.06), random.between(-0.05, 0.05)];
      return [
        cylinder({ ...up(at, 0.16 + i * 0.165, x - 0.1, z + 0.1), material: dough }, 0.52, 0.08, 0.07),
        ...Array.from({ length: 6 }, (_, j) => {
          const angle = j * 1.05 + i;
          const away = i === 4 ? 0.32 : 0.51;
          const place = up(
            at,
            0.17 + i * 0.165 + (i === 4 ? 0.075 : 0),
            x - 0.1 + Math.cos(angle) * away,
            z + 0.1 + Math.sin(angle) * away,
          );
          return sphere({ ...place, material: chip }, 0.05);
        }),
      ];
    });
    const lean = up(at, 0.54, 0.5, -0.46);
    return [
      cylinder(
        { ...up(at, 0.04), material: material(oklch(0.93, 0.015, 85), { gloss: 0.5 }) },
        1,
        0.04,
        0.03,
      ),
      ...stack.flat(),
      turned(disc({ ...lean, material: dough }, 0.48, 0.08, 0.06), 24),
      ...Array.from({ length: 9 }, (_, j) => {
        const away = 0.36 * Math.sqrt((j + 0.4) / 9);
        return sphere(
          {
            ...up(
              lean,
              Math.sin(j * 2.4) * away,
              Math.cos(j * 2.4) * away * 0.92,
              -0.08 + Math.cos(j * 2.4) * away * -0.4,
            ),
            material: chip,
          },
          0.052,
        );
      }),
    ];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
