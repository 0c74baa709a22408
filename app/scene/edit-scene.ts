import { requireScene } from "~/scene/edit-storyboard";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** Sets fields of a scene; `undefined` takes one away, so that the template decides again. Throws `scene-not-found`. */
export function changeSceneFields(
  storyboard: Storyboard,
  sceneId: string,
  fields: { [Name in "name" | "transition"]?: Scene[Name] | undefined },
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const entries = Object.entries({ ...scene, ...fields }).filter(([, value]) => value !== undefined);
  const changed = Object.fromEntries(entries) as Scene;
  return { ...storyboard, scenes: storyboard.scenes.map((other) => (other === scene ? changed : other)) };
}
