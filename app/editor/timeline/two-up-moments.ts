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
  { kind, sceneId, span }: Pick<Gesture, "kind" | "sceneId" | "span">,
  { timings, placeOf }: Moments,
): { first: TwoUpMoment; second: TwoUpMoment } | null {
  if (kind === "slip" && span) return ofPiece(span.fromSeconds, span.untilSeconds);
  const index = placeOf.get(sceneId ?? "") ?? -1;
  const timing = timings[index];
  if (!timing) return null;
  const standsAt = timing.startSeconds + timing.enterSeconds;
  if (kind === "slip") return ofPiece(standsAt, cutAfter(timing));
  const next = timings[index + 1];
  if (kind !== "roll" || !next) return null;
  return {
    first: {
      name: `Scene ${index + 1} ends`,
      seconds: lastFrameOf(standsAt, cutAfter(timing)),
    },
    second: { name: `Scene ${index + 2} begins`, seconds: next.startSeconds + next.enterSeconds },
  };
}

function ofPiece(fromSeconds: number, untilSeconds: number) {
  return {
    first: { name: "First frame", seconds: fromSeconds },
    second: { name: "Last frame", seconds: lastFrameOf(fromSeconds, untilSeconds) },
  };
}

function lastFrameOf(fromSeconds: number, untilSeconds: number): number {
  return Math.max(fromSeconds, untilSeconds - FRAME_SECONDS);
}
