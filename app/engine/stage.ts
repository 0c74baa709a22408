import type { Canvas2D, EngineAssets, Picture } from "~/engine/canvas";
import type { PreparedLayer } from "~/engine/prepare-layer";
import type { Surface } from "~/engine/surface";
import { SurfaceCache } from "~/engine/surface-cache";
import type { Target } from "~/engine/target";
import type { Composition, Layer } from "~/scene/composition";

interface Scratch {
  context: Canvas2D;
  picture: Picture;
}

/** What of a composition decides how each of its layers is drawn. */
export type Setting = Pick<Composition, "width" | "height" | "language">;

/**
 * What layers share when drawn at one scale: those of one composition, and of those that follow it. Surfaces are painted at the canvas's own
 * pixels, so a small player keeps small ones and every copy is one to one.
 */
export interface Stage {
  composition: Setting;
  /** The latest ones: what is asked of them in each frame must not be kept. */
  assets: EngineAssets;
  /** What was prepared, for as long as somebody holds the layer. */
  layers: WeakMap<Layer, PreparedLayer>;
  /** Pixels of the canvas per pixel of the composition. */
  scaleX: number;
  scaleY: number;
  /** Kept by what they belong to; painted again when thrown away. */
  surfaces: SurfaceCache<object, Surface>;
  /** A canvas for passing work, at least this large, with anything on it. It must be given back. */
  borrowScratch(width: number, height: number): Scratch;
  returnScratch(scratch: Scratch): void;
}

export function makeStage(
  { width, height, language }: Setting,
  assets: EngineAssets,
  scaleX: number,
  scaleY: number,
): Stage {
  const free: Scratch[] = [];
  const stage: Stage = {
    composition: { width, height, language },
    assets,
    layers: new WeakMap(),
    scaleX,
    scaleY,
    surfaces: new SurfaceCache(),
    borrowScratch(width, height) {
      const last = free.pop();
      if (last && last.picture.width >= width && last.picture.height >= height) return last;
      // The smaller one is given up: its place is taken by one that will do for both.
      return stage.assets.createCanvas(
        Math.max(width, last?.picture.width ?? 0),
        Math.max(height, last?.picture.height ?? 0),
      );
    },
    returnScratch: (scratch) => {
      free.push(scratch);
    },
  };
  return stage;
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
      isUpright: b === 0 && c === 0 && a > 0 && d > 0,
    },
  };
}
