import type { Canvas2D, EngineAssets, Picture } from "~/engine/canvas";
import type { Surface } from "~/engine/surface";
import { SurfaceCache } from "~/engine/surface-cache";
import type { Target } from "~/engine/target";
import type { Composition } from "~/scene/composition";

/**
 * What the layers of one composition share when drawn at one scale. Surfaces are painted at the canvas's own
 * pixels, so a small player keeps small ones and every copy is one to one.
 */
export interface Stage {
  composition: Composition;
  assets: EngineAssets;
  /** Pixels of the canvas per pixel of the composition. */
  scaleX: number;
  scaleY: number;
  /** Kept by what they belong to; painted again when thrown away. */
  surfaces: SurfaceCache<object, Surface>;
  /** A canvas for passing work at a depth of nesting, at least this large; what it holds is anyone's. */
  scratch(depth: number, width: number, height: number): { context: Canvas2D; picture: Picture };
}

export function makeStage(
  composition: Composition,
  assets: EngineAssets,
  scaleX: number,
  scaleY: number,
): Stage {
  const scratches: { context: Canvas2D; picture: Picture }[] = [];
  return {
    composition,
    assets,
    scaleX,
    scaleY,
    surfaces: new SurfaceCache(),
    scratch(depth, width, height) {
      const present = scratches[depth];
      if (present && present.picture.width >= width && present.picture.height >= height) return present;
      const made = assets.createCanvas(
        Math.max(width, present?.picture.width ?? 0),
        Math.max(height, present?.picture.height ?? 0),
      );
      scratches[depth] = made;
      return made;
    },
  };
}

/** The scale a context draws at, read from its transformation. */
export function scaleOf(context: Canvas2D): { scaleX: number; scaleY: number; target: Target } {
  const { a, b, c, d, e, f } = context.getTransform();
  return {
    scaleX: Math.hypot(a, b) || 1,
    scaleY: Math.hypot(c, d) || 1,
    target: {
      context,
      originX: e,
      originY: f,
      isPlain: b === 0 && c === 0 && a > 0 && d > 0,
      depth: 0,
    },
  };
}
