import { buildThing } from "./build-thing";
import { mix, oklch, scale } from "./color";
import { bowlOf, sprigs } from "./heaps";
import { noise2, smoothstep } from "./noise";
import { setPalette } from "./palette";
import { addBokeh, type Raster } from "./raster";
import { fillGradient, type ScenePainter } from "./scene-kit";
import { box, cylinder, ellipsoid, material, rod, type Solid, sphere, turned } from "./solids";
import { isTall, isWide, seenFrom, studioLight } from "./studio";
import { trace } from "./trace";

/** A laid table seen from above the edge, the room behind it out of focus. */
export const paintTable: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const palette = setPalette(idea, paletteRandom);
  const isDark = palette.isDark;
  const wood = random.inTurn([
    oklch(isDark ? 0.32 : 0.76, 0.06, 66),
    oklch(isDark ? 0.28 : 0.9, 0.02, 82),
    oklch(isDark ? 0.26 : 0.68, 0.065, 55),
  ]);
  const far = isDark ? oklch(0.17, 0.02, 60) : mix(palette.backdropTop, oklch(0.86, 0.045, 75), 0.55);
  fillGradient(raster, [scale(far, 0.92), far, mix(far, wood, 0.45), wood]);
  const side = Math.min(raster.width, raster.height);
  for (let i = 0; i < 26; i++) {
    const glow = mix(palette.key, oklch(0.8, 0.12, 70), random.between(0.2, 0.9));
    addBokeh(
      raster,
      random.between(0, raster.width),
      random.between(0, raster.height * 0.36),
      side * random.between(0.015, 0.07),
      glow,
      random.between(0.02, isDark ? 0.13 : 0.1),
    );
  }
  const thing = idea.thing === "forms" ? "bowl" : idea.thing;
  const aside = isWide(raster) ? 1.1 : 0;
  const lift = thing === "bread" ? 0.016 : 0.06;
  const solids: Solid[] = [...buildThing(thing, { x: aside, y: lift, z: 0 }, palette, random)];
  const subject = { first: 0, count: solids.length };
  const flip = random.inTurn([1, -1]);
  const ceramic = material(palette.thingLight, { gloss: 0.5 });
  if (thing === "bowl" || thing === "fruit") {
    solids.push(
      ...bowlOf(
        { x: aside + flip * 1.28, y: 0, z: 0.95 },
        0.36,
        { ...palette, thing: palette.accent },
        random,
      ),
    );
    solids.push(cylinder({ x: aside - flip * 1.3, y: 0.04, z: 0.7, material: ceramic }, 0.5, 0.04, 0.03));
    solids.push(
      ellipsoid(
        { x: aside - flip * 1.3, y: 0.22, z: 0.7, material: material(oklch(0.64, 0.1, 65), { gloss: 0.2 }) },
        0.34,
        0.17,
        0.24,
      ),
    );
  } else {
    solids.push(
      ...bowlOf(
        { x: aside + flip * 1.35, y: 0, z: 0.9 },
        0.42,
        { ...palette, thing: palette.accent },
        random,
      ),
    );
    solids.push(
      cylinder(
        { x: aside - flip * 1.25, y: 0.3, z: 1.1, material: material(palette.thing, { gloss: 0.6 }) },
        0.24,
        0.3,
        0.05,
      ),
    );
  }
  const grain = (x: number, _y: number, z: number) =>
    0.75 * noise2(x * 2.2 + 9, z * 30, seed) * noise2(x * 0.7, z * 7, seed + 3);
  const board = material(oklch(isDark ? 0.42 : 0.62, 0.08, 60), {
    gloss: 0.2,
    pattern: { color: oklch(isDark ? 0.28 : 0.44, 0.07, 50), amount: grain },
  });
  const linen = material(mix(palette.prop, oklch(isDark ? 0.5 : 0.95, 0.015, 85), 0.6), {
    gloss: 0,
    pattern: {
      color: palette.thing,
      amount: (x, _y, z) =>
        smoothstep(0.035, 0.05, Math.abs(((x * 0.94 + z * 0.34 + 9) % 0.42) - 0.21)) < 0.5 ? 0.5 : 0,
    },
  });
  solids.push(
    turned(
      box({ x: aside + flip * 0.25, y: 0.008, z: -0.15, material: linen }, 1.5, 0.008, 1.05, 0.006),
      flip * 20,
    ),
  );
  if (thing !== "bread")
    solids.push(cylinder({ x: aside, y: 0.03, z: 0, material: board }, 1.05, 0.03, 0.02));
  solids.push(
    ellipsoid({ x: aside + flip * 0.45, y: 0.46, z: 1.75, material: ceramic }, 0.38, 0.46, 0.38),
    cylinder({ x: aside + flip * 0.45, y: 0.98, z: 1.75, material: ceramic }, 0.15, 0.16, 0.05),
    ...sprigs({ x: aside + flip * 0.45, y: 1.02, z: 1.75 }, palette, random),
  );
  solids.push(
    rod(
      {
        x: aside - flip * 1.0,
        y: 0.03,
        z: -0.95,
        material: material(oklch(0.75, 0.03, 80), { gloss: 0.9, metal: 0.9 }),
      },
      flip * 0.75,
      0,
      -0.16,
      0.028,
    ),
  );
  for (let i = 0; i < 6; i++) {
    const x = aside + random.between(-1.5, 1.5);
    const z = random.between(-1.25, -0.85);
    const crumb = random.chance(0.5)
      ? material(palette.leaf, { translucency: 0.6 })
      : material(oklch(0.62, 0.16, 32), { gloss: 0.5 });
    solids.push(sphere({ x, y: 0.06, z, material: crumb }, random.between(0.035, 0.075)));
  }
  trace(raster, {
    build: idea.build,
    subject,
    solids,
    camera: seenFrom(idea.view, {
      height: 4.2,
      distance: 8.4,
      targetHeight: 0.45,
      span: isTall(raster) ? 2.9 : 3.25,
      shiftDown: isWide(raster) ? 0.04 : 0.09,
    }),
    light: {
      ...studioLight(palette),
      direction: [-0.9, 0.95, 0.35],
      sharpness: 6,
      color: scale(palette.key, 1.12),
    },
    floor: { material: material(wood, { gloss: 0.3 }), fadeFrom: 1.4, fadeTo: 4.5 },
    wall: null,
  });
  grainTable(raster, seed);
};

/** Long grain over the whole table top, so slight that it reads as wood only up close. */
function grainTable({ width, height, data }: Raster, seed: number) {
  for (let y = Math.floor(height * 0.3); y < height; y++) {
    const near = y / height;
    const strength = 0.05 * smoothstep(0.3, 0.6, near);
    for (let x = 0; x < width; x++) {
      const grain = noise2((x / width) * 7, (y / height) * 160 * (1.3 - near * 0.6), seed) - 0.5;
      const factor = 1 + grain * strength;
      const at = (y * width + x) * 3;
      data[at] = data[at]! * factor;
      data[at + 1] = data[at + 1]! * factor;
      data[at + 2] = data[at + 2]! * factor;
    }
  }
}
