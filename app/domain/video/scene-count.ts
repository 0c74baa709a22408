import { scriptLimits } from "~/domain/video/script";

/** Time a viewer needs for a headline and a line below it, with the change of scene. */
const secondsPerScene = 4;

/** How many scenes fit a video of this length, within the limits of a script. */
export function sceneCountFor(lengthSeconds: number): number {
  const fitting = Math.round(lengthSeconds / secondsPerScene);
  return Math.min(scriptLimits.mostScenes, Math.max(scriptLimits.fewestScenes, fitting));
}
