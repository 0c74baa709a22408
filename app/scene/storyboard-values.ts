import * as z from "zod/mini";
import { type Scene, type Storyboard, sceneSchema, storyboardFieldsSchema } from "~/scene/storyboard";

const besidesScenesSchema = z.omit(storyboardFieldsSchema, { scenes: true });

/** Scenes that an edit leaves as they are have been read before. */
const known = new WeakSet<Scene>();

/**
 * What a person is told when an edit would make what no page could read again, as a number beyond its limits does; null where all is
 * well.
 */
export function refusalOfValues(storyboard: Storyboard): string | null {
  const isFine = (scene: Scene) => known.has(scene) || sceneSchema.safeParse(scene).success;
  if (!storyboard.scenes.every(isFine) || !besidesScenesSchema.safeParse(storyboard).success) {
    return "A value is larger, smaller or longer than a video can hold, so nothing was changed.";
  }
  for (const scene of storyboard.scenes) known.add(scene);
  return null;
}
