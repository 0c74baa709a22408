import type { Target } from "~/editor/target";
import type { Composition } from "~/scene/composition";
import type { Storyboard } from "~/scene/storyboard";

/** Whether there still is what is selected: edits here and elsewhere take things away. */
export function isThere(target: Target, storyboard: Storyboard, composition: Composition): boolean {
  switch (target.kind) {
    case "music":
      return storyboard.music !== null;
    case "overlay":
      return storyboard.overlays?.[target.id] !== undefined;
    case "sound":
      return storyboard.sounds?.[target.id] !== undefined;
    case "marker":
      return storyboard.markers?.[target.id] !== undefined;
  }
  const scene = storyboard.scenes.find(({ id }) => id === target.sceneId);
  if (!scene) return false;
  switch (target.kind) {
    case "scene":
    case "caption":
      return true;
    case "voice":
      return scene.voice !== undefined;
    case "element":
      return scene.elements?.[target.id] !== undefined;
    case "part":
      return (
        composition.parts?.some(
          ({ sceneId, key }) => sceneId === target.sceneId && key === `part:${target.key}`,
        ) ?? true
      );
  }
}
