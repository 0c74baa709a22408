import type { Anchor, SceneAnchor } from "~/scene/anchor";
import { voicesOf } from "~/scene/resolve/sound-mix";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { Storyboard } from "~/scene/storyboard";

/** One scene's times, in seconds from the start of the video. */
export interface SceneTimes extends SceneTiming {
  sceneId: string;
  /** When each word of its voice begins; empty without one, and where nobody knows. */
  wordSeconds: readonly number[];
}

const noWords: readonly number[] = [];

export function sceneTimesOf(
  storyboard: Pick<Storyboard, "scenes" | "voiceGain">,
  timings: readonly SceneTiming[],
): SceneTimes[] {
  const voices = new Map(
    voicesOf(storyboard, timings).map(({ sceneIndex, request }) => [sceneIndex, request.startSeconds]),
  );
  return storyboard.scenes.map((scene, index) => {
    const from = voices.get(index);
    const words = from === undefined ? undefined : scene.voice?.words;
    const wordSeconds = words?.map(({ startSeconds }) => startSeconds + (from ?? 0)) ?? noWords;
    return { ...timings[index]!, sceneId: scene.id, wordSeconds };
  });
}

/** Where a scene ends: the next one begins to come in. */
export function sceneEndSeconds({ exitStartSeconds, endSeconds }: SceneTiming): number {
  return exitStartSeconds ?? endSeconds;
}

/** A moment of a scene; null where its word is not known. */
export function secondsOfSceneAnchor(anchor: SceneAnchor, times: SceneTimes): number | null {
  switch (anchor.to) {
    case "start":
      return times.startSeconds + anchor.seconds;
    case "end":
      return sceneEndSeconds(times) + anchor.seconds;
    case "word": {
      const at = times.wordSeconds[anchor.wordIndex];
      return at === undefined ? null : at + anchor.seconds;
    }
  }
}

/** A moment of the video; null where its scene or its word is gone. */
export function secondsOfAnchor(
  anchor: Anchor,
  scenes: readonly SceneTimes[],
  durationSeconds: number,
): number | null {
  if (anchor.to === "video-start") return anchor.seconds;
  if (anchor.to === "video-end") return durationSeconds + anchor.seconds;
  const times = scenes.find(({ sceneId }) => sceneId === anchor.sceneId);
  if (!times) return null;
  const { seconds } = anchor;
  switch (anchor.to) {
    case "scene-start":
      return secondsOfSceneAnchor({ to: "start", seconds }, times);
    case "scene-end":
      return secondsOfSceneAnchor({ to: "end", seconds }, times);
    case "word":
      return secondsOfSceneAnchor({ to: "word", wordIndex: anchor.wordIndex, seconds }, times);
  }
}
