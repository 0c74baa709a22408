import { type Builder, up } from "./builder";
import { mix, oklch } from "./color";
import type { SymbolThing } from "./picture-idea";
import {
  box,
  cone,
  cylinder,
  disc,
  ellipsoid,
  hoop,
  material,
  rod,
  type Solid,
  sphere,
  turned,
} from "./solids";

const paper = oklch(0.94, 0.012, 85);

/** Things that stand for a kind of sentence: a date, a place, a price, people, time, proof, an idea, care. */
export const symbolBuilders: Record<SymbolThing, Builder> = {
  calendar(at, palette) {
    const yaw = 16;
    const page = material(paper, { gloss: 0.15 });
    const ink = material(mix(palette.propDeep, oklch(0.5, 0.02, 260), 0.4), { gloss: 0.1 });
    const today = material(palette.accent, { gloss: 0.4 });
    const red = material(palette.thing, { gloss: 0.35 });
    const metal = material(palette.metal, { gloss: 0.9, metal: 1 });
    // Everything is placed on the page's own plane, which is then turned as one.
    const cos = Math.cos((yaw * Math.PI) / 180);
    const sin = Math.sin((yaw * Math.PI) / 180);
    const on = (aside: number, rise: number, out: number) =>
      up(at, rise, aside * cos - out * sin, -aside * sin - out * cos);
    const days: Solid[] = [];
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 5; column++) {
        const isToday = row === 2 && column === 3;
        const place = {
          ...on(-0.44 + column * 0.22, 0.82 - row * 0.2, 0.075),
          material: isToday ? today : ink,
        };
        days.push(turned(box(place, isToday ? 0.085 : 0.06, isToday ? 0.075 : 0.05, 0.02, 0.015), yaw));
      }
    }
    return [
      turned(box({ ...on(0, 0.68, 0), material: page }, 0.66, 0.68, 0.06, 0.03), yaw),
      turned(box({ ...on(0, 1.2, 0), material: red }, 0.67, 0.18, 0.075, 0.03), yaw),
      ...[-0.36, 0.36].map((aside) =>
        turned(cylinder({ ...on(aside, 1.4, 0), material: metal }, 0.045, 0.12, 0.03), yaw),
      ),
      ...days,
    ];
  },
  pin(at, palette) {
    const body = material(palette.thing, { gloss: 0.65 });
    return [
      cylinder({ ...up(at, 0.02), material: material(palette.accent, { gloss: 0.2 }) }, 0.46, 0.02, 0.01),
      cone({ ...up(at, 0.52), material: body }, 0.02, 0.46, 0.46, 0.02),
      sphere({ ...up(at, 1.12), material: body }, 0.52),
      sphere({ ...up(at, 1.14, -0.02, -0.36), material: material(paper, { gloss: 0.4 }) }, 0.23),
    ];
  },
  coins(at, palette, random) {
    const gold = material(palette.metal, { gloss: 0.95, metal: 1 });
    const stack = (aside: number, back: number, count: number) =>
      Array.from({ length: count }, (_, i) =>
        cylinder(
          { ...up(at, 0.06 + i * 0.125, aside + random.between(-0.025, 0.025), back), material: gold },
          0.31,
          0.056,
          0.03,
        ),
      );
    return [
      ...stack(-0.5, 0.1, 4),
      ...stack(0.12, 0.2, 8),
      ...stack(0.62, -0.25, 2),
      turned(disc({ ...up(at, 0.31, -0.08, -0.55), material: gold }, 0.31, 0.05, 0.03), -22),
    ];
  },
  clock(at, palette) {
    const rim = material(palette.thing, { gloss: 0.6 });
    const hand = material(oklch(0.28, 0.01, 260), { gloss: 0.4 });
    const face = { ...up(at, 0.82), material: material(paper, { gloss: 0.3 }) };
    const hours = Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 12) * Math.PI * 2;
      const place = up(at, 0.82 + Math.cos(angle) * 0.56, Math.sin(angle) * 0.56, -0.13);
      return sphere({ ...place, material: i % 3 === 0 ? rim : hand }, i % 3 === 0 ? 0.05 : 0.03);
    });
    return [
      disc(face, 0.7, 0.12, 0.03),
      hoop({ ...face, material: rim }, 0.72, 0.1),
      rod({ ...up(at, 0.82, 0, -0.16), material: hand }, 0.26, 0.2, 0, 0.034),
      rod({ ...up(at, 0.82, 0, -0.18), material: hand }, -0.1, 0.46, 0, 0.026),
      sphere({ ...up(at, 0.82, 0, -0.18), material: material(palette.accent, { gloss: 0.6 }) }, 0.06),
      ...[-0.4, 0.4].map((aside) =>
        rod({ ...up(at, 0.05, aside), material: rim }, -aside * 0.3, 0.24, 0, 0.06),
      ),
      ...hours,
    ];
  },
  people(at, palette) {
    const figure = (aside: number, back: number, size: number, color: Parameters<typeof material>[0]) => {
      const skin = material(color, { gloss: 0.4, translucency: 0.3 });
      return [
        cone(
          { ...up(at, 0.4 * size, aside, back), material: skin },
          0.3 * size,
          0.14 * size,
          0.4 * size,
          0.08,
        ),
        sphere({ ...up(at, 1.0 * size, aside, back), material: skin }, 0.24 * size),
      ];
    };
    return [
      ...figure(0, -0.1, 1.15, palette.thing),
      ...figure(-0.62, 0.25, 1, palette.accent),
      ...figure(0.62, 0.2, 0.95, palette.thingLight),
      ...figure(0.3, 0.75, 0.9, palette.propDeep),
    ];
  },
  medal(at, palette) {
    const gold = material(palette.metal, { gloss: 0.95, metal: 1 });
    const ribbon = material(palette.thing, { gloss: 0.3 });
    const rays = Array.from({ length: 5 }, (_, i) => {
      const degrees = i * 72;
      const angle = (degrees * Math.PI) / 180;
      const place = up(at, 0.62 + Math.cos(angle) * 0.13, Math.sin(angle) * 0.13, -0.13);
      return turned(ellipsoid({ ...place, material: ribbon }, 0.075, 0.19, 0.05), 0, -degrees);
    });
    return [
      disc({ ...up(at, 0.62), material: gold }, 0.52, 0.08, 0.04),
      hoop({ ...up(at, 0.62, 0, -0.06), material: gold }, 0.44, 0.05),
      ...rays,
      turned(box({ ...up(at, 1.38, -0.22, 0.06), material: ribbon }, 0.15, 0.42, 0.03, 0.01), 0, 20),
      turned(
        box(
          { ...up(at, 1.38, 0.22, 0.1), material: material(palette.accent, { gloss: 0.3 }) },
          0.15,
          0.42,
          0.03,
          0.01,
        ),
        0,
        -20,
      ),
    ];
  },
  bulb(at, palette) {
    const light = material(oklch(0.9, 0.11, 92), { glow: 0.75, gloss: 0.7, translucency: 0.8 });
    const metal = material(palette.metal, { gloss: 0.85, metal: 1 });
    return [
      sphere({ ...up(at, 1.06), material: light }, 0.5),
      cone({ ...up(at, 0.6), material: light }, 0.2, 0.36, 0.2, 0.04),
      ...[0.42, 0.32, 0.22].map((rise) => cylinder({ ...up(at, rise), material: metal }, 0.21, 0.05, 0.035)),
      cylinder(
        { ...up(at, 0.1), material: material(oklch(0.25, 0.01, 260), { gloss: 0.4 }) },
        0.13,
        0.09,
        0.04,
      ),
    ];
  },
  heart(at, palette) {
    const red = material(palette.thing, { gloss: 0.75, translucency: 0.4 });
    return [
      turned(ellipsoid({ ...up(at, 0.72, -0.24), material: red }, 0.37, 0.62, 0.3), 0, 34),
      turned(ellipsoid({ ...up(at, 0.72, 0.24), material: red }, 0.37, 0.62, 0.3), 0, -34),
      sphere({ ...up(at, 0.16, 0.84, -0.3), material: material(palette.accent, { gloss: 0.6 }) }, 0.16),
    ];
  },
};
