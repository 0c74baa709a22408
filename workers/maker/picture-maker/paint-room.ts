import { mix, oklch, scale } from "./color";
import { sprigs } from "./heaps";
import { hash2, noise2, smoothstep } from "./noise";
import { type SetPalette, setPalette } from "./palette";
import type { ScenePainter } from "./scene-kit";
import { box, cone, cylinder, disc, ellipsoid, material, rod, type Solid, turned } from "./solids";
import { isTall, isWide } from "./studio";
import { type TracedScene, trace } from "./trace";

/** Sun through a window with bars, on the wall and everything before it. */
export function windowLight(left: number, bottom: number, slant: number): TracedScene["light"]["mask"] {
  return (x, y, z) => {
    // Places are moved along the light onto the wall, so that the pattern bends over the furniture.
    const u = x + z * 0.62 - left - (y - bottom) * slant;
    const v = y + z * 0.5 - bottom;
    const soft = 0.07;
    const inside =
      smoothstep(0, soft, u) *
      (1 - smoothstep(1.9, 1.9 + soft, u)) *
      smoothstep(0, soft, v) *
      (1 - smoothstep(2.6, 2.6 + soft, v));
    const upright = smoothstep(0.035, 0.035 + soft, Math.abs(u - 0.95));
    const level =
      smoothstep(0.035, 0.035 + soft, Math.abs(v - 0.9)) *
      smoothstep(0.035, 0.035 + soft, Math.abs(v - 1.75));
    return 0.1 + 0.9 * inside * upright * level;
  };
}

/** Floor boards laid towards the viewer, each a little different. */
function planks(isDark: boolean, seed: number) {
  const board = 0.42;
  return material(oklch(isDark ? 0.36 : 0.74, 0.07, 66), {
    gloss: 0.3,
    pattern: {
      color: oklch(isDark ? 0.24 : 0.55, 0.07, 56),
      amount(x, _y, z) {
        const column = Math.floor(x / board);
        const along = z / 2.2 + hash2(column, 1, seed);
        const tone = hash2(column, Math.floor(along), seed) * 0.45;
        const figure = noise2(x * 16, z * 1.6, seed) * 0.3;
        const gap =
          1 -
          smoothstep(
            0.008,
            0.02,
            Math.min(
              Math.abs(x / board - Math.round(x / board)) * board,
              Math.abs(along - Math.round(along)) * 2.2,
            ),
          );
        return tone + figure + gap;
      },
    },
  });
}

/** A made bed, its head at the wall. */
function bed(x: number, palette: SetPalette, flip: number): Solid[] {
  const frame = material(oklch(0.58, 0.07, 62), { gloss: 0.2 });
  const linen = material(oklch(0.95, 0.01, 85), { gloss: 0.03, translucency: 0.35 });
  const cover = material(palette.thing, { gloss: 0.05, translucency: 0.35 });
  const cushion = material(palette.accent, { gloss: 0.05, translucency: 0.35 });
  return [
    box({ x, y: 0.72, z: 1.75, material: frame }, 1.28, 0.6, 0.06, 0.05),
    box({ x, y: 0.22, z: 0.7, material: frame }, 1.2, 0.12, 1.05, 0.05),
    box({ x, y: 0.44, z: 0.7, material: linen }, 1.15, 0.18, 1.0, 0.12),
    box({ x, y: 0.5, z: 0.25, material: cover }, 1.19, 0.2, 0.62, 0.14),
    box({ x, y: 0.66, z: 0.84, material: linen }, 1.17, 0.07, 0.14, 0.06),
    ...[-0.56, 0.56].flatMap((aside) => [
      box({ x: x + aside, y: 0.84, z: 1.44, material: linen }, 0.46, 0.26, 0.15, 0.13),
      box({ x: x + aside * 0.86, y: 0.78, z: 1.2, material: cover }, 0.38, 0.22, 0.13, 0.12),
    ]),
    turned(box({ x: x + flip * 0.1, y: 0.76, z: 1.0, material: cushion }, 0.3, 0.18, 0.1, 0.09), 4),
  ];
}

/** A quiet room with window light on the wall. */
export const paintRoom: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const palette = setPalette(
    // A room is elegant by day as well; only night makes it dark.
    {
      ...idea,
      mood:
        idea.mood === "playful" || idea.mood === "bold"
          ? "warm"
          : idea.mood === "premium" && idea.time !== "night"
            ? "plain"
            : idea.mood,
    },
    paletteRandom,
  );
  const wall = material(palette.prop, { gloss: 0.05 });
  const flip = random.inTurn([1, -1]);
  const fabric = material(palette.thing, { gloss: 0.08, translucency: 0.35 });
  const cushion = material(palette.accent, { gloss: 0.08, translucency: 0.35 });
  const legs = material(oklch(0.42, 0.06, 55), { gloss: 0.35 });
  const shift = isWide(raster) ? 1.1 : 0;
  const solids: Solid[] = [];
  const isBedroom = idea.details?.has("bed") ?? false;
  const hasSofa = random.chance(0.55) || isBedroom;
  const seatHalf = hasSofa ? 1.15 : 0.55;
  const seatX = shift - flip * 0.2;
  if (isBedroom) solids.push(...bed(seatX, palette, flip));
  else
    solids.push(
      box({ x: seatX, y: 0.42, z: 0.6, material: fabric }, seatHalf, 0.2, 0.52, 0.12),
      turned(box({ x: seatX, y: 0.86, z: 1.02, material: fabric }, seatHalf, 0.46, 0.16, 0.13), 0),
      box({ x: seatX - seatHalf - 0.06, y: 0.58, z: 0.6, material: fabric }, 0.15, 0.34, 0.54, 0.13),
      box({ x: seatX + seatHalf + 0.06, y: 0.58, z: 0.6, material: fabric }, 0.15, 0.34, 0.54, 0.13),
      turned(
        box({ x: seatX - flip * seatHalf * 0.5, y: 0.84, z: 0.74, material: cushion }, 0.27, 0.25, 0.1, 0.1),
        8,
        flip * 10,
      ),
    );
  for (const [x, z] of [
    [-1, 0.2],
    [1, 0.2],
    [-1, 0.95],
    [1, 0.95],
  ] as const) {
    solids.push(
      rod({ x: seatX + x * (seatHalf - 0.08), y: 0.02, z, material: legs }, -x * 0.03, 0.22, 0, 0.035),
    );
  }
  const tableX = seatX + flip * (seatHalf + 0.72);
  solids.push(
    cylinder({ x: tableX, y: 0.5, z: 0.3, material: legs }, 0.36, 0.03, 0.02),
    rod({ x: tableX, y: 0.02, z: 0.3, material: legs }, 0, 0.46, 0, 0.035),
    cylinder({ x: tableX, y: 0.03, z: 0.3, material: legs }, 0.24, 0.02, 0.015),
    ellipsoid(
      { x: tableX, y: 0.71, z: 0.3, material: material(palette.thingLight, { gloss: 0.4 }) },
      0.15,
      0.18,
      0.15,
    ),
    ...sprigs({ x: tableX, y: 0.84, z: 0.3 }, palette, random),
  );
  const lampX = seatX - flip * (seatHalf + 0.55);
  solids.push(
    rod({ x: lampX, y: 0, z: 1.05, material: legs }, 0, 1.75, 0, 0.02),
    cylinder({ x: lampX, y: 0.02, z: 1.05, material: legs }, 0.22, 0.02, 0.015),
    cone(
      {
        x: lampX,
        y: 1.9,
        z: 1.05,
        material: material(oklch(0.92, 0.04, 82), {
          glow: palette.isDark ? 0.9 : 0.18,
          translucency: 0.8,
          gloss: 0,
        }),
      },
      0.3,
      0.19,
      0.22,
      0.02,
    ),
    cylinder(
      {
        x: seatX,
        y: 0.012,
        z: 0.2,
        material: material(mix(palette.propDeep, palette.thingLight, 0.4), { gloss: 0 }),
      },
      1.75,
      0.012,
      0.01,
    ),
  );
  const frameX = seatX + flip * 0.25;
  solids.push(
    box({ x: frameX, y: 2.15, z: 1.95, material: legs }, 0.42, 0.54, 0.03, 0.015),
    box(
      { x: frameX, y: 2.15, z: 1.93, material: material(oklch(0.93, 0.015, 85), { gloss: 0 }) },
      0.385,
      0.505,
      0.03,
      0.01,
    ),
    disc(
      { x: frameX + 0.06, y: 2.05, z: 1.905, material: material(palette.accent, { gloss: 0 }) },
      0.2,
      0.012,
      0.008,
    ),
  );
  const warmKey = mix(palette.key, oklch(0.95, 0.06, 78), 0.5);
  trace(raster, {
    build: idea.build,
    solids,
    camera: {
      height: 1.5,
      distance: 9.5,
      targetHeight: isTall(raster) ? 1.35 : 1.2,
      span: isTall(raster) ? 3.4 : 3.7,
      shiftDown: isTall(raster) ? 0.09 : 0.05,
    },
    light: {
      direction: [-0.85, 0.75, -0.95],
      color: scale(warmKey, palette.isDark ? 0.85 : 1.3),
      sky: scale(palette.sky, palette.isDark ? 1.3 : 1.75),
      bounce: scale(palette.bounce, palette.isDark ? 1.45 : 2.3),
      sharpness: 14,
      mask: windowLight(seatX - 1.25 + flip * 0.3, 0.75, -0.22),
    },
    floor: { material: planks(palette.isDark, seed), fadeFrom: 0, fadeTo: 0 },
    wall: { z: 2, material: wall },
  });
};
