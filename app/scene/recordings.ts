import type { SceneVoice } from "~/scene/storyboard";

/** Whether the second goes on in the recording where the first ends. */
export function goesOn(first: SceneVoice, second: SceneVoice): boolean {
  const end = (first.fromSeconds ?? 0) + first.durationSeconds;
  return first.assetId === second.assetId && Math.abs(end - (second.fromSeconds ?? 0)) < 2e-3;
}
