import type { SceneAnchor } from "~/scene/anchor";
import { requireScene } from "~/scene/edit-storyboard";
import { toMilliseconds, within } from "~/scene/edit-time-anchors";
import { requireClip } from "~/scene/edit-time-clip";
import { mapAnchors } from "~/scene/edit-time-links";
import { keptLength, replace, withLength } from "~/scene/edit-time-scenes";
import type { PartChanges } from "~/scene/part-changes";
import { ownSeconds } from "~/scene/resolve/timing";
import { type Caption, longestSceneSeconds, type Scene, type Storyboard } from "~/scene/storyboard";

/** A clip's speed by hand: the scene lasts as long as the same piece of the clip then does, and what hangs on it goes along. */

export const slowestSpeed = 0.25;
export const fastestSpeed = 4;

/** The speed a scene's clip has when the scene is made longer by so many seconds, at its end, and shows the same piece. */
export function speedAfterStretch(storyboard: Storyboard, sceneId: string, bySeconds: number): number {
  const { clip, own } = clipIn(storyboard, sceneId);
  return speedWithin((clip.speed * own) / keptLength(own + bySeconds));
}

/** Makes a scene longer or shorter by the speed of its clip. Throws `part-not-found` where it shows none. */
export function stretchScene(storyboard: Storyboard, sceneId: string, bySeconds: number): Storyboard {
  return setClipSpeed(storyboard, sceneId, speedAfterStretch(storyboard, sceneId, bySeconds));
}

/**
 * Plays a scene's clips so many times as fast, 0.25–4, and has the scene last as long as what they show: elements, keyframes,
 * captions without a voice and what is tied to the scene's start stay on their pictures. A voice keeps its pace. It is played
 * faster where the scene would last more than 20 s. Throws `part-not-found` where the scene shows no clip.
 */
export function setClipSpeed(storyboard: Storyboard, sceneId: string, speed: number): Storyboard {
  const { scene, clip, own } = clipIn(storyboard, sceneId);
  const next = speedThatFits(clip.speed * own, speedWithin(speed));
  if (next === clip.speed) return storyboard;
  const factor = clip.speed / next;
  const slots = Object.fromEntries(
    Object.entries(scene.slots).map(([name, content]) => [
      name,
      content.kind === "clip" ? { ...content, speed: speedWithin(content.speed / factor) } : content,
    ]),
  );
  const played = withLength({ ...scaled(scene, factor), slots }, keptLength(own * factor));
  return mapAnchors(replace(storyboard, scene, played), (anchor) =>
    anchor.to === "scene-start" && anchor.sceneId === sceneId
      ? { ...anchor, seconds: toMilliseconds(anchor.seconds * factor) }
      : anchor,
  );
}

/** The speed a scene's clip can have that is nearest to one: slower, its scene would last too long. */
export function nearestClipSpeed(storyboard: Storyboard, sceneId: string, speed: number): number {
  const { clip, own } = clipIn(storyboard, sceneId);
  return speedThatFits(clip.speed * own, speedWithin(speed));
}

/** The speed at which so many seconds of a file last as long as a scene can, or shorter. */
function speedThatFits(fileSeconds: number, speed: number): number {
  const slowest = Math.ceil((fileSeconds / longestSceneSeconds) * 1000 - 1e-6) / 1000;
  return speedWithin(Math.max(speed, slowest));
}

function clipIn(storyboard: Storyboard, sceneId: string) {
  const scene = requireScene(storyboard, sceneId);
  return { scene, clip: requireClip(scene), own: ownSeconds(scene, storyboard.scenes) };
}

function speedWithin(speed: number): number {
  return within(Math.round(speed * 1000) / 1000, slowestSpeed, fastestSpeed);
}

function scaled(scene: Scene, factor: number): Scene {
  const { elements, overrides, captions, voice } = scene;
  return {
    ...scene,
    ...(elements && {
      elements: mapRecord(elements, (element) => ({
        ...scaledKeyframes(element, factor),
        start: scaledAnchor(element.start, factor),
        end: scaledAnchor(element.end, factor),
      })),
    }),
    ...(overrides && { overrides: mapRecord(overrides, (part) => scaledKeyframes(part, factor)) }),
    // With a voice they count from it, and it keeps its pace.
    ...(captions &&
      !voice && {
        captions: mapRecord(captions, (list) => list.map((caption) => scaledCaption(caption, factor))),
      }),
  };
}

function scaledAnchor(anchor: SceneAnchor, factor: number): SceneAnchor {
  return anchor.to === "start" ? { ...anchor, seconds: toMilliseconds(anchor.seconds * factor) } : anchor;
}

function scaledKeyframes<Changes extends PartChanges>(changes: Changes, factor: number): Changes {
  const { keyframes } = changes;
  if (!keyframes) return changes;
  const tracks = Object.entries(keyframes).map(([name, track]) => [
    name,
    track?.map((keyframe) => ({ ...keyframe, seconds: toMilliseconds(keyframe.seconds * factor) })),
  ]);
  return { ...changes, keyframes: Object.fromEntries(tracks) };
}

function scaledCaption(caption: Caption, factor: number): Caption {
  const scale = <Timed extends { startSeconds: number; endSeconds: number }>(timed: Timed): Timed => ({
    ...timed,
    startSeconds: toMilliseconds(timed.startSeconds * factor),
    endSeconds: toMilliseconds(timed.endSeconds * factor),
  });
  return { ...scale(caption), ...(caption.words && { words: caption.words.map(scale) }) };
}

function mapRecord<Item>(items: Record<string, Item>, change: (item: Item) => Item): Record<string, Item> {
  return Object.fromEntries(Object.entries(items).map(([id, item]) => [id, change(item)]));
}
