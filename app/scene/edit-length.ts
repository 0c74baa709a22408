import { removeSceneAndTie } from "~/scene/edit-time-scenes";
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
  /** Places of scenes, among those before, whose text can hardly be read in the time they have. */
  hurried: number[];
  /** How long it is now; more than asked for where even two scenes take longer. */
  seconds: number;
}

/** What a short video cannot do without comes last. */
const leastNeeded = ["point", "proof", "offer", "action", "hook"] as const;
/** Texts stand at least this part of their reading time: some 19 characters a second, as subtitles at their quickest. */
const QUICK = 0.7;
/** So little of it before a scene goes that states a price or another number. */
const QUICKEST = 0.5;
/** Of rounding: where six seconds are bought, a longer video is refused. */
const TOLERANCE_SECONDS = 0.001;

/**
 * The video cut to a length, in seconds: scenes are hurried as far as their text can be read, then the least needed go (points
 * first, the later before the earlier), until the rest fits. Scenes that state a number go last, after all are hurried more. The
 * opening and the closing scene stay. Takes no more than it must.
 */
export function cutToSeconds(
  storyboard: Storyboard,
  seconds: number,
  library: Library = builtInLibrary,
): CutVideo {
  let current = storyboard;
  const dropped: DroppedScene[] = [];
  const done = (cut: Storyboard) => ({
    storyboard: cut,
    dropped,
    hurried: cut === storyboard ? [] : hurriedScenes(storyboard, cut),
    seconds: videoSeconds(cut, library),
  });
  for (const [share, dropsNumbers] of [
    [QUICK, false],
    [QUICKEST, true],
  ] as const) {
    for (;;) {
      const hurried = hurry(current, seconds, share, library);
      if (hurried) return done(hurried);
      const next = leastNeededScene(current, dropsNumbers);
      if (!next) break;
      dropped.push({
        sceneId: next.id,
        index: storyboard.scenes.findIndex(({ id }) => id === next.id),
        heading: headingOf(next, storyboard.language).text,
      });
      current = removeSceneAndTie(current, next.id, library);
    }
  }
  return done(setVideoSeconds(current, seconds, library));
}

/** The video in so many seconds with every text readable; null where that cannot be. */
function hurry(
  storyboard: Storyboard,
  seconds: number,
  readingShare: number,
  library: Library,
): Storyboard | null {
  const quickest = (scene: Scene) => quickened(scene, storyboard.language, readingShare);
  if (videoSeconds(storyboard, library) <= seconds + TOLERANCE_SECONDS) return storyboard;
  const shortest = videoSeconds(
    { ...storyboard, scenes: storyboard.scenes.map((scene) => quickest(scene)) },
    library,
  );
  if (shortest > seconds + TOLERANCE_SECONDS) return null;
  const [low, high] = [
    new Map(storyboard.scenes.map((scene) => [scene.id, quickest(scene).durationSeconds])),
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
    if (videoSeconds(tried, library) <= seconds + TOLERANCE_SECONDS) {
      best = tried;
      from = share;
    } else to = share;
  }
  return (
    best ?? {
      ...storyboard,
      scenes: storyboard.scenes.map((scene) => quickest(scene)),
    }
  );
}

function hurriedScenes({ scenes, language }: Storyboard, cut: Storyboard): number[] {
  const left = new Map(cut.scenes.map(({ id, durationSeconds }) => [id, durationSeconds]));
  return scenes.flatMap(({ id, slots }, index) => {
    const seconds = left.get(id);
    return seconds !== undefined && seconds < sceneSecondsFor(slots, language) * QUICK - 0.05 ? index : [];
  });
}

function quickened(scene: Scene, language: string, readingShare: number): Scene {
  const least = Math.max(1, sceneSecondsFor(scene.slots, language) * readingShare);
  return least < scene.durationSeconds
    ? { ...scene, durationSeconds: Math.round(least * 1000) / 1000 }
    : scene;
}

function leastNeededScene({ scenes }: Storyboard, dropsNumbers: boolean): Scene | null {
  const middle = scenes.slice(1, -1).filter((scene) => dropsNumbers || !statesNumber(scene));
  for (const role of leastNeeded) {
    const found = middle.findLast((scene) => scene.role === role);
    if (found) return found;
  }
  return null;
}

/** A price, a rating, a share: what a viewer remembers. */
function statesNumber({ slots }: Scene): boolean {
  return Object.values(slots).some(
    (slot) =>
      slot.kind === "number" || (slot.kind === "text" && /[\p{Sc}%]\s?\d|\d\s?[\p{Sc}%]/u.test(slot.text)),
  );
}
