import type { Scene } from "~/scene/storyboard";

/** When one scene is on screen, in seconds from the start of the video. */
export interface SceneTiming {
  startSeconds: number;
  endSeconds: number;
  /** Length of the transition from the scene before; 0 for the first. */
  enterSeconds: number;
  /** When the next scene begins to come in; `null` for the last. */
  exitStartSeconds: number | null;
}

/**
 * Scenes follow each other with a transition between; a scene's own duration begins when its transition is over.
 * The whole lasts the sum of the durations and one transition less than there are scenes.
 */
export function timeScenes(scenes: readonly Scene[], transitionSeconds: number): SceneTiming[] {
  const timings: SceneTiming[] = [];
  let startSeconds = 0;
  for (const [index, scene] of scenes.entries()) {
    const enterSeconds = index === 0 ? 0 : transitionSeconds;
    const isLast = index === scenes.length - 1;
    const nextSeconds = startSeconds + enterSeconds + scene.durationSeconds;
    timings.push({
      startSeconds,
      endSeconds: isLast ? nextSeconds : nextSeconds + transitionSeconds,
      enterSeconds,
      exitStartSeconds: isLast ? null : nextSeconds,
    });
    startSeconds = nextSeconds;
  }
  return timings;
}
