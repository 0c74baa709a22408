import { placesOn } from "./builder";
import { mix, oklch, scale } from "./color";
import { daylightOf, paintSky } from "./daylight";
import { hash2, noise2, smoothstep } from "./noise";
import { setPalette } from "./palette";
import { addGlow } from "./raster";
import type { ScenePainter } from "./scene-kit";
import { box, cone, cylinder, ellipsoid, material, rod, type Solid, slope, sphere } from "./solids";
import { isTall, isWide } from "./studio";
import { project, trace } from "./trace";

/** A small shop from the street: an awning, a lit window with goods, a door, tubs with plants. */
export const paintShopfront: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const palette = setPalette(
    { ...idea, mood: idea.mood === "premium" ? "warm" : idea.mood, time: "day" },
    paletteRandom,
  );
  const isLate = idea.time === "dusk" || idea.time === "night";
  const light = daylightOf(idea, paletteRandom);
  paintSky(raster, { ...light, glow: 0, without: new Set(["sun"]) }, 0.9, 0.5, seed, idea.time === "night");
  const shift = isWide(raster) ? 0.5 : 0;
  const flip = random.chance(0.5) ? 1 : -1;
  const bricks = (x: number, y: number) => {
    const row = Math.floor(y / 0.11);
    const column = x / 0.32 + (row % 2) / 2;
    const toEdge = Math.min(
      Math.abs(y / 0.11 - Math.round(y / 0.11)) * 0.11,
      Math.abs(column - Math.round(column)) * 0.32,
    );
    return 1 - (1 - smoothstep(0.006, 0.016, toEdge)) * 0.35 - 0.22 * hash2(Math.floor(column), row, seed);
  };
  const plaster = random.pick([oklch(0.84, 0.03, 75), oklch(0.6, 0.075, 42), oklch(0.8, 0.03, 250)]);
  const wood = material(mix(palette.thing, oklch(0.3, 0.05, 200), 0.45), { gloss: 0.25 });
  const cream = material(oklch(0.95, 0.02, 85), { gloss: 0.1 });
  const cloth = material(palette.thing, { gloss: 0.08 });
  const warmth = isLate ? 1.1 : 0.45;
  const room = material(oklch(0.87, 0.1, 80), {
    gloss: 0,
    glow: warmth,
    pattern: {
      color: oklch(0.66, 0.125, 62),
      amount: (x, y) => smoothstep(0.1, 0.9, 0.7 - y * 0.35 + 0.3 * noise2(x * 3, y * 3, seed)),
    },
  });
  const goods = [
    palette.accent,
    palette.thingLight,
    oklch(0.68, 0.11, 62),
    oklch(0.56, 0.14, 30),
    oklch(0.9, 0.03, 85),
  ];
  const windowX = shift - flip * 0.5;
  const doorX = shift + flip * 1.08;
  const on = placesOn({ x: shift, y: 0, z: 0.6 }, 0);
  const solids: Solid[] = [
    box({ ...on(0, 2.22, 0.04), material: wood }, 1.72, 0.2, 0.08, 0.02),
    // Letters would have to say something, so the sign has a plain field.
    box({ ...on(0, 2.22, 0.11), material: cream }, 0.95, 0.1, 0.025, 0.02),
    box({ x: windowX, y: 1.12, z: 0.545, material: room }, 0.86, 0.6, 0.02, 0.01),
    box({ x: doorX, y: 0.98, z: 0.545, material: room }, 0.3, 0.66, 0.02, 0.01),
    box({ x: doorX, y: 0.18, z: 0.52, material: wood }, 0.34, 0.16, 0.03, 0.01),
    sphere(
      {
        x: doorX - flip * 0.25,
        y: 0.86,
        z: 0.49,
        material: material(palette.metal, { gloss: 0.9, metal: 1 }),
      },
      0.04,
    ),
    rod({ x: windowX - 0.29, y: 0.52, z: 0.53, material: wood }, 0, 1.2, 0, 0.02),
    rod({ x: windowX + 0.29, y: 0.52, z: 0.53, material: wood }, 0, 1.2, 0, 0.02),
    rod({ x: windowX - 0.86, y: 1.46, z: 0.53, material: wood }, 1.72, 0, 0, 0.018),
    box({ x: windowX, y: 0.5, z: 0.5, material: wood }, 0.92, 0.035, 0.09, 0.01),
  ];
  for (const [shelf, rise] of [0.56, 0.96].entries()) {
    if (shelf)
      solids.push(box({ x: windowX, y: rise - 0.03, z: 0.52, material: wood }, 0.84, 0.016, 0.03, 0.005));
    for (let i = 0; i < 6; i++) {
      const x = windowX - 0.7 + i * 0.28 + random.between(-0.03, 0.03);
      const of = material(random.pick(goods), { gloss: 0.3, glow: isLate ? 0.35 : 0.1 });
      const tall = random.between(0.06, 0.13);
      solids.push(
        i % 3 === 1
          ? ellipsoid({ x, y: rise + tall * 0.8, z: 0.5, material: of }, 0.1, tall * 0.8, 0.05)
          : cylinder({ x, y: rise + tall, z: 0.5, material: of }, 0.055 + 0.03 * random.next(), tall, 0.02),
      );
    }
  }
  for (const aside of [-0.58, 0, 0.58])
    solids.push(
      rod({ x: windowX + aside, y: 1.72, z: 0.5, material: wood }, 0, -0.18, 0, 0.008),
      sphere(
        {
          x: windowX + aside,
          y: 1.5,
          z: 0.5,
          material: material([1.7, 1.2, 0.6], { glow: isLate ? 1.6 : 0.7 }),
        },
        0.05,
      ),
    );
  const [lobe, lobes] = [0.145, 12];
  const striped = material(cloth.color, {
    gloss: 0.06,
    pattern: { color: cream.color, amount: (x) => (Math.floor((x - shift) / (lobe * 2) + 100) % 2 ? 1 : 0) },
  });
  solids.push(slope({ x: shift, y: 1.86, z: 0.14, material: striped }, lobe * lobes, 0.025, 0.4, 0.46));
  for (let i = 0; i < lobes; i++)
    solids.push(
      ellipsoid(
        { x: shift + (i * 2 + 1 - lobes) * lobe, y: 1.66, z: -0.25, material: i % 2 ? cloth : cream },
        lobe,
        0.13,
        0.02,
      ),
    );
  const clipped = material(oklch(0.44, 0.085, 140), {
    gloss: 0.05,
    pattern: {
      color: oklch(0.6, 0.11, 132),
      amount: (x, y, z) => noise2(x * 26 + z * 17, y * 26, seed) * 0.8,
    },
  });
  for (const x of [windowX - flip * 0.98, doorX + flip * 0.56]) {
    solids.push(
      cone(
        { x, y: 0.22, z: 0.1, material: material(oklch(0.5, 0.08, 45), { gloss: 0.1 }) },
        0.15,
        0.21,
        0.2,
        0.02,
      ),
    );
    if (palette.hasPlants)
      solids.push(
        rod({ x, y: 0.4, z: 0.1, material: wood }, 0, 0.3, 0, 0.025),
        sphere({ x, y: 0.62, z: 0.1, material: clipped }, 0.24),
        sphere({ x, y: 1.02, z: 0.1, material: clipped }, 0.16),
      );
  }
  const lampX = doorX + flip * 0.44;
  solids.push(
    sphere(
      { x: lampX, y: 1.5, z: 0.42, material: material([1.7, 1.2, 0.6], { glow: isLate ? 1.6 : 0.5 }) },
      0.075,
    ),
    rod({ x: lampX, y: 1.6, z: 0.56, material: wood }, 0, 0.02, -0.14, 0.02),
  );
  const camera = {
    height: 1.35,
    distance: 9.5,
    targetHeight: isTall(raster) ? 1.4 : 1.3,
    span: isTall(raster) ? 3.3 : 3.25,
    shiftDown: isTall(raster) ? 0.08 : 0.05,
  };
  const dim = isLate ? (idea.time === "night" ? 0.26 : 0.42) : 1;
  const evening = mix(light.sky[1]!, oklch(0.8, 0.03, 280), 0.4);
  trace(raster, {
    build: idea.build,
    solids,
    camera,
    light: {
      direction: [-0.7, 1, -1],
      color: scale(isLate ? evening : palette.key, isLate ? dim : 1.15),
      sky: scale(isLate ? evening : palette.sky, isLate ? dim * 0.75 : 1.4),
      bounce: scale(isLate ? oklch(0.75, 0.1, 65) : palette.bounce, isLate ? dim * 0.8 : 1.3),
      sharpness: 18,
      mask: null,
    },
    floor: { material: paving(isLate, seed), fadeFrom: 0, fadeTo: 0 },
    // Below it is painted wood, above it bricks: one plane is far quicker than boxes over the whole picture.
    wall: {
      z: 0.57,
      material: { ...wood, pattern: { color: plaster, amount: (x, y) => (y < 2.4 ? 0 : bricks(x, y)) } },
    },
  });
  if (!isLate) return;
  const side = Math.min(raster.width, raster.height);
  const glow = oklch(0.82, 0.12, 68);
  for (const [x, y, reach, strength] of [
    [windowX, 1.1, 0.5, 0.34],
    [doorX, 0.95, 0.3, 0.22],
    [lampX, 1.5, 0.2, 0.4],
    [windowX, 0, 0.42, 0.26],
  ] as const) {
    const spot = project(raster, camera, x, y, y === 0 ? -0.6 : 0.5);
    addGlow(raster, spot.x, spot.y, side * reach, glow, strength);
  }
};

/** Stones of a street, laid in rows. */
function paving(isLate: boolean, seed: number) {
  return material(oklch(isLate ? 0.5 : 0.68, 0.015, isLate ? 280 : 70), {
    gloss: isLate ? 0.45 : 0.1,
    pattern: {
      color: oklch(isLate ? 0.3 : 0.5, 0.02, 270),
      amount(x, _y, z) {
        const row = Math.floor(z / 0.24);
        const column = x / 0.36 + (row % 2) / 2;
        const toEdge = Math.min(
          Math.abs(z / 0.24 - Math.round(z / 0.24)) * 0.24,
          Math.abs(column - Math.round(column)) * 0.36,
        );
        return (1 - smoothstep(0.008, 0.03, toEdge)) * 0.75 + 0.35 * hash2(Math.floor(column), row, seed);
      },
    },
  });
}
