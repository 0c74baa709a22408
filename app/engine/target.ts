import type { Canvas2D } from "~/engine/canvas";

/** Where painting goes: a context whose units are pixels of the composition. */
export interface Target {
  context: Canvas2D;
  /** Place of the composition's corner on the context's canvas, in the canvas's own pixels. */
  originX: number;
  originY: number;
  /** Nothing but the stage's scale and the origin stands between the units and the canvas: no pose of a layer. */
  isPlain: boolean;
  /** At most a shift stands between, and the origin holds it. */
  isUpright: boolean;
}
