import { cutAfter, type Moments } from "~/scene/moments";
import type { Gesture } from "./gesture";

export interface TwoUpMoment {
  name: string;
  /** Of the video. */
  seconds: number;
}

const FRAME_SECONDS = 1 / 30;

/** The two frames that a roll or a slip is judged by; null in other gestures. Transitions are stepped over: both frames are whole. */
export function twoUpMoments(
  { kind, sceneId }: Pick<Gesture, "kind" | "sceneId">,
  { timings, placeOf }: Moments,
): { first: TwoUpMoment; second: TwoUpMoment } | null {
  const index = placeOf.get(sceneId ?? "") ?? -1;
  const timing = timings[index];
  if (!timing) return null;
  const standsAt = timing.startSeconds + timing.enterSeconds;
  const lastFrame = Math.max(standsAt, cutAfter(timing) - FRAME_SECONDS);
  if (kind === "slip") {
    return {
      first: { name: "First frame", seconds: standsAt },
      second: { name: "Last frame", seconds: lastFrame },
    };
  }
  const next = timings[index + 1];
  if (kind !== "roll" || !next) return null;
  return {
    first: { name: `Scene ${index + 1} ends`, seconds: lastFrame },
    second: { name: `Scene ${index + 2} begins`, seconds: next.startSeconds + next.enterSeconds },
  };
}
