/** How many scenes a script has. */
export const sceneCountLimits = { fewest: 2, most: 18 } as const;

/** Time a viewer needs for a headline and a line below it, with the change of scene. */
const secondsPerScene = 4;

/** How many scenes fit a video of this length, within the limits of a script. */
export function sceneCountFor(lengthSeconds: number): number {
  const fitting = Math.round(lengthSeconds / secondsPerScene);
  return Math.min(sceneCountLimits.most, Math.max(sceneCountLimits.fewest, fitting));
}
