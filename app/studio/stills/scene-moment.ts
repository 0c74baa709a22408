import type { Composition } from "~/scene/composition";

/** Late enough that a scene's words have come in, early enough that none has left. */
const SHARE_OF_SCENE = 0.62;

/** The moment that stands for a scene, in seconds from the start of the video. */
export function sceneMoment(
  { sceneStartsSeconds, durationSeconds }: Composition,
  sceneIndex: number,
): number {
  const start = sceneStartsSeconds[sceneIndex] ?? 0;
  const end = sceneStartsSeconds[sceneIndex + 1] ?? durationSeconds;
  return start + (end - start) * SHARE_OF_SCENE;
}
