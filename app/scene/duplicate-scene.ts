import { addScene, requireScene } from "~/scene/edit-storyboard";
import { type Library, templateFrom } from "~/scene/library";
import { themeOf } from "~/scene/resolve/scene-theme";
import { designsOf } from "~/scene/resolve/whole-video";
import type { Scene, Storyboard } from "~/scene/storyboard";

/**
 * Puts a copy right after a scene, in the layout that the scene has now: left to itself a copy would get another one than its
 * neighbour, and what was moved in this one would be asleep. A voice that decides the length is the copy's own. Throws
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
  const { template, palette } = themeOf(templateFrom(library, storyboard.templateId), storyboard);
  const layoutId = designsOf(storyboard, template, palette, library)[index]?.layout.id;
  const { lastsAs, goesOnFrom: _, ...rest } = scene;
  const copy: Scene = {
    ...rest,
    id: newId,
    layoutId,
    ...(lastsAs?.voiceOfSceneId === sceneId ? { lastsAs: { ...lastsAs, voiceOfSceneId: newId } } : {}),
  };
  return addScene(storyboard, copy, index + 1);
}
