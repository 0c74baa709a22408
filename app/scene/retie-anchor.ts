import type { Anchor, SceneAnchor } from "~/scene/anchor";
import { type Moments, secondsOfAnchor, secondsOfSceneAnchor } from "~/scene/moments";

/**
 * An anchor tied to something else. At a start or an end it stays the moment it was, so that nothing jumps; at a word it is that
 * very word, or as far from it as it was from the word before.
 */
export function retieAnchor(moments: Moments, from: Anchor, to: Anchor): Anchor {
  return { ...to, seconds: shiftOf(from, to, (anchor) => secondsOfAnchor(moments, anchor)) };
}

/** As `retieAnchor`, within a scene. */
export function retieSceneAnchor(
  moments: Moments,
  sceneId: string,
  from: SceneAnchor,
  to: SceneAnchor,
): SceneAnchor {
  return { ...to, seconds: shiftOf(from, to, (anchor) => secondsOfSceneAnchor(moments, sceneId, anchor)) };
}

function shiftOf<Kind extends { to: string; seconds: number }>(
  from: Kind,
  to: Kind,
  secondsOf: (anchor: Kind) => number | null,
): number {
  if (to.to === "word") return from.to === "word" ? from.seconds : 0;
  const moment = secondsOf(from);
  const base = secondsOf({ ...to, seconds: 0 });
  if (moment === null || base === null) return 0;
  return Math.min(600, Math.max(-600, Math.round((moment - base) * 1000) / 1000));
}
