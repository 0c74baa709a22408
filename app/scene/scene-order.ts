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

function sorted<One extends { role: SceneRole }>(scenes: readonly One[], order: readonly SceneRole[]): One[] {
  return [...scenes].sort((first, second) => order.indexOf(first.role) - order.indexOf(second.role));
}

function isSame<One>(first: readonly One[], second: readonly One[]): boolean {
  return first.every((scene, index) => scene === second[index]);
}

/**
 * The orders in which scenes that stand as their writer put them can be told, that one first: then with the proof or the
 * offer sooner or later. The first scene opens and the last one closes in all of them.
 */
export function tellableOrders<One extends { role: SceneRole }>(scenes: readonly One[]): One[][] {
  const middle = scenes.slice(1, -1);
  const orders = [middle, ...sceneOrders.map((order) => sorted(middle, order))];
  return orders
    .filter((one, index) => orders.findIndex((other) => isSame(other, one)) === index)
    .map((one) => [...scenes.slice(0, 1), ...one, ...(scenes.length > 1 ? scenes.slice(-1) : [])]);
}
