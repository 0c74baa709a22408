import type { SceneAnchor } from "~/scene/anchor";
import type { Element } from "~/scene/element";

/** Whether two elements of one id, in scenes that follow each other, are one that a split has parted. */
export function areHalves(first: Element | undefined, second: Element | undefined): boolean {
  return first !== undefined && second !== undefined && isAt(first.end, "end") && isAt(second.start, "start");
}

function isAt(anchor: SceneAnchor, to: SceneAnchor["to"]): boolean {
  return anchor.to === to && anchor.seconds === 0;
}
