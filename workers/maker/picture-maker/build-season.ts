import { type Builder, ownColor, type Standing, up } from "./builder";
import { mix, oklch, type Rgb } from "./color";
import { noise2, smoothstep } from "./noise";
import type { ObjectThing } from "./picture-idea";
import {
  box,
  cone,
  cylinder,
  ellipsoid,
  hoop,
  material,
  ring,
  rod,
  type Solid,
  sphere,
  turned,
} from "./solids";

/** Height of the flame's middle over the candle's foot. */
export const flameHeight = 1.06;

function parcel(at: Standing, half: number, yaw: number, paper: Rgb, ribbon: Rgb): Solid[] {
  const card = material(paper, { gloss: 0.25 });
  const band = material(ribbon, { gloss: 0.55 });
  const bow = [-1, 1].map((side) =>
    turned(
      hoop({ ...up(at, half * 2 + half * 0.3, side * half * 0.34), material: band }, half * 0.3, half * 0.09),
      yaw,
      side * 28,
    ),
  );
  return [
    turned(box({ ...up(at, half), material: card }, half, half, half, half * 0.05), yaw),
    turned(
      box({ ...up(at, half), material: band }, half * 0.18, half * 1.012, half * 1.012, half * 0.03),
      yaw,
    ),
    turned(
      box({ ...up(at, half), material: band }, half * 1.012, half * 1.012, half * 0.18, half * 0.03),
      yaw,
    ),
    turned(
      box({ ...up(at, half * 1.8), material: card }, half * 1.06, half * 0.2, half * 1.06, half * 0.05),
      yaw,
    ),
    ...bow,
    sphere({ ...up(at, half * 2.1), material: band }, half * 0.16),
  ];
}

/** What belongs to a feast or a time of the year. */
export const seasonBuilders = {
  candle(at, palette) {
    const glass = material(ownColor(palette, mix(palette.thing, oklch(0.8, 0.05, 70), 0.4)), {
      gloss: 0.85,
      translucency: 0.5,
    });
    const wax = material(oklch(0.95, 0.035, 80), { gloss: 0.3, translucency: 1, glow: 0.3 });
    const flame = material([1.6, 0.85, 0.24], { glow: 1.5, gloss: 0, translucency: 1 });
    return [
      cylinder({ ...up(at, 0.4), material: glass }, 0.46, 0.4, 0.06),
      cylinder(
        { ...up(at, 0.36), material: material(palette.thingLight, { gloss: 0.1 }) },
        0.464,
        0.17,
        0.01,
      ),
      cylinder({ ...up(at, 0.79), material: wax }, 0.41, 0.025, 0.01),
      rod({ ...up(at, 0.8), material: material(oklch(0.2, 0.01, 60)) }, 0.01, 0.12, 0, 0.016),
      cone({ ...up(at, flameHeight + 0.06), material: flame }, 0.075, 0.006, 0.13, 0.006),
      sphere({ ...up(at, flameHeight - 0.065), material: flame }, 0.078),
    ];
  },
  pumpkin(at, palette, random) {
    const skin = ownColor(palette, oklch(0.7, 0.165, 52));
    const one = (foot: Standing, size: number, color: Rgb) => {
      const rind = material(color, { gloss: 0.4, translucency: 0.3 });
      const ribs = Array.from({ length: 10 }, (_, i) => {
        const angle = ((i + 0.5) / 10) * Math.PI * 2;
        const place = up(foot, size * 0.5, Math.cos(angle) * size * 0.3, Math.sin(angle) * size * 0.3);
        return turned(
          ellipsoid({ ...place, material: rind }, size * 0.36, size * 0.5, size * 0.24),
          (-angle * 180) / Math.PI,
        );
      });
      const stem = material(oklch(0.48, 0.07, 120), { gloss: 0.2 });
      return [
        ...ribs,
        rod({ ...up(foot, size * 0.92), material: stem }, size * 0.1, size * 0.2, 0, size * 0.075),
      ];
    };
    const glow = material([1.9, 1.15, 0.3], { glow: 1.4, gloss: 0 });
    const face = palette.hasFace
      ? [
          ...[-1, 1].map((side) =>
            cone({ ...up(at, 0.66, side * 0.22, -0.56), material: glow }, 0.11, 0.01, 0.09, 0.01),
          ),
          cone({ ...up(at, 0.5, 0, -0.64), material: glow }, 0.055, 0.01, 0.045, 0.008),
          ...[-2, -1, 0, 1, 2].map((i) =>
            turned(
              box(
                { ...up(at, 0.29 + i * i * 0.022, i * 0.115, -0.6 + i * i * 0.022), material: glow },
                0.06,
                0.06,
                0.05,
                0.01,
              ),
              0,
              i % 2 ? 45 : 38,
            ),
          ),
        ]
      : [];
    return [
      ...one(at, 1, skin),
      ...face,
      ...one(up(at, 0, 0.8, -0.25), 0.42, mix(skin, oklch(0.9, 0.05, 90), 0.65)),
      ...(random.chance(0.6) ? one(up(at, 0, -0.78, -0.1), 0.34, mix(skin, oklch(0.5, 0.12, 40), 0.4)) : []),
    ];
  },
  firtree(at, palette, random) {
    const needles = material(oklch(0.36, 0.07, 155), {
      gloss: 0.05,
      pattern: {
        color: oklch(0.52, 0.09, 145),
        amount: (x, y, z) => noise2(x * 34 + z * 20, y * 30, 4) * 0.8,
      },
    });
    const baubles = [
      palette.accent,
      palette.isNamed ? palette.thing : oklch(0.55, 0.19, 25),
      palette.metal,
    ].map((color) => material(color, { gloss: 0.95, metal: 0.35 }));
    const tiers = [0, 1, 2, 3].map((i) =>
      cone({ ...up(at, 0.42 + i * 0.33), material: needles }, 0.66 - i * 0.14, 0.1 - i * 0.025, 0.26, 0.03),
    );
    const balls = Array.from({ length: 26 }, (_, i) => {
      const share = (i + 0.5) / 26;
      const tier = Math.min(3, Math.floor(share * 4));
      const down = share * 4 - tier;
      const away = (0.66 - tier * 0.14) * (1 - down * 0.72) + 0.02;
      const angle = i * 2.399963;
      const place = up(at, 0.2 + tier * 0.33 + down * 0.42, Math.cos(angle) * away, Math.sin(angle) * away);
      return sphere({ ...place, material: baubles[i % 3]! }, random.between(0.04, 0.062));
    });
    const gold = material(oklch(0.86, 0.13, 88), { gloss: 0.9, metal: 0.6, glow: 0.5 });
    const star = [18, 90, 162, 234, 306].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return rod(
        { ...up(at, 1.74), material: gold },
        Math.cos(angle) * 0.13,
        Math.sin(angle) * 0.13,
        0,
        0.03,
      );
    });
    return [
      cylinder({ ...up(at, 0.1), material: material(oklch(0.42, 0.06, 50)) }, 0.11, 0.1, 0.02),
      ...tiers,
      ...balls,
      ...star,
      ...parcel(up(at, 0, -0.62, -0.42), 0.19, 24, palette.accent, oklch(0.95, 0.02, 85)),
      ...parcel(up(at, 0, 0.6, -0.45), 0.23, -18, oklch(0.55, 0.19, 25), palette.metal),
      ...parcel(up(at, 0, 0.12, -0.72), 0.13, 40, oklch(0.94, 0.02, 85), oklch(0.5, 0.1, 155)),
    ];
  },
  gift(at, palette) {
    const ribbon = palette.isSecond ? palette.accent : mix(palette.metal, oklch(0.96, 0.03, 85), 0.35);
    return [
      ...parcel(at, 0.5, 28, palette.thing, ribbon),
      ...parcel(up(at, 0, 0.82, -0.3), 0.22, -24, palette.thingLight, palette.thing),
    ];
  },
  eggs(at, palette, random) {
    const straw = material(oklch(0.66, 0.075, 75), {
      gloss: 0.05,
      pattern: { color: oklch(0.46, 0.06, 60), amount: (x, y, z) => noise2((x + z) * 50, y * 60, 2) },
    });
    const nest = Array.from({ length: 3 }, (_, i) =>
      ring({ ...up(at, 0.1 + i * 0.09), material: straw }, 0.6 + i * 0.055, 0.1),
    );
    const twigs = Array.from({ length: 26 }, (_, i) => {
      const angle = i * 2.4;
      const place = up(at, random.between(0.06, 0.34), Math.cos(angle) * 0.64, Math.sin(angle) * 0.64);
      return rod(
        { ...place, material: straw },
        -Math.sin(angle) * 0.3,
        random.between(-0.08, 0.12),
        Math.cos(angle) * 0.3,
        0.016,
      );
    });
    const hues = palette.isNamed
      ? [palette.thing, palette.thingLight, palette.accent]
      : [10, 85, 160, 230, 305].map((h) => oklch(0.84, 0.09, h));
    const dots = (x: number, y: number, z: number) =>
      smoothstep(0.75, 0.85, Math.sin(x * 42) * Math.sin(y * 42) + Math.sin(z * 42) * 0.2) * 0.8;
    const eggs = [
      [0, 0.46, -0.18],
      [-0.34, 0.4, 0.02],
      [0.34, 0.42, 0],
      [0.02, 0.44, 0.3],
      [-0.14, 0.66, 0.04],
    ].map(([x = 0, y = 0, z = 0], i) => {
      const shell = material(hues[i % hues.length]!, {
        gloss: 0.45,
        translucency: 0.5,
        ...(i % 2 ? { pattern: { color: oklch(0.97, 0.01, 90), amount: dots } } : {}),
      });
      return turned(ellipsoid({ ...up(at, y, x, z), material: shell }, 0.2, 0.27, 0.2), 0, x * -60);
    });
    return [cylinder({ ...up(at, 0.08), material: straw }, 0.6, 0.08, 0.04), ...nest, ...twigs, ...eggs];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
