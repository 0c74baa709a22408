import type { SceneAnchor } from "~/scene/anchor";
import { fileSecondsAfter } from "~/scene/clip-clock";
import { toMilliseconds } from "~/scene/edit-time-anchors";
import type { Element } from "~/scene/element";
import type { Keyframe, PartChanges } from "~/scene/part-changes";
import { shiftCaption } from "~/scene/shift-caption";
import type { Caption, Scene, SlotContent } from "~/scene/storyboard";

/** What a scene holds, moved along its own time. */

export type ClipContent =
  | Extract<SlotContent, { kind: "clip" }>
  | Extract<Element["content"], { kind: "clip" }>;

/** Least time an element stands, in seconds. */
export const shortestElementSeconds = 0.1;

/** Everything tied to the scene's start moves with what is shown; nothing leaves the scene by it. */
export function shiftFromStart(scene: Scene, bySeconds: number): Scene {
  const { elements, overrides, captions } = scene;
  return {
    ...scene,
    ...(elements && { elements: mapValues(elements, (element) => shiftElement(element, bySeconds)) }),
    ...(overrides && { overrides: mapValues(overrides, (changes) => shiftKeyframes(changes, bySeconds)) }),
    // Those of a scene with a voice count from that.
    ...(captions &&
      !scene.voice && {
        captions: mapValues(captions, (list: Caption[]) =>
          list.map((caption) => shiftCaption(caption, bySeconds)),
        ),
      }),
  };
}

function shiftElement(element: Element, by: number): Element {
  const start = shiftAnchor(element.start, by, 0);
  const least = start.to === "start" ? start.seconds + shortestElementSeconds : shortestElementSeconds;
  const end = shiftAnchor(element.end, by, least);
  // Its keyframes count from its own start: they go on where they stood once that is cut off.
  const cutOff = element.start.to === "start" ? by - (start.seconds - element.start.seconds) : 0;
  return shiftKeyframes({ ...element, start, end }, toMilliseconds(cutOff));
}

function shiftAnchor(anchor: SceneAnchor, by: number, least: number): SceneAnchor {
  if (anchor.to !== "start" || (anchor.seconds <= 0 && least === 0)) return anchor;
  return { ...anchor, seconds: toMilliseconds(Math.max(least, anchor.seconds + by)) };
}

/** Keyframes that are counted from the start, so many seconds later. */
export function shiftKeyframes<Changes extends PartChanges>(changes: Changes, by: number): Changes {
  const { keyframes } = changes;
  if (!keyframes || by === 0) return changes;
  const moved = mapValues(keyframes, (track: Keyframe[] | undefined) =>
    track?.map((keyframe) =>
      keyframe.fromEnd ? keyframe : { ...keyframe, seconds: toMilliseconds(keyframe.seconds + by) },
    ),
  );
  return { ...changes, keyframes: moved };
}

/**
 * The clips in the layout's places begin so many seconds later, as they play. With `latestOf`, which says when a piece can begin at
 * the latest, the end moves, too, as far as the file lets it.
 */
export function shiftClips(scene: Scene, bySeconds: number, latestOf?: (clip: ClipContent) => number): Scene {
  const entries = Object.entries(scene.slots);
  if (!entries.some(([, content]) => content.kind === "clip")) return scene;
  return {
    ...scene,
    slots: Object.fromEntries(
      entries.map(([name, content]) => [
        name,
        content.kind === "clip" ? shiftClip(content, bySeconds, latestOf?.(content)) : content,
      ]),
    ),
  };
}

export function shiftClip<Clip extends ClipContent>(
  clip: Clip,
  bySeconds: number,
  latestStart?: number,
): Clip {
  const { trimStartSeconds, trimEndSeconds } = clip;
  const keepsPiece = latestStart !== undefined;
  const by = bySeconds >= 0 && !keepsPiece ? fileSecondsAfter(clip, bySeconds) : bySeconds * clip.speed;
  const start = Math.max(0, trimStartSeconds + by);
  const latest = latestStart ?? (trimEndSeconds === null ? Infinity : trimEndSeconds - 0.1);
  const next = toMilliseconds(Math.max(0, Math.min(start, latest)));
  const moved = next - trimStartSeconds;
  return {
    ...clip,
    trimStartSeconds: next,
    ...(keepsPiece && trimEndSeconds !== null && { trimEndSeconds: toMilliseconds(trimEndSeconds + moved) }),
  };
}

function mapValues<Items extends object>(items: Items, change: (item: never) => unknown): Items {
  return Object.fromEntries(
    Object.entries(items).map(([key, item]) => [key, change(item as never)]),
  ) as Items;
}
