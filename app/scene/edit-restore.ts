import { sameData } from "~/domain/data/same-data";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import { mostScenes, type Storyboard } from "~/scene/storyboard";

/** The storyboard as it was, as one edit. What stayed the same stays the very same objects, so that little is drawn anew. */
export function restoreStoryboard(now: Storyboard, was: Storyboard): Storyboard {
  const scenes = was.scenes.map((scene) => {
    const present = now.scenes.find(({ id }) => id === scene.id);
    return present && sameData(present, scene) ? present : scene;
  });
  return { ...was, scenes };
}

/**
 * One scene as it was; one that is gone comes back behind the scene it followed. Throws StoryboardEditError where the scene was
 * not there either, and where there is no room for it.
 */
export function restoreScene(now: Storyboard, was: Storyboard, sceneId: string): Storyboard {
  const at = was.scenes.findIndex(({ id }) => id === sceneId);
  const scene = was.scenes[at];
  if (!scene) throw new StoryboardEditError("scene-not-found", "There is no such scene in this version.");
  if (now.scenes.some(({ id }) => id === sceneId)) {
    return { ...now, scenes: now.scenes.map((present) => (present.id === sceneId ? scene : present)) };
  }
  if (now.scenes.length >= mostScenes) {
    throw new StoryboardEditError(
      "too-many-scenes",
      `A video has at most ${mostScenes} scenes. Delete one to bring another back.`,
    );
  }
  const before = was.scenes.slice(0, at).map(({ id }) => id);
  const place = now.scenes.findLastIndex(({ id }) => before.includes(id)) + 1;
  return { ...now, scenes: now.scenes.toSpliced(place, 0, scene) };
}
