import type { Overlay } from "~/scene/element";
import { inOrderOfIds } from "~/scene/in-order-of-ids";
import { Memo } from "~/scene/memo";
import { type Moments, secondsOfAnchor } from "~/scene/moments";
import { type ResolvedElement, resolveElement } from "~/scene/resolve/elements/resolve-element";
import { type Frame, frameValues } from "~/scene/resolve/frame";
import type { PartSpan } from "~/scene/resolve/parts/whole-part";
import type { SceneLayers } from "~/scene/resolve/resolve-scene";
import { surfaceOn } from "~/scene/resolve/surfaces";
import type { BrandOfVideo, Storyboard } from "~/scene/storyboard";
import type { Template } from "~/scene/templates/template";

interface Whole {
  template: Template;
  frame: Frame;
  brand: BrandOfVideo | undefined;
  nowMs: number;
  videoSeconds: number;
}

const known = new Memo<Overlay, ResolvedElement>();

/** What lies over several scenes, in the order of its record; in the colours of the scene in which it begins. */
export function resolveOverlays(
  overlays: Storyboard["overlays"],
  moments: Moments,
  scenes: readonly SceneLayers[],
  whole: Whole,
): ResolvedElement[] {
  const { template, frame, brand, nowMs, videoSeconds } = whole;
  const common = [template, brand, videoSeconds, ...frameValues(frame)];
  return inOrderOfIds(overlays ?? {}).flatMap(([id, overlay]): ResolvedElement[] => {
    const span = spanOfOverlay(overlay, moments);
    if (!span) return [];
    const begins = moments.timings.findLastIndex(({ startSeconds }) => startSeconds <= span.startSeconds);
    const scene = scenes[Math.max(0, begins)];
    if (!scene) return [];
    const { context, isOnPicture } = scene;
    const ink = isOnPicture ? surfaceOn("picture", context) : context.surface;
    const { startSeconds, endSeconds } = context.timing;
    const dependencies = [
      ...common,
      id,
      ...Object.values(ink),
      span.startSeconds,
      span.endSeconds,
      overlay.content.kind === "progress" ? startSeconds : null,
      overlay.content.kind === "progress" ? endSeconds : null,
      overlay.content.kind === "countdown" ? nowMs : null,
    ];
    const make = () =>
      resolveElement(
        { key: `overlay:${id}`, kind: "overlay", id: `overlay-${id}`, item: overlay, span },
        {
          frame,
          template,
          ink,
          setting: { language: frame.language, typefaces: brand?.typefaces ?? [] },
          logos: brand?.logos ?? null,
          progress: {
            scene: { startSeconds, endSeconds },
            video: { startSeconds: 0, endSeconds: videoSeconds },
          },
          nowMs,
        },
      );
    return [known.get(overlay, dependencies, make)];
  });
}

/** When an overlay is there; null while what it is anchored to is gone, or where it has no time left. */
export function spanOfOverlay(
  { start, end }: Pick<Overlay, "start" | "end">,
  moments: Moments,
): PartSpan | null {
  const from = secondsOfAnchor(moments, start);
  const until = secondsOfAnchor(moments, end);
  if (from === null || until === null) return null;
  const startSeconds = Math.max(0, from);
  const endSeconds = Math.min(moments.durationSeconds, until);
  if (endSeconds <= startSeconds) return null;
  return { startSeconds, endSeconds, seenUntilSeconds: endSeconds, entersAtSeconds: startSeconds };
}
