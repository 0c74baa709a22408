import { buildThing } from "./build-thing";
import { mix, oklch, scale } from "./color";
import { sprigs } from "./heaps";
import { noise2, smoothstep } from "./noise";
import { setPalette } from "./palette";
import type { ScenePainter } from "./scene-kit";
import { cone, cylinder, material, type Solid, sphere } from "./solids";
import { isTall, isWide } from "./studio";
import { type TracedScene, trace } from "./trace";

/** A vase of leaves before a wall on which the shadows of more leaves fall. */
export const paintLeaves: ScenePainter = ({ raster, idea, random, paletteRandom, seed }) => {
  const palette = setPalette(
    { ...idea, colors: idea.colors.filter((color) => color.h < 100 || color.h > 190) },
    paletteRandom,
  );
  const green = oklch(palette.isDark ? 0.24 : 0.84, 0.045, 140);
  const wallColor = mix(palette.prop, green, 0.55);
  const shift = isWide(raster) ? 1.2 : 0;
  const thing = idea.thing === "forms" ? "vase" : idea.thing;
  const pot = material(palette.thing, { gloss: 0.35 });
  const solids: Solid[] = [
    cylinder(
      { x: shift, y: 0.18, z: 0, material: material(mix(wallColor, palette.prop, 0.5), { gloss: 0.1 }) },
      0.98,
      0.18,
      0.04,
    ),
    ...buildThing(thing, { x: shift, y: 0.36, z: 0 }, palette, random),
    cone({ x: shift + 1.25, y: 0.3, z: 0.5, material: pot }, 0.24, 0.36, 0.3, 0.03),
    ...sprigs({ x: shift + 1.25, y: 0.58, z: 0.5 }, palette, random),
    ...sprigs({ x: shift + 1.25, y: 0.5, z: 0.62 }, palette, random),
    sphere({ x: shift - 1.2, y: 0.2, z: 0.2, material: material(palette.thingLight, { gloss: 0.3 }) }, 0.2),
  ];
  trace(raster, {
    build: idea.build,
    solids,
    camera: {
      height: 1.9,
      distance: 9.5,
      targetHeight: 1.15,
      span: isTall(raster) ? 3.5 : 3.9,
      shiftDown: isTall(raster) ? 0.1 : 0.05,
    },
    light: {
      direction: [-0.8, 0.8, -0.9],
      color: scale(palette.key, palette.isDark ? 0.9 : 1.3),
      sky: scale(palette.sky, 1.1),
      bounce: palette.bounce,
      sharpness: 9,
      mask: leafShadows(seed),
    },
    floor: { material: material(wallColor, { gloss: 0.1 }), fadeFrom: 0, fadeTo: 0 },
    wall: { z: 1.7, material: material(wallColor, { gloss: 0.04 }) },
  });
};

/** Light between the leaves of palm fronds that stand outside the picture. */
function leafShadows(seed: number): TracedScene["light"]["mask"] {
  const fronds = [
    { x: -2.6, y: 4.1, angle: -0.62, length: 3.1 },
    { x: -0.4, y: 5.0, angle: -1.25, length: 3.0 },
    { x: 2.5, y: 4.5, angle: -2.2, length: 2.8 },
  ].map((frond, i) => ({ ...frond, angle: frond.angle + (noise2(i * 3.7, 0.5, seed) - 0.5) * 0.5 }));
  return (x, y, z) => {
    const wallX = x + z * 0.6;
    const wallY = y + z * 0.55;
    let light = 1;
    for (const { x: rootX, y: rootY, angle, length } of fronds) {
      const dx = wallX - rootX;
      const dy = wallY - rootY;
      const along = dx * Math.cos(angle) + dy * Math.sin(angle);
      const bend = along * along * 0.05;
      const across = -dx * Math.sin(angle) + dy * Math.cos(angle) + bend;
      if (along < -0.2 || along > length + 0.9 || Math.abs(across) > 1.3) continue;
      // Leaflets leave the stem at 45 degrees, one every 0.26 units on each side.
      const root = along - Math.abs(across) * 0.9;
      const spacing = 0.26;
      const nearest = Math.round(root / spacing) * spacing;
      const reach = 1.15 * Math.sin(Math.PI * Math.min(1, Math.max(0, nearest / length)) ** 0.8) + 0.05;
      const share = Math.abs(across) / reach;
      const width = 0.075 * Math.sqrt(Math.max(0, 1 - share)) * Math.min(1, 0.35 + share * 3);
      const leaflet =
        nearest >= 0 && nearest <= length && share < 1
          ? smoothstep(width - 0.035, width + 0.04, Math.abs(root - nearest))
          : 1;
      const stem = along < length ? smoothstep(0.012, 0.06, Math.abs(across)) : 1;
      light = Math.min(light, leaflet, stem);
    }
    return 0.3 + 0.7 * light;
  };
}
