import type { Rgb } from "./color";

/** How a surface takes light. */
export interface Material {
  color: Rgb;
  /** 0 matt, 1 mirror-like highlights. */
  gloss: number;
  /** 0 plastic or clay, 1 metal: highlights take the surface's colour. */
  metal: number;
  /** Light of its own, as a share of its colour. */
  glow: number;
  /** Light that passes through thin or waxy matter and lifts its shadows. */
  translucency: number;
  /** A second colour and how much of it shows at a place, for crumb, grain and speckle. */
  pattern: { color: Rgb; amount(x: number, y: number, z: number): number } | null;
}

export function material(color: Rgb, options: Partial<Omit<Material, "color">> = {}): Material {
  return { color, gloss: 0.25, metal: 0, glow: 0, translucency: 0.15, pattern: null, ...options };
}

export type Shape =
  | "sphere"
  | "ellipsoid"
  | "box"
  | "cylinder"
  | "cone"
  | "ring"
  | "hoop"
  | "disc"
  | "bowl"
  | "cup"
  | "arch"
  | "rod"
  | "slope";

/** A body in the scene. Lengths are scene units; y points up and the floor is y = 0. */
export interface Solid {
  shape: Shape;
  x: number;
  y: number;
  z: number;
  /** Up to four sizes; what they mean is the shape's own. */
  sizes: readonly number[];
  /** Radius of a ball around the centre that holds the whole body. */
  reach: number;
  /** Turn about the upright axis, then lean sideways, in degrees. */
  yawDegrees: number;
  rollDegrees: number;
  material: Material;
}

interface Place {
  x: number;
  y: number;
  z: number;
  material: Material;
}

function solid(shape: Shape, { x, y, z, material }: Place, sizes: readonly number[], reach: number): Solid {
  return { shape, x, y, z, material, sizes, reach, yawDegrees: 0, rollDegrees: 0 };
}

export const sphere = (place: Place, radius: number) => solid("sphere", place, [radius], radius);

export const ellipsoid = (place: Place, radiusX: number, radiusY: number, radiusZ: number) =>
  solid("ellipsoid", place, [radiusX, radiusY, radiusZ], Math.max(radiusX, radiusY, radiusZ));

/** A box with rounded edges, given by half its width, height and depth. */
export const box = (place: Place, halfX: number, halfY: number, halfZ: number, edge: number) =>
  solid("box", place, [halfX, halfY, halfZ, edge], Math.hypot(halfX, halfY, halfZ));

/** A standing cylinder with rounded rims. */
export const cylinder = (place: Place, radius: number, halfHeight: number, edge: number) =>
  solid("cylinder", place, [radius, halfHeight, edge], Math.hypot(radius, halfHeight));

/** A standing cone with its top cut off and rounded rims: a shoulder of a bottle, a flower pot, a lamp shade. */
export const cone = (
  place: Place,
  bottomRadius: number,
  topRadius: number,
  halfHeight: number,
  edge: number,
) =>
  solid(
    "cone",
    place,
    [bottomRadius, topRadius, halfHeight, edge],
    Math.hypot(Math.max(bottomRadius, topRadius), halfHeight),
  );

/** A ring lying flat. */
export const ring = (place: Place, radius: number, thickness: number) =>
  solid("ring", place, [radius, thickness], radius + thickness);

/** A ring standing upright, facing the viewer. */
export const hoop = (place: Place, radius: number, thickness: number) =>
  solid("hoop", place, [radius, thickness], radius + thickness);

/** A round plate standing upright, facing the viewer. */
export const disc = (place: Place, radius: number, halfDepth: number, edge: number) =>
  solid("disc", place, [radius, halfDepth, edge], Math.hypot(radius, halfDepth));

/** A bowl: the lower part of a ball, hollow, with a rounded lip. `opening` is the height of the lip over the centre. */
export const bowl = (place: Place, radius: number, thickness: number, opening: number) =>
  solid(
    "bowl",
    place,
    [radius, thickness, opening, Math.sqrt(radius * radius - opening * opening)],
    radius + thickness,
  );

/** A cup: a hollow cylinder, open at the top. */
export const cup = (place: Place, radius: number, halfHeight: number, thickness: number) =>
  solid("cup", place, [radius, halfHeight, thickness], Math.hypot(radius, halfHeight));

/** A wall with a round top, and an arched opening in it when `opening` is over 0. Its place is the middle of its foot. */
export const arch = (place: Place, halfWidth: number, height: number, halfDepth: number, opening: number) =>
  solid("arch", place, [halfWidth, height, halfDepth, opening], Math.hypot(halfWidth, height, halfDepth));

/** A slab that rises backwards by `rise` for each unit, as an awning does. Half sizes. */
export const slope = (place: Place, halfX: number, halfY: number, halfZ: number, rise: number) =>
  solid("slope", place, [halfX, halfY, halfZ, rise], Math.hypot(halfX, halfY + halfZ * rise, halfZ));

/** A straight rod with round ends, from its place to an offset. */
export const rod = (place: Place, toX: number, toY: number, toZ: number, radius: number) =>
  solid("rod", place, [toX, toY, toZ, radius], Math.hypot(toX, toY, toZ) + radius);

/** The same body turned about the upright axis, then leaned sideways, in degrees. */
export const turned = (body: Solid, yawDegrees: number, rollDegrees = 0): Solid => ({
  ...body,
  yawDegrees: body.yawDegrees + yawDegrees,
  rollDegrees: body.rollDegrees + rollDegrees,
});
