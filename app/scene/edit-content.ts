import { changePart, type PartTarget } from "~/scene/edit-parts";
import { requireScene, StoryboardEditError, setSlot } from "~/scene/edit-storyboard";
import type { Element, Overlay, OverlayContent } from "~/scene/element";
import type { SlotContent, Storyboard } from "~/scene/storyboard";

/** Pure edits of what a part shows, whether a scene's layout, an element or an overlay shows it. */

export type PartContent = SlotContent | OverlayContent;

/** What a part shows; null where it shows nothing of its own, as a shape of the layout does. */
export function contentOf(storyboard: Storyboard, target: PartTarget): PartContent | null {
  if (target.kind === "part") {
    const scene = storyboard.scenes.find(({ id }) => id === target.sceneId);
    return scene?.slots[target.key] ?? null;
  }
  return itemOf(storyboard, target)?.content ?? null;
}

/**
 * Sets fields of what a part shows; `undefined` takes one away. What is of another kind stays as it is. Throws `scene-not-found`
 * and `part-not-found`.
 */
export function changeContent<Kind extends PartContent["kind"]>(
  storyboard: Storyboard,
  target: PartTarget,
  kind: Kind,
  fields: Partial<Extract<PartContent, { kind: Kind }>>,
): Storyboard {
  const content = contentOf(storyboard, target);
  if (!content)
    throw new StoryboardEditError("part-not-found", "What was to be changed is not there any more.");
  if (content.kind !== kind) return storyboard;
  const entries = Object.entries({ ...content, ...fields }).filter(([, value]) => value !== undefined);
  const changed = Object.fromEntries(entries);
  if (target.kind === "part") return setSlot(storyboard, target.sceneId, target.key, changed as SlotContent);
  return changeItem(storyboard, target, { content: changed as Element["content"] });
}

/**
 * Shows another picture or clip in the frame of an added one, which it fills or lies in as that did. Throws `scene-not-found` and
 * `part-not-found`.
 */
export function exchangeMedia(
  storyboard: Storyboard,
  target: Exclude<PartTarget, { kind: "part" }>,
  media: Extract<Element["content"], { kind: "picture" | "clip" }>,
): Storyboard {
  const content = contentOf(storyboard, target);
  const fit = content && "fit" in content ? content.fit : media.fit;
  return changeItem(storyboard, target, { content: { ...media, fit } });
}

/** Sets when an element or overlay comes and goes, or its name. Throws `scene-not-found` and `part-not-found`. */
export function changeItem(
  storyboard: Storyboard,
  target: Exclude<PartTarget, { kind: "part" }>,
  fields:
    | Partial<Pick<Element, "content" | "name" | "start" | "end">>
    | Partial<Pick<Overlay, "name" | "start" | "end">>,
): Storyboard {
  if (target.kind === "element") requireScene(storyboard, target.sceneId);
  // The fields of an item lie beside its changes.
  return changePart(storyboard, target, fields as Parameters<typeof changePart>[2]);
}

/** An element or overlay; null where there is none. */
export function itemOf(
  storyboard: Storyboard,
  target: Exclude<PartTarget, { kind: "part" }>,
): Element | Overlay | null {
  if (target.kind === "overlay") return storyboard.overlays?.[target.id] ?? null;
  const scene = storyboard.scenes.find(({ id }) => id === target.sceneId);
  return scene?.elements?.[target.id] ?? null;
}
