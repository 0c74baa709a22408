import { flameHeight } from "./build-season";
import { buildThing } from "./build-thing";
import type { Standing } from "./builder";
import { mix, oklch, scale } from "./color";
import { windowLight } from "./paint-room";
import { type SetPalette, setPalette } from "./palette";
import { addGlow } from "./raster";
import { fillGradient, type ScenePainter } from "./scene-kit";
import { arch, box, cylinder, disc, material, type Solid, sphere, turned } from "./solids";
import { isTall, isWide, seenFrom, studioLight } from "./studio";
import { project, type TracedScene, trace } from "./trace";

/** A product on a stage of simple forms, in front of a seamless backdrop. */
export const paintStage: ScenePainter = ({ raster, idea, random, paletteRandom, onSpot }) => {
  const palette = setPalette(idea, paletteRandom);
  fillGradient(raster, [
    palette.backdropTop,
    mix(palette.backdropTop, palette.backdropBottom, 0.6),
    palette.backdropBottom,
  ]);
  const side = Math.min(raster.width, raster.height);
  const aside = isWide(raster) ? 1.25 : 0;
  const glowX = raster.width / 2 + (aside / 4.4) * side;
  addGlow(raster, glowX, raster.height * 0.52, side * 0.75, palette.key, palette.isDark ? 0.05 : 0.09);

  const podium = idea.without?.has("props") ? 0 : random.between(0.24, 0.5);
  const matt = material(palette.prop, { gloss: 0.16 });
  const deep = material(palette.propDeep, { gloss: 0.16 });
  const thing = buildThing(idea.thing, { x: aside, y: podium, z: 0 }, palette, random);
  const solids: Solid[] = [
    cylinder({ x: aside, y: podium / 2, z: 0, material: matt }, 1.02, podium / 2, 0.04),
    ...thing,
  ];
  const flip = random.chance(0.5) ? 1 : -1;
  const arrangement = random.inTurn(["arch", "disc", "steps", "gate"] as const);
  const isByWindow = !palette.isDark && (idea.details?.has("window") ?? false);
  if (idea.without?.has("props")) {
    solids.shift();
  } else if (isByWindow) {
    // The light on the wall is the picture's ornament.
  } else if (arrangement === "arch") {
    solids.push(arch({ x: aside + flip * 0.75, y: 0, z: 1.25, material: deep }, 0.85, 2.5, 0.16, 0));
    solids.push(cylinder({ x: aside - flip * 1.28, y: 0.38, z: 0.75, material: matt }, 0.42, 0.38, 0.04));
    solids.push(
      sphere(
        { x: aside - flip * 1.28, y: 1.0, z: 0.75, material: material(palette.accent, { gloss: 0.5 }) },
        0.24,
      ),
    );
  } else if (arrangement === "disc") {
    solids.push(disc({ x: aside, y: 1.62, z: 1.35, material: deep }, 1.45, 0.1, 0.04));
    solids.push(
      turned(box({ x: aside + flip * 1.32, y: 0.22, z: 0.35, material: matt }, 0.36, 0.22, 0.36, 0.04), 24),
    );
    solids.push(
      sphere(
        { x: aside - flip * 1.32, y: 0.2, z: -0.25, material: material(palette.accent, { gloss: 0.5 }) },
        0.2,
      ),
    );
  } else if (arrangement === "steps") {
    for (let i = 0; i < 3; i++) {
      const rise = 0.3 * (i + 1) + podium;
      solids.push(
        box(
          {
            x: aside + flip * (0.55 + i * 0.52),
            y: rise / 2,
            z: 1.15 + i * 0.12,
            material: i % 2 ? matt : deep,
          },
          0.27,
          rise / 2,
          0.5,
          0.03,
        ),
      );
    }
    solids.push(
      sphere(
        {
          x: aside + flip * 1.59,
          y: 0.9 + podium + 0.24,
          z: 1.39,
          material: material(palette.accent, { gloss: 0.5 }),
        },
        0.24,
      ),
    );
    solids.push(
      sphere(
        {
          x: aside - flip * 1.3,
          y: 0.16,
          z: -0.2,
          material: material(palette.metal, { gloss: 0.9, metal: 1 }),
        },
        0.16,
      ),
    );
  } else {
    solids.push(arch({ x: aside, y: 0, z: 1.3, material: deep }, 1.45, 2.85, 0.2, 1.02));
    solids.push(
      sphere(
        { x: aside + flip * 1.4, y: 0.26, z: 0.1, material: material(palette.accent, { gloss: 0.5 }) },
        0.26,
      ),
    );
  }
  const camera = seenFrom(idea.view, {
    height: 2.3,
    distance: 9.5,
    targetHeight: 1.05,
    span: isTall(raster) ? 3.45 : 3.75,
    shiftDown: isWide(raster) ? 0.07 : isTall(raster) ? 0.1 : 0.05,
  });
  onSpot?.(project(raster, camera, aside, podium, -0.1));
  const studio = studioLight(palette);
  const flame = { x: aside, y: podium + flameHeight, z: 0 };
  const isLit = idea.thing === "candle" && palette.isDark;
  trace(raster, {
    build: idea.build,
    subject: thing[0] && { first: solids.indexOf(thing[0]), count: thing.length },
    solids,
    camera,
    light: isByWindow
      ? throughWindow(palette, aside)
      : isLit
        ? { ...studio, color: [2.1, 1.25, 0.5], mask: aroundFlame(flame) }
        : studio,
    floor: {
      material: material(palette.floor, { gloss: 0.12 }),
      fadeFrom: isByWindow ? 0 : 0.6,
      fadeTo: isByWindow ? 0 : 6,
    },
    wall: isByWindow ? { z: 1.9, material: material(palette.prop, { gloss: 0.04 }) } : null,
  });
  if (idea.thing !== "candle") return;
  const spot = project(raster, camera, flame.x, flame.y, 0);
  const warm = oklch(0.82, 0.13, 65);
  addGlow(raster, spot.x, spot.y, side * 0.13, warm, palette.isDark ? 0.75 : 0.35);
  addGlow(raster, spot.x, spot.y, side * 0.55, warm, palette.isDark ? 0.24 : 0.08);
};

/** Light from a flame: strong beside it, little across the room. */
function aroundFlame({ x, y, z }: Standing) {
  return (placeX: number, placeY: number, placeZ: number) =>
    1.25 / (0.55 + (placeX - x) ** 2 + (placeY - y) ** 2 + (placeZ - z) ** 2);
}

/** Sun through a window onto the wall behind. */
function throughWindow(palette: SetPalette, aside: number): TracedScene["light"] {
  return {
    direction: [-0.85, 0.75, -0.95],
    color: scale(mix(palette.key, oklch(0.95, 0.06, 78), 0.5), 1.3),
    sky: scale(palette.sky, 1.6),
    bounce: scale(palette.bounce, 2),
    sharpness: 14,
    mask: windowLight(aside - 0.75, 0.55, -0.22),
  };
}
