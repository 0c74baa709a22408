import { useMemo, useRef } from "react";
import { duplicateScene } from "~/scene/duplicate-scene";
import { addSceneAfter } from "~/scene/edit-storyboard";
import { moveSceneAndHold, removeSceneAndTie } from "~/scene/edit-time-scenes";
import { keepingLooks } from "~/scene/keep-looks";
import type { Library } from "~/scene/library";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import type { Storyboard } from "~/scene/storyboard";
import { showUndoToast } from "~/ui/toast";
import { tryEdit } from "../try-edit";
import type { ChangeVideo, SceneTask } from "./scene-task";

/** What can be done to a scene from its card. The same object for the life of the panel, so that cards rest. */
export interface SceneActions {
  change: ChangeVideo;
  /** Makes a scene the one that is edited and shows it in the player. */
  select(sceneId: string): void;
  open(task: SceneTask): void;
  moveTo(sceneId: string, index: number): void;
  duplicate(sceneId: string): void;
  addAfter(sceneId: string): void;
  remove(sceneId: string): void;
}

interface Surroundings {
  storyboard: Storyboard;
  library: Library;
  change: ChangeVideo;
  select: (sceneId: string) => void;
  open: (task: SceneTask) => void;
  /** Says to those who listen what a move did. */
  announce: (message: string) => void;
}

export function useSceneActions(surroundings: Surroundings): SceneActions {
  const latest = useRef(surroundings);
  latest.current = surroundings;
  return useMemo(() => {
    const placeOf = (sceneId: string) =>
      latest.current.storyboard.scenes.findIndex((scene) => scene.id === sceneId);
    const keepLooks = (made: (storyboard: Storyboard) => Storyboard) =>
      latest.current.change(keepingLooks(made, latest.current.library));
    const put = (make: (storyboard: Storyboard, newId: string) => Storyboard) =>
      tryEdit(() => {
        const newId = crypto.randomUUID();
        // Tried on what is shown first: a refusal must come here, not in the middle of a render.
        make(latest.current.storyboard, newId);
        keepLooks((current) => make(current, newId));
        latest.current.select(newId);
      });

    return {
      change: (edited, place) => latest.current.change(edited, place),
      select: (sceneId) => latest.current.select(sceneId),
      open: (task) => latest.current.open(task),
      moveTo(sceneId, index) {
        const count = latest.current.storyboard.scenes.length;
        const to = Math.min(count - 1, Math.max(0, index));
        if (to === placeOf(sceneId)) return;
        const { library } = latest.current;
        keepLooks((current) => moveSceneAndHold(current, sceneId, to, library));
        latest.current.announce(`Now scene ${to + 1} of ${count}`);
      },
      duplicate: (sceneId) =>
        put((current, newId) => duplicateScene(current, sceneId, newId, latest.current.library)),
      addAfter: (sceneId) => put((current, newId) => addSceneAfter(current, sceneId, newId)),
      remove: (sceneId) =>
        tryEdit(() => {
          const { storyboard, library, change, select } = latest.current;
          const index = placeOf(sceneId);
          const remove = keepingLooks((current) => removeSceneAndTie(current, sceneId, library), library);
          // Tried on what is shown first, as above.
          const removed = remove(storyboard);
          change(remove);
          const next = storyboard.scenes[index + 1] ?? storyboard.scenes[index - 1];
          if (next) select(next.id);
          showUndoToast(`Scene ${index + 1} removed`, () => {
            // What hung on it hangs on it again.
            latest.current.change((current) => mergeStoryboards(removed, storyboard, current).storyboard);
            latest.current.select(sceneId);
          });
        }),
    };
  }, []);
}
