import type { Box, Layer } from "~/scene/composition";

/**
 * A layer on its way into the composition, and the part it plays when scenes change: a backdrop fills the canvas
 * and makes the transition, furniture appears with it, content has an entrance of its own.
 */
export interface Draft {
  layer: Layer;
  part: "backdrop" | "furniture" | "content";
  /** The part of the scene it belongs to, see `PartKey`; absent on what nobody can select. */
  key?: string;
  /** Where that part rests, where it is not the box around its layers. */
  box?: Box;
}

/** The same drafts as layers of a part that can be selected. */
export function keyed(key: string, drafts: readonly Draft[], box?: Box): Draft[] {
  return drafts.map((draft) => ({ ...draft, key, ...(box && { box }) }));
}
