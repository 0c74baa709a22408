import { noise2 } from "./noise";
import { setPalette } from "./palette";
import { fillGradient, type ScenePainter, type SceneRequest } from "./scene-kit";
import { box, material, type Solid, turned } from "./solids";
import { isTall, studioLight } from "./studio";
import { trace } from "./trace";

/** A field of blocks of different heights, a few in a bright colour. */
export const paintBlocks: ScenePainter = (request: SceneRequest) => {
  const { raster, idea, random, paletteRandom, seed } = request;
  const palette = setPalette(idea, paletteRandom);
  fillGradient(raster, [palette.backdropTop, palette.backdropBottom]);
  const solids: Solid[] = [];
  const pitch = 0.92;
  const columns = 10;
  const rows = 11;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column - (columns - 1) / 2) * pitch;
      const z = (row - 4) * pitch;
      const swell = noise2(column * 0.5, row * 0.5, seed);
      const rise = 0.16 + 0.95 * swell * swell + row * 0.045 + random.between(0, 0.14);
      const roll = random.next();
      const color =
        roll < 0.1
          ? palette.accent
          : roll < 0.28
            ? palette.thing
            : roll < 0.5
              ? palette.propDeep
              : palette.prop;
      solids.push(
        box({ x, y: rise / 2, z, material: material(color, { gloss: 0.35 }) }, 0.43, rise / 2, 0.43, 0.06),
      );
    }
  }
  trace(raster, {
    build: idea.build,
    solids: solids.map((solid) => turnedAbout(solid, 38)),
    camera: {
      height: 6.2,
      distance: 8.4,
      targetHeight: 0.3,
      span: isTall(raster) ? 3.1 : 3.9,
      shiftDown: isTall(raster) ? 0.12 : 0.06,
    },
    light: { ...studioLight(palette), direction: [-1.1, 1.1, -0.35], sharpness: 7 },
    floor: { material: material(palette.floor, { gloss: 0.1 }), fadeFrom: 2, fadeTo: 7 },
    wall: null,
  });
};

/** Turns a solid and its place about the origin's upright axis. */
function turnedAbout(solid: Solid, degrees: number): Solid {
  const angle = (degrees * Math.PI) / 180;
  const spun = turned(solid, degrees);
  return {
    ...spun,
    x: solid.x * Math.cos(angle) + solid.z * Math.sin(angle),
    z: solid.z * Math.cos(angle) - solid.x * Math.sin(angle),
  };
}
