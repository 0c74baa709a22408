import type { SceneRole } from "~/domain/video/scene-role";
import type { Scene } from "~/scene/storyboard";

/** Orders in which the parts of a short video are told: as a story, with the proof first, with the offer first. */
export const sceneOrders = [
  ["hook", "point", "proof", "offer", "action"],
  ["hook", "proof", "point", "offer", "action"],
  ["hook", "offer", "point", "proof", "action"],
] as const satisfies readonly (readonly SceneRole[])[];
type SceneOrder = (typeof sceneOrders)[number];

/**
 * The scenes in another order by role; those of one role keep theirs. Scenes that stand in none of the usual orders
 * were arranged by somebody and stay as they are, so that an order can always be taken back.
 */
export function orderScenes(scenes: readonly Scene[], order: SceneOrder): Scene[] {
  const isUsual = sceneOrders.some((usual) => isSame(sorted(scenes, usual), scenes));
  return isUsual ? sorted(scenes, order) : [...scenes];
}

function sorted(scenes: readonly Scene[], order: readonly SceneRole[]): Scene[] {
  return [...scenes].sort((first, second) => order.indexOf(first.role) - order.indexOf(second.role));
}

function isSame(first: readonly Scene[], second: readonly Scene[]): boolean {
  return first.every((scene, index) => scene === second[index]);
}
