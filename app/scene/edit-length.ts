import { removeScene } from "~/scene/edit-storyboard";
import { builtInLibrary, type Library } from "~/scene/library";
import { sceneSecondsFor } from "~/scene/reading-time";
import { headingOf } from "~/scene/scene-heading";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { setVideoSeconds, videoSeconds } from "~/scene/video-length";

/** A scene that was left out to make the video shorter. */
export interface DroppedScene {
  sceneId: string;
  /** Its place among the scenes before, from 0. */
  index: number;
  /** What it said, as one line; may be empty. */
  heading: string;
}

export interface CutVideo {
  storyboard: Storyboard;
  dropped: DroppedScene[];
  /** How long it is now; more than asked for where even two scenes take longer. */
  seconds: number;
}

/** What a short video cannot do without comes last. */
const leastNeeded = ["point", "proof", "offer", "action", "hook"] as const;
/** Texts may stand this part of their reading time before a scene goes. */
const QUICKEST = 0.8;

/**
 * The video cut to a length, in seconds: scenes are hurried as far as their text can be read, then the least needed go (points
 * first, the later before the earlier), until the rest fits. The opening and the closing scene stay. Takes no more than it must.
 */
export function cutToSeconds(
  storyboard: Storyboard,
  seconds: number,
  library: Library = builtInLibrary,
): CutVideo {
  let current = storyboard;
  const dropped: DroppedScene[] = [];
  for (;;) {
    const hurried = hurry(current, seconds, library);
    if (hurried) return { storyboard: hurried, dropped, seconds: videoSeconds(hurried, library) };
    const next = leastNeededScene(current);
    if (!next) break;
    dropped.push({
      sceneId: next.id,
      index: storyboard.scenes.findIndex(({ id }) => id === next.id),
      heading: headingOf(next, storyboard.language).text,
    });
    current = removeScene(current, next.id);
  }
  const shortest = setVideoSeconds(current, seconds, library);
  return { storyboard: shortest, dropped, seconds: videoSeconds(shortest, library) };
}

/** The video in so many seconds with every text readable; null where that cannot be. */
function hurry(storyboard: Storyboard, seconds: number, library: Library): Storyboard | null {
  if (videoSeconds(storyboard, library) <= seconds + 0.05) return storyboard;
  const shortest = videoSeconds(
    { ...storyboard, scenes: storyboard.scenes.map((scene) => quickest(scene, storyboard.language)) },
    library,
  );
  if (shortest > seconds + 0.05) return null;
  const [low, high] = [
    new Map(
      storyboard.scenes.map((scene) => [scene.id, quickest(scene, storyboard.language).durationSeconds]),
    ),
    new Map(storyboard.scenes.map((scene) => [scene.id, scene.durationSeconds])),
  ];
  let [from, to] = [0, 1];
  let best: Storyboard | null = null;
  for (let step = 0; step < 24; step++) {
    const share = (from + to) / 2;
    const tried = {
      ...storyboard,
      scenes: storyboard.scenes.map((scene) => {
        const [least, most] = [low.get(scene.id)!, high.get(scene.id)!];
        return { ...scene, durationSeconds: Math.round((least + (most - least) * share) * 1000) / 1000 };
      }),
    };
    if (videoSeconds(tried, library) <= seconds + 0.05) {
      best = tried;
      from = share;
    } else to = share;
  }
  return (
    best ?? {
      ...storyboard,
      scenes: storyboard.scenes.map((scene) => quickest(scene, storyboard.language)),
    }
  );
}

function quickest(scene: Scene, language: string): Scene {
  const least = Math.max(1, sceneSecondsFor(scene.slots, language) * QUICKEST);
  return least < scene.durationSeconds
    ? { ...scene, durationSeconds: Math.round(least * 1000) / 1000 }
    : scene;
}

function leastNeededScene({ scenes }: Storyboard): Scene | null {
  const middle = scenes.slice(1, -1);
  for (const role of leastNeeded) {
    const found = middle.findLast((scene) => scene.role === role);
    if (found) return found;
  }
  return null;
}
