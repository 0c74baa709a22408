import type { SceneTiming } from "~/scene/resolve/timing";
import type { Scene } from "~/scene/storyboard";

/** Scenes that were one before a split, as long as they follow each other by a cut: what came in with the first stands in all. */
export interface Shot {
  /** Among the shots of the video. */
  place: number;
  /** Places of its scenes. */
  first: number;
  last: number;
}

type Split = Pick<Scene, "id" | "goesOnFrom" | "transition" | "layoutId">;

/** The shot of each scene; most scenes are one of their own. */
export function shotsOf(scenes: readonly Split[]): Shot[] {
  const shots: Shot[] = [];
  for (const [index, scene] of scenes.entries()) {
    const before = shots.at(-1);
    if (before && goesOnAfter(scene, scenes[before.first]!)) {
      before.last = index;
      shots.push(before);
    } else {
      shots.push({ place: before ? before.place + 1 : 0, first: index, last: index });
    }
  }
  return shots;
}

/** The scene it was split from, or itself. */
export function originOf({ id, goesOnFrom }: Pick<Scene, "id" | "goesOnFrom">): string {
  return goesOnFrom ?? id;
}

/** Whose chance a scene has: its own, or of a copy that of the scene it was made from. */
export function chanceOf(scene: Pick<Scene, "id" | "goesOnFrom" | "keptLook">): string {
  return scene.keptLook?.chanceOf ?? originOf(scene);
}

/** A layout of its own parts it from what the others show. */
function goesOnAfter(scene: Split, first: Split): boolean {
  return (
    scene.goesOnFrom === originOf(first) &&
    scene.transition?.seconds === 0 &&
    (scene.layoutId === undefined || scene.layoutId === first.layoutId)
  );
}

/** When all of a shot is on screen. */
export function timingOfShot({ first, last }: Shot, timings: readonly SceneTiming[]): SceneTiming {
  const begins = timings[first]!;
  if (first === last) return begins;
  return { ...timings[last]!, startSeconds: begins.startSeconds, enterSeconds: begins.enterSeconds };
}
