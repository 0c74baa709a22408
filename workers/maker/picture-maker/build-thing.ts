import type { SeededRandom } from "../seeded-random";
import { animalBuilders } from "./build-animals";
import { apparelBuilders } from "./build-apparel";
import { beautyBuilders } from "./build-beauty";
import { flowerBuilders } from "./build-flowers";
import { householdBuilders } from "./build-household";
import { kitchenBuilders } from "./build-kitchen";
import { leisureBuilders } from "./build-leisure";
import { seasonBuilders } from "./build-season";
import { streetBuilders } from "./build-street";
import { sweetBuilders } from "./build-sweets";
import { symbolBuilders } from "./build-symbol";
import { tradeBuilders } from "./build-trade";
import { treatBuilders } from "./build-treats";
import { type Builder, type Standing, up } from "./builder";
import { mix, oklch } from "./color";
import { bowlOf, sprigs } from "./heaps";
import { fractal, noise2, smoothstep } from "./noise";
import type { SetPalette } from "./palette";
import type { ObjectThing, SymbolThing, Thing } from "./picture-idea";
import {
  box,
  cone,
  cup,
  cylinder,
  ellipsoid,
  hoop,
  material,
  ring,
  type Solid,
  sphere,
  turned,
} from "./solids";

/** Builds the thing a picture is about, 0.7 to 1.7 units tall, out of simple bodies. */
export function buildThing(thing: Thing, at: Standing, palette: SetPalette, random: SeededRandom): Solid[] {
  return builders[thing](at, palette, random);
}

type SetThing = Exclude<Thing, SymbolThing | ObjectThing>;

const setBuilders: Record<SetThing, Builder> = {
  bottle(at, palette) {
    const glass = material(palette.thing, { gloss: 0.9, translucency: 0.35 });
    const label = material(palette.thingLight, { gloss: 0.15 });
    return [
      cylinder({ ...up(at, 0.56), material: glass }, 0.34, 0.56, 0.09),
      cylinder({ ...up(at, 0.52), material: label }, 0.345, 0.27, 0.01),
      cone({ ...up(at, 1.19), material: glass }, 0.32, 0.13, 0.13, 0.03),
      cylinder({ ...up(at, 1.4), material: glass }, 0.12, 0.14, 0.02),
      cylinder(
        { ...up(at, 1.55), material: material(palette.metal, { gloss: 0.85, metal: 0.9 }) },
        0.145,
        0.12,
        0.03,
      ),
    ];
  },
  jar(at, palette) {
    return [
      cylinder(
        { ...up(at, 0.4), material: material(palette.thing, { gloss: 0.75, translucency: 0.3 }) },
        0.5,
        0.4,
        0.1,
      ),
      cylinder(
        { ...up(at, 0.38), material: material(palette.thingLight, { gloss: 0.1 }) },
        0.504,
        0.17,
        0.01,
      ),
      cylinder(
        { ...up(at, 0.88), material: material(palette.metal, { gloss: 0.8, metal: 0.85 }) },
        0.5,
        0.1,
        0.035,
      ),
    ];
  },
  soap(at, palette, random) {
    const cream = mix(palette.thing, oklch(0.93, 0.03, 85), 0.45);
    return [
      turned(
        box(
          { ...up(at, 0.17), material: material(palette.thing, { gloss: 0.45, translucency: 0.6 }) },
          0.6,
          0.17,
          0.38,
          0.1,
        ),
        random.between(-20, 5),
      ),
      turned(
        box(
          { ...up(at, 0.5), material: material(cream, { gloss: 0.45, translucency: 0.6 }) },
          0.54,
          0.16,
          0.35,
          0.1,
        ),
        random.between(15, 40),
      ),
      sphere({ ...up(at, 0.09, 0.72, -0.35), material: material(palette.leaf) }, 0.09),
      sphere({ ...up(at, 0.06, 0.86, -0.2), material: material(palette.accent) }, 0.06),
    ];
  },
  box(at, palette, random) {
    const card = material(palette.thing, { gloss: 0.15 });
    const band = material(palette.thingLight, { gloss: 0.2 });
    const yaw = random.between(20, 38);
    return [
      turned(box({ ...up(at, 0.48), material: card }, 0.58, 0.48, 0.44, 0.03), yaw),
      turned(box({ ...up(at, 0.482), material: band }, 0.11, 0.487, 0.447, 0.02), yaw),
      turned(
        box(
          { ...up(at, 0.26, 0.6, -0.48), material: material(palette.accent, { gloss: 0.15 }) },
          0.27,
          0.26,
          0.27,
          0.03,
        ),
        -yaw * 0.6,
      ),
    ];
  },
  cup(at, palette) {
    const glaze = material(palette.thing, { gloss: 0.65 });
    return [
      cylinder(
        { ...up(at, 0.045), material: material(palette.thingLight, { gloss: 0.5 }) },
        0.72,
        0.045,
        0.03,
      ),
      cup({ ...up(at, 0.5), material: glaze }, 0.44, 0.42, 0.05),
      cylinder(
        { ...up(at, 0.74), material: material(oklch(0.38, 0.06, 50), { gloss: 0.6 }) },
        0.36,
        0.03,
        0.01,
      ),
      hoop({ ...up(at, 0.52, 0.5), material: glaze }, 0.2, 0.055),
    ];
  },
  phone(at, palette) {
    const roll = -8;
    const yaw = 24;
    const body = { ...up(at, 0.86), material: material(oklch(0.24, 0.01, 260), { gloss: 0.8 }) };
    return [
      turned(box(body, 0.42, 0.84, 0.05, 0.045), yaw, roll),
      turned(
        box(
          {
            ...body,
            z: body.z - 0.035,
            x: body.x - 0.014,
            material: material(palette.thing, { gloss: 0.7, glow: 0.55 }),
          },
          0.38,
          0.79,
          0.03,
          0.025,
        ),
        yaw,
        roll,
      ),
      turned(
        box(
          { ...up(at, 1.15, -0.03, -0.06), material: material(palette.thingLight, { glow: 0.6 }) },
          0.27,
          0.16,
          0.03,
          0.03,
        ),
        yaw,
        roll,
      ),
      turned(
        box(
          { ...up(at, 0.72, -0.03, -0.06), material: material(palette.thingLight, { glow: 0.4 }) },
          0.27,
          0.09,
          0.03,
          0.03,
        ),
        yaw,
        roll,
      ),
      turned(
        box(
          { ...up(at, 0.46, -0.03, -0.06), material: material(palette.accent, { glow: 0.5 }) },
          0.27,
          0.09,
          0.03,
          0.03,
        ),
        yaw,
        roll,
      ),
    ];
  },
  book(at, palette, random) {
    const covers = [palette.thing, palette.thingLight, palette.accent, palette.propDeep];
    return covers.slice(0, 3).flatMap((color, i) => {
      const yaw = random.between(-24, 28);
      const middle = up(at, 0.12 + i * 0.235);
      return [
        turned(
          box(
            { ...middle, material: material(color, { gloss: 0.3 }) },
            0.66 - i * 0.05,
            0.115,
            0.46 - i * 0.03,
            0.025,
          ),
          yaw,
        ),
        turned(
          box(
            {
              ...middle,
              z: middle.z - 0.006,
              x: middle.x + 0.012,
              material: material(oklch(0.93, 0.02, 85), { gloss: 0 }),
            },
            0.655 - i * 0.05,
            0.082,
            0.465 - i * 0.03,
            0.01,
          ),
          yaw,
        ),
      ];
    });
  },
  ring(at, palette) {
    const gold = material(palette.metal, { gloss: 0.95, metal: 1 });
    return [
      cylinder({ ...up(at, 0.14), material: material(palette.thing, { gloss: 0.2 }) }, 0.55, 0.14, 0.05),
      turned(hoop({ ...up(at, 0.74), material: gold }, 0.42, 0.055), 28),
      turned(
        ellipsoid(
          { ...up(at, 1.24), material: material(palette.accent, { gloss: 1, translucency: 0.8 }) },
          0.14,
          0.11,
          0.14,
        ),
        28,
      ),
    ];
  },
  bowl(at, palette, random) {
    return [...bowlOf(at, 0.72, palette, random)];
  },
  bread(at, palette, random) {
    const seed = Math.floor(random.next() * 1000);
    const floury = (x: number, y: number, z: number) => {
      const cut = smoothstep(0.03, 0.075, Math.abs(((x - at.x + (z - at.z) * 0.55 + 4) % 0.34) - 0.17));
      const top = smoothstep(0.3, 0.55, y - at.y);
      return Math.max(
        (1 - cut) * top,
        smoothstep(0.5, 0.75, fractal(x * 9, z * 9 + y * 7, 3, seed)) * 0.55 * top,
      );
    };
    const crust = material(oklch(0.6, 0.11, 58), {
      gloss: 0.18,
      pattern: { color: oklch(0.88, 0.045, 80), amount: floury },
    });
    const roll = material(oklch(0.68, 0.115, 66), { gloss: 0.25 });
    const grain = (x: number, _y: number, z: number) => noise2(x * 3, z * 26, seed) * 0.6;
    const board = material(oklch(0.66, 0.075, 64), {
      gloss: 0.2,
      pattern: { color: oklch(0.5, 0.065, 52), amount: grain },
    });
    return [
      cylinder({ ...up(at, 0.05), material: board }, 1.12, 0.05, 0.03),
      ellipsoid({ ...up(at, 0.4, -0.08, 0.1), material: crust }, 0.7, 0.36, 0.56),
      ellipsoid({ ...up(at, 0.26, 0.62, -0.42), material: roll }, 0.27, 0.18, 0.23),
      ellipsoid({ ...up(at, 0.25, 0.16, -0.66), material: roll }, 0.25, 0.17, 0.22),
      cylinder(
        { ...up(at, 0.16, -0.66, -0.5), material: material(palette.thingLight, { gloss: 0.5 }) },
        0.2,
        0.07,
        0.03,
      ),
      cylinder(
        { ...up(at, 0.235, -0.66, -0.5), material: material(oklch(0.9, 0.07, 92), { gloss: 0.4 }) },
        0.16,
        0.02,
        0.01,
      ),
    ];
  },
  fruit(at, palette, random) {
    return bowlOf(at, 0.72, { ...palette, thing: palette.prop }, random);
  },
  tube(at, palette) {
    return [
      cylinder({ ...up(at, 0.16), material: material(palette.thingLight, { gloss: 0.5 }) }, 0.25, 0.16, 0.04),
      cone(
        { ...up(at, 0.86), material: material(palette.thing, { gloss: 0.6, translucency: 0.3 }) },
        0.27,
        0.33,
        0.54,
        0.05,
      ),
      cylinder(
        { ...up(at, 0.16, 0.68, -0.3), material: material(palette.accent, { gloss: 0.5 }) },
        0.24,
        0.16,
        0.06,
      ),
    ];
  },
  vase(at, palette, random) {
    return [
      ellipsoid({ ...up(at, 0.46), material: material(palette.thing, { gloss: 0.5 }) }, 0.46, 0.46, 0.46),
      cylinder({ ...up(at, 0.03), material: material(palette.thing, { gloss: 0.5 }) }, 0.24, 0.03, 0.02),
      cylinder({ ...up(at, 0.95), material: material(palette.thing, { gloss: 0.5 }) }, 0.17, 0.14, 0.04),
      ...sprigs(up(at, 1.02), palette, random),
    ];
  },
  ball(at, palette) {
    return [
      sphere({ ...up(at, 0.55), material: material(palette.thing, { gloss: 0.55 }) }, 0.55),
      ring({ ...up(at, 0.55), material: material(palette.thingLight, { gloss: 0.4 }) }, 0.55, 0.035),
      sphere({ ...up(at, 0.22, 0.72, -0.34), material: material(palette.accent, { gloss: 0.6 }) }, 0.22),
      sphere({ ...up(at, 0.15, -0.66, -0.42), material: material(palette.thingLight, { gloss: 0.6 }) }, 0.15),
    ];
  },
  nothing: () => [],
  forms(at, palette, random) {
    const clay = (color: SetPalette["thing"]) => material(color, { gloss: 0.35 });
    const shapes: Builder[] = [
      () => [sphere({ ...up(at, 0.52), material: clay(palette.thing) }, 0.52)],
      () => [
        turned(box({ ...up(at, 0.4), material: clay(palette.thing) }, 0.4, 0.4, 0.4, 0.06), 32),
        sphere({ ...up(at, 1.06), material: material(palette.accent, { gloss: 0.7 }) }, 0.26),
      ],
      () => [
        cone({ ...up(at, 0.5), material: clay(palette.thing) }, 0.5, 0.03, 0.5, 0.02),
        sphere(
          { ...up(at, 0.2, 0.66, -0.3), material: material(palette.metal, { gloss: 0.9, metal: 1 }) },
          0.2,
        ),
      ],
      () => [
        turned(hoop({ ...up(at, 0.66), material: clay(palette.thing) }, 0.48, 0.17), 24),
        sphere({ ...up(at, 0.18, 0.55, -0.45), material: material(palette.accent, { gloss: 0.6 }) }, 0.18),
      ],
    ];
    return random.pick(shapes)(at, palette, random);
  },
};

const builders: Record<Thing, Builder> = {
  ...setBuilders,
  ...symbolBuilders,
  ...apparelBuilders,
  ...householdBuilders,
  ...kitchenBuilders,
  ...tradeBuilders,
  ...streetBuilders,
  ...treatBuilders,
  ...sweetBuilders,
  ...seasonBuilders,
  ...leisureBuilders,
  ...flowerBuilders,
  ...beautyBuilders,
  ...animalBuilders,
};
