import type { Composition } from "~/scene/composition";

/** Far enough into the first scene that its text has come in, and before anything leaves. */
const SHARE_OF_FIRST_SCENE = 0.35;

/** The moment that stands for a video where one picture has to, in seconds. */
export function stillTime(composition: Composition): number {
  const firstSceneEnd = composition.sceneStartsSeconds[1] ?? composition.durationSeconds;
  return firstSceneEnd * SHARE_OF_FIRST_SCENE;
}
