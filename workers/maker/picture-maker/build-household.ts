import { type Builder, placesOn, up } from "./builder";
import { mix, oklch } from "./color";
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

const white = oklch(0.95, 0.008, 85);

/** Things of a home. */
export const householdBuilders = {
  house(at, palette) {
    const yaw = 24;
    const wall = material(palette.thingLight, { gloss: 0.15 });
    const roof = material(palette.thing, { gloss: 0.25 });
    const pane = material(oklch(0.9, 0.09, 88), { glow: 0.45, gloss: 0.7 });
    const on = placesOn(at, yaw);
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
  chair(at, palette) {
    const yaw = 26;
    const on = placesOn(at, yaw);
    const wood = material(mix(palette.thing, oklch(0.62, 0.07, 62), 0.45), { gloss: 0.3 });
    const cushion = material(palette.thing, { gloss: 0.06 });
    const leg = (aside: number, out: number, rise: number) => {
      const foot = on(aside * 1.12, 0.03, out * 1.12);
      const top = on(aside, rise, out);
      return rod({ ...foot, material: wood }, top.x - foot.x, top.y - foot.y, top.z - foot.z, 0.045);
    };
    return [
      leg(0.4, 0.38, 0.66),
      leg(-0.4, 0.38, 0.66),
      leg(0.4, -0.38, 1.42),
      leg(-0.4, -0.38, 1.42),
      turned(box({ ...on(0, 0.68, 0), material: wood }, 0.48, 0.045, 0.46, 0.03), yaw),
      turned(box({ ...on(0, 0.77, 0.02), material: cushion }, 0.45, 0.075, 0.42, 0.07), yaw),
      turned(box({ ...on(0, 1.28, -0.37), material: cushion }, 0.42, 0.2, 0.06, 0.055), yaw),
    ];
  },
  lamp(at, palette) {
    const metal = material(palette.metal, { gloss: 0.85, metal: 0.9 });
    const shade = material(mix(palette.thingLight, oklch(0.9, 0.09, 78), 0.5), {
      gloss: 0.05,
      glow: palette.isDark ? 0.75 : 0.4,
      translucency: 0.6,
    });
    return [
      cylinder({ ...up(at, 0.05), material: metal }, 0.34, 0.05, 0.03),
      ellipsoid({ ...up(at, 0.4), material: material(palette.thing, { gloss: 0.7 }) }, 0.3, 0.32, 0.3),
      cylinder({ ...up(at, 0.82), material: metal }, 0.04, 0.16, 0.01),
      cone({ ...up(at, 1.22), material: shade }, 0.56, 0.34, 0.3, 0.02),
      ring({ ...up(at, 0.93), material: metal }, 0.55, 0.016),
      sphere({ ...up(at, 1.56), material: metal }, 0.045),
    ];
  },
} satisfies Partial<Record<ObjectThing, Builder>>;
