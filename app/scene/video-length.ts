import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { endCardSeconds, ownSeconds, timeScenes } from "~/scene/resolve/timing";
import type { Storyboard } from "~/scene/storyboard";

/** Between these a scene's own time stays. */
const shortestScene = 1;
const longestScene = 20;

/** How long the video is: its scenes, the transitions between them and its brand's end card. */
export function videoSeconds(storyboard: Storyboard, library: Library = builtInLibrary): number {
  const timings = timeScenes(storyboard, templateFrom(library, storyboard.templateId).transition.seconds);
  return (timings.at(-1)?.endSeconds ?? 0) + endCardSeconds(storyboard.brand);
}

/**
 * Makes the video as long as asked, as far as its scenes can be: each takes its share of the time that transitions, end card and
 * spoken lines leave, and none is shorter than a second or longer than twenty. Cuts on beats may add less than a beat.
 */
export function setVideoSeconds(
  storyboard: Storyboard,
  seconds: number,
  library: Library = builtInLibrary,
): Storyboard {
  const { scenes, music, ...rest } = storyboard;
  const shares = scenes.map((scene) =>
    ownSeconds({ ...scene, durationSeconds: 0 }, scenes) === 0 ? scene.durationSeconds : null,
  );
  const present = videoSeconds(
    { ...rest, scenes, music: music && { ...music, cutsOnBeats: false } },
    library,
  );
  const taken = present - shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const factor = factorFor(
    shares.filter((share) => share !== null),
    seconds - taken,
  );
  return {
    ...storyboard,
    scenes: scenes.map((scene, index) =>
      shares[index] === null
        ? scene
        : { ...scene, durationSeconds: toMilliseconds(within(scene.durationSeconds * factor)) },
    ),
  };
}

const within = (seconds: number) => Math.min(longestScene, Math.max(shortestScene, seconds));

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** By what times are multiplied so that they last so long together, each within its bounds: found by halving. */
function factorFor(shares: readonly number[], seconds: number): number {
  let [low, high] = [0, longestScene / Math.min(shortestScene, ...shares)];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    const sum = shares.reduce((total, share) => total + within(share * middle), 0);
    if (sum < seconds) low = middle;
    else high = middle;
  }
  return high;
}
