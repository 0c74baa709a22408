import type { Layer } from "~/scene/composition";

/**
 * A layer on its way into the composition, and the part it plays when scenes change: a backdrop fills the canvas
 * and makes the transition, furniture appears with it, content has an entrance of its own.
 */
export interface Draft {
  layer: Layer;
  part: "backdrop" | "furniture" | "content";
}
