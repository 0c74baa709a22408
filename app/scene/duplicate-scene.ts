import { addScene, requireScene } from "~/scene/edit-storyboard";
import { designsIn, keepLooks } from "~/scene/keep-looks";
import type { Library } from "~/scene/library";
import { chanceOf } from "~/scene/shots";
import type { Scene, Storyboard } from "~/scene/storyboard";

/**
 * Puts a copy right after a scene, with the layout and the ground that the scene has now: left to itself a copy would get others
 * than its neighbour, and what was moved in it would be asleep. All other scenes look as they did. A voice that decides the length is the copy's own. Throws
 * `scene-not-found`, `too-many-scenes` and `scene-id-taken`.
 */
export function duplicateScene(
  storyboard: Storyboard,
  sceneId: string,
  newId: string,
  library: Library,
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const index = storyboard.scenes.indexOf(scene);
  const { layout, ground } = designsIn(storyboard, library)[index]!;
  const { templateId, seed } = storyboard;
  const { lastsAs, goesOnFrom: _, ...rest } = scene;
  const copy: Scene = {
    ...rest,
    id: newId,
    layoutId: layout.id,
    keptLook: { templateId, seed, layoutId: layout.id, ground, chanceOf: chanceOf(scene) },
    ...(lastsAs?.voiceOfSceneId === sceneId ? { lastsAs: { ...lastsAs, voiceOfSceneId: newId } } : {}),
  };
  return keepLooks(storyboard, addScene(storyboard, copy, index + 1), library);
}
