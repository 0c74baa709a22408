import type { Anchor } from "~/scene/anchor";
import { moveScene, removeScene, requireScene } from "~/scene/edit-storyboard";
import { toMilliseconds, within } from "~/scene/edit-time-anchors";
import { holdLines } from "~/scene/edit-time-lines";
import { mapAnchors, mapSpans } from "~/scene/edit-time-links";
import { shiftClips, shiftFromStart } from "~/scene/edit-time-shift";
import type { Library } from "~/scene/library";
import { momentsOf, secondsOfAnchor } from "~/scene/moments";
import { ownSeconds } from "~/scene/resolve/timing";
import { longestSceneSeconds, type Scene, type Storyboard, shortestSceneSeconds } from "~/scene/storyboard";

/**
 * Pure edits of when scenes begin and end. Scenes follow each other without a gap, so every trim ripples. All throw
 * `scene-not-found`.
 */

/** Makes a scene longer or shorter at its end, in seconds; it lasts as long as its voice no more. */
export function trimSceneEnd(storyboard: Storyboard, sceneId: string, bySeconds: number): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const own = ownSeconds(scene, storyboard.scenes);
  const durationSeconds = keptLength(own + bySeconds);
  if (durationSeconds === toMilliseconds(own)) return storyboard;
  return replace(storyboard, scene, withLength(scene, durationSeconds));
}

/**
 * Cuts a scene's beginning off, or gives it back (negative): its clips begin later, and what is tied to its start stays with
 * what it stood on.
 */
export function trimSceneStart(storyboard: Storyboard, sceneId: string, bySeconds: number): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const own = ownSeconds(scene, storyboard.scenes);
  const durationSeconds = keptLength(own - bySeconds);
  const by = toMilliseconds(own - durationSeconds);
  if (by === 0) return storyboard;
  const trimmed = shiftClips(shiftFromStart(withLength(scene, durationSeconds), -by), by);
  return mapAnchors(replace(storyboard, scene, trimmed), (anchor) => shiftedAnchor(anchor, sceneId, -by));
}

/** Moves the cut between a scene and the one after it; the video keeps its length. Nothing to the last scene. */
export function rollCut(storyboard: Storyboard, sceneId: string, bySeconds: number): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const next = storyboard.scenes[storyboard.scenes.indexOf(scene) + 1];
  if (!next) return storyboard;
  const own = ownSeconds(scene, storyboard.scenes);
  const nextOwn = ownSeconds(next, storyboard.scenes);
  const most = Math.min(longestSceneSeconds - own, nextOwn - shortestSceneSeconds);
  const least = Math.max(shortestSceneSeconds - own, nextOwn - longestSceneSeconds);
  const by = toMilliseconds(within(bySeconds, least, most));
  if (by === 0) return storyboard;
  return trimSceneStart(trimSceneEnd(storyboard, sceneId, by), next.id, by);
}

/**
 * How a scene comes in. `seconds` null takes the template's own length again, `kind` null its kind. The first scene has none.
 */
export function setTransition(
  storyboard: Storyboard,
  sceneId: string,
  change: { seconds?: number | null; kind?: NonNullable<Scene["transition"]>["kind"] | null },
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const { kind, seconds } = { ...scene.transition, ...change };
  const transition = {
    ...(kind ? { kind } : {}),
    ...(typeof seconds === "number" ? { seconds: toMilliseconds(within(seconds, 0, 3)) } : {}),
  };
  const { transition: _, ...rest } = scene;
  return replace(storyboard, scene, Object.keys(transition).length > 0 ? { ...rest, transition } : rest);
}

/**
 * Takes a scene out. What was tied to it is tied to the scene that takes its place, or to the end of the one before; scenes that
 * lasted as long as its voice stay as long as they were. Throws `last-scene`.
 */
export function removeSceneAndTie(storyboard: Storyboard, sceneId: string, library?: Library): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const index = storyboard.scenes.indexOf(scene);
  const held = holdFollowers(storyboard, sceneId);
  const removed = holdLines(storyboard, removeScene(held, sceneId), library);
  const moments = momentsOf(storyboard, library);
  const next = removed.scenes[index];
  const before = removed.scenes[index - 1];
  return mapSpans(removed, (span) => {
    const isOfIt = (anchor: Anchor | undefined) =>
      anchor && "sceneId" in anchor && anchor.sceneId === sceneId;
    const [from, until] = [span.start, span.end ?? span.start].map((anchor) =>
      secondsOfAnchor(moments, anchor),
    );
    const length = toMilliseconds(Math.max(0, (until ?? 0) - (from ?? 0)));
    const isInside = isOfIt(span.start) && isOfIt(span.end);
    const tie = (seconds: number): Anchor =>
      next
        ? { to: "scene-start", sceneId: next.id, seconds }
        : { to: "scene-end", sceneId: before?.id ?? sceneId, seconds: seconds - (isInside ? length : 0) };
    return {
      start: isOfIt(span.start) ? tie(0) : span.start,
      ...(span.end && { end: isOfIt(span.end) ? tie(isInside ? length : 0) : span.end }),
    };
  });
}

/** Moves a scene to a place, as `moveScene`; lines that went on over its cuts stay with their pictures. */
export function moveSceneAndHold(
  storyboard: Storyboard,
  sceneId: string,
  toIndex: number,
  library?: Library,
): Storyboard {
  return holdLines(storyboard, moveScene(storyboard, sceneId, toIndex), library);
}

/** Other scenes that last as long as its voice keep the length they have now, whatever becomes of it. */
export function holdFollowers(storyboard: Storyboard, sceneId: string): Storyboard {
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((other) =>
      other.id !== sceneId && other.lastsAs?.voiceOfSceneId === sceneId
        ? withLength(other, keptLength(ownSeconds(other, storyboard.scenes)))
        : other,
    ),
  };
}

/** The scene with a length of its own. */
export function withLength({ lastsAs: _, ...scene }: Scene, durationSeconds: number): Scene {
  return { ...scene, durationSeconds };
}

export function keptLength(seconds: number): number {
  return toMilliseconds(within(seconds, shortestSceneSeconds, longestSceneSeconds));
}

/** A moment counted from a scene's start that goes along with what is shown there; it does not leave the scene. */
function shiftedAnchor(anchor: Anchor, sceneId: string, by: number): Anchor {
  if (anchor.to !== "scene-start" || anchor.sceneId !== sceneId || anchor.seconds <= 0) return anchor;
  return { ...anchor, seconds: toMilliseconds(Math.max(0, anchor.seconds + by)) };
}

export function replace(storyboard: Storyboard, scene: Scene, next: Scene): Storyboard {
  if (scene === next) return storyboard;
  return { ...storyboard, scenes: storyboard.scenes.map((other) => (other === scene ? next : other)) };
}
