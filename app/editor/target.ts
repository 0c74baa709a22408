import type { PartTarget } from "~/scene/edit-parts";

/** What can be selected in the editor, on the canvas, the timeline and in lists alike. */
export type Target =
  | PartTarget
  | { kind: "scene"; sceneId: string }
  | { kind: "voice"; sceneId: string }
  | { kind: "caption"; sceneId: string; index: number }
  | { kind: "sound"; id: string }
  | { kind: "marker"; id: string }
  | { kind: "music" };

/** The same string for the same target. */
export function targetKey(target: Target): string {
  switch (target.kind) {
    case "part":
      return `part/${target.sceneId}/${target.key}`;
    case "element":
      return `element/${target.sceneId}/${target.id}`;
    case "caption":
      return `caption/${target.sceneId}/${target.index}`;
    case "scene":
    case "voice":
      return `${target.kind}/${target.sceneId}`;
    case "overlay":
    case "sound":
    case "marker":
      return `${target.kind}/${target.id}`;
    case "music":
      return "music";
  }
}

export function isSameTarget(one: Target, other: Target): boolean {
  return targetKey(one) === targetKey(other);
}
