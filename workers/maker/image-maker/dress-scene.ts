import type { Oklch } from "../picture-maker/color";
import type { PictureIdea } from "../picture-maker/picture-idea";

/** Below this a colour is a grey, a white or a wood. */
const leastChroma = 0.05;
const lightGround = 0.82;

/**
 * A scene in given colours, the most important first: the ground, the thing, what shines beside it and what stands around it.
 * What the words name stays.
 */
export function dressScene(scene: PictureIdea, palette: readonly Oklch[]): PictureIdea {
  const [first] = palette;
  if (!first) return scene;
  const ground = scene.ground?.[0] ?? palette.find(({ l }) => l > lightGround) ?? first;
  const others = palette.filter((color) => color !== ground && isApart(color, ground));
  const colourful = others.filter(({ c }) => c >= leastChroma);
  const colors = [...scene.colors, ...colourful, ...others.filter(({ c }) => c < leastChroma)];
  const taken = new Set(colors.slice(0, 2));
  const around = others.find((color) => !taken.has(color));
  return { ...scene, ground: scene.ground ?? [ground], colors, ...(around && { around }) };
}

/** Whether a colour shows on another. */
function isApart(one: Oklch, other: Oklch): boolean {
  const across = one.c * Math.cos(radians(one.h)) - other.c * Math.cos(radians(other.h));
  const along = one.c * Math.sin(radians(one.h)) - other.c * Math.sin(radians(other.h));
  return Math.hypot(one.l - other.l, across, along) > 0.06;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
