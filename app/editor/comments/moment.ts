import type { Composition } from "~/scene/composition";
import type { Storyboard } from "~/scene/storyboard";
import type { CommentMoment } from "~/stores/content/video-comment";

/** Moments of comments hang on their scene, so that they go with it. Times are seconds from the video's start. */

type Shown = Pick<Composition, "sceneStartsSeconds" | "durationSeconds">;

/** The moment of a scene that stands at a time of the video. */
export function momentAt(
  { scenes }: Pick<Storyboard, "scenes">,
  { sceneStartsSeconds }: Shown,
  seconds: number,
): CommentMoment | null {
  const index = Math.max(
    0,
    sceneStartsSeconds.findLastIndex((start) => start <= seconds + 1e-6),
  );
  const scene = scenes[index];
  const start = sceneStartsSeconds[index];
  if (!scene || start === undefined) return null;
  const within = Math.min(600, Math.max(0, seconds - start));
  return { sceneId: scene.id, seconds: Math.round(within * 1000) / 1000, x: null, y: null };
}

/** When in the video a moment stands now, at most at the end of its scene; null where the scene is gone. */
export function timeOf(
  { sceneId, seconds }: CommentMoment,
  { scenes }: Pick<Storyboard, "scenes">,
  { sceneStartsSeconds, durationSeconds }: Shown,
): number | null {
  const index = scenes.findIndex(({ id }) => id === sceneId);
  const start = sceneStartsSeconds[index];
  if (start === undefined) return null;
  const end = sceneStartsSeconds[index + 1] ?? durationSeconds;
  return Math.min(start + seconds, Math.max(start, end - 1 / 30));
}
