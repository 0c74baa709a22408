import type { Anchor, SceneAnchor } from "~/scene/anchor";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { type PlacedVoice, voicesOf } from "~/scene/resolve/sound-mix";
import { endCardSeconds, type SceneTiming, timeScenes } from "~/scene/resolve/timing";
import type { Storyboard } from "~/scene/storyboard";

/** When everything of a storyboard happens, in seconds from the start of the video. */
export interface Moments {
  storyboard: Storyboard;
  timings: readonly SceneTiming[];
  placeOf: ReadonlyMap<string, number>;
  /** By the id of their scene. */
  voices: ReadonlyMap<string, PlacedVoice>;
  /** Until the last scene ends; the video may go on with an end card. */
  scenesEndSeconds: number;
  durationSeconds: number;
}

/**
 * As many storyboards keep their moments as are looked at at once: those of a list, or of an edit that is merged. Steps to take back
 * are storyboards too, and of a long video the moments of each, with what is made of them, take 100 kB.
 */
const mostKept = 32;
const kept = new Map<Storyboard, { library: Library; moments: Moments }>();

/** The moments of a storyboard; the same object for the same storyboard and library, as long as few others are asked for. */
export function momentsOf(storyboard: Storyboard, library: Library = builtInLibrary): Moments {
  const known = kept.get(storyboard);
  if (known?.library === library) return known.moments;
  const transitionSeconds = templateFrom(library, storyboard.templateId).transition.seconds;
  const timings = timeScenes(storyboard, transitionSeconds);
  const scenesEndSeconds = timings.at(-1)?.endSeconds ?? 0;
  const moments: Moments = {
    storyboard,
    timings,
    placeOf: new Map(storyboard.scenes.map(({ id }, index) => [id, index])),
    voices: new Map(voicesOf(storyboard, timings).map((voice) => [voice.scene.id, voice])),
    scenesEndSeconds,
    durationSeconds: scenesEndSeconds + endCardSeconds(storyboard.brand),
  };
  kept.delete(storyboard);
  kept.set(storyboard, { library, moments });
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return moments;
}

/** When a scene is on screen; null where there is no such scene. */
export function timingOf({ timings, placeOf }: Moments, sceneId: string): SceneTiming | null {
  return timings[placeOf.get(sceneId) ?? -1] ?? null;
}

/** When the next scene begins to come in, or the scene ends. */
export function cutAfter({ exitStartSeconds, endSeconds }: SceneTiming): number {
  return exitStartSeconds ?? endSeconds;
}

/** When an anchor of a scene's element is; null where its scene or its word does not exist. */
export function secondsOfSceneAnchor(moments: Moments, sceneId: string, anchor: SceneAnchor): number | null {
  const timing = timingOf(moments, sceneId);
  if (!timing) return null;
  if (anchor.to === "start") return timing.startSeconds + anchor.seconds;
  if (anchor.to === "end") return cutAfter(timing) + anchor.seconds;
  const word = wordSeconds(moments, sceneId, anchor.wordIndex);
  return word === null ? null : word + anchor.seconds;
}

/** When an anchor is; null where what it is tied to does not exist. */
export function secondsOfAnchor(moments: Moments, anchor: Anchor): number | null {
  switch (anchor.to) {
    case "video-start":
      return anchor.seconds;
    case "video-end":
      return moments.durationSeconds + anchor.seconds;
    case "word":
      return secondsOfSceneAnchor(moments, anchor.sceneId, anchor);
    case "scene-start":
    case "scene-end": {
      const to = anchor.to === "scene-start" ? "start" : "end";
      return secondsOfSceneAnchor(moments, anchor.sceneId, { to, seconds: anchor.seconds });
    }
  }
}

/** When a word of a scene's voice begins; null where nobody knows. */
export function wordSeconds({ voices }: Moments, sceneId: string, wordIndex: number): number | null {
  const voice = voices.get(sceneId);
  const word = voice?.scene.voice?.words[wordIndex];
  return voice && word ? voice.request.startSeconds + word.startSeconds : null;
}
