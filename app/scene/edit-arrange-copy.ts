import {
  type ArrangedOn,
  changeShown,
  type PartPlace,
  placementOf,
  tidyRotation,
} from "~/scene/edit-arrange";
import {
  changesIn,
  changesOf,
  type PartTarget,
  putElement,
  putOverlay,
  removePart,
} from "~/scene/edit-parts";
import { requireScene } from "~/scene/edit-storyboard";
import type { Element, ElementContent, Overlay } from "~/scene/element";
import type { PartChanges } from "~/scene/part-changes";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";

/** A part taken from its scene, to be put down in another scene or video. */
export type CopiedPart = { kind: "element"; element: Element } | { kind: "overlay"; overlay: Overlay };

/**
 * Copies of parts, as they stand on a canvas. What a layout shows becomes an element of its own; what only a layout can show, as a
 * drawn shape of it, cannot be copied and is left out.
 */
export function copyParts(
  storyboard: Storyboard,
  places: readonly PartPlace[],
  on: ArrangedOn,
): CopiedPart[] {
  return places.flatMap((place): CopiedPart[] => {
    const { target } = place;
    if (target.kind === "overlay") {
      const overlay = storyboard.overlays?.[target.id];
      return overlay ? [{ kind: "overlay", overlay: placed(overlay, place, on) }] : [];
    }
    const scene = requireScene(storyboard, target.sceneId);
    if (target.kind === "element") {
      const element = scene.elements?.[target.id];
      return element ? [{ kind: "element", element: placed(element, place, on) }] : [];
    }
    const content = elementOfSlot(scene, target.key);
    if (!content) return [];
    const changes = changesIn(scene.overrides?.[target.key] ?? {}, on.format);
    const element: Element = {
      ...withoutFormats(changes),
      content,
      start: { to: "start", seconds: 0 },
      end: { to: "end", seconds: 0 },
    };
    return [{ kind: "element", element: placed(element, place, on) }];
  });
}

/** What was copied from a format stands there in all. */
function placed<Item extends PartChanges>(
  item: Item,
  { box, rotationDegrees = 0 }: PartPlace,
  on: ArrangedOn,
): Item {
  const rotation = tidyRotation(rotationDegrees);
  const { rotationDegrees: _, ...rest } = withoutFormats(changesIn(item, on.format));
  const turned = rotation === 0 ? {} : { rotationDegrees: rotation };
  return { ...rest, ...turned, placement: placementOf(box, on.size) } as Item;
}

function withoutFormats<Changes extends PartChanges>({
  formats: _,
  ...changes
}: Changes): Omit<Changes, "formats"> {
  return changes;
}

function elementOfSlot({ slots }: Scene, key: string): ElementContent | null {
  const slot: SlotContent | undefined = slots[key];
  switch (slot?.kind) {
    case "text":
      return { kind: "text", text: slot.text, ...(slot.facts && { facts: slot.facts }) };
    case "picture": {
      const { missing: _, ...picture } = slot;
      return { ...picture, fit: "cover" };
    }
    case "clip":
      return { ...slot, fit: "cover" };
    case "icon":
      return slot;
    case "number":
    case undefined:
      return null;
  }
}

export interface PastedParts {
  storyboard: Storyboard;
  targets: PartTarget[];
}

/**
 * Puts copies into a scene, overlays beside it; `shift` moves them, in fractions of the canvas. Groups stay groups of their own.
 * Throws `scene-not-found` and `too-many-parts`.
 */
export function pasteParts(
  storyboard: Storyboard,
  sceneId: string,
  copies: readonly CopiedPart[],
  ids: readonly string[],
  shift = 0,
): PastedParts {
  const groups = new Map<string, string>();
  const regrouped = <Item extends PartChanges>(item: Item): Item => {
    if (!item.groupId) return item;
    const groupId = groups.get(item.groupId) ?? `${item.groupId}`.slice(0, 50) + (ids[0] ?? "");
    groups.set(item.groupId, groupId);
    return { ...item, groupId };
  };
  const moved = <Item extends PartChanges>(item: Item): Item => {
    const { placement } = item;
    if (!placement || shift === 0) return item;
    return {
      ...item,
      placement: { ...placement, centerX: placement.centerX + shift, centerY: placement.centerY + shift },
    };
  };
  const targets: PartTarget[] = [];
  const pasted = copies.reduce((board, copy, index) => {
    const id = ids[index] as string;
    if (copy.kind === "overlay") {
      targets.push({ kind: "overlay", id });
      return putOverlay(board, id, moved(regrouped(copy.overlay)));
    }
    targets.push({ kind: "element", sceneId, id });
    return putElement(board, sceneId, id, moved(regrouped(copy.element)));
  }, storyboard);
  return { storyboard: pasted, targets };
}

/** Copies of parts at the given places, each in its own scene. Throws as `pasteParts`. */
export function duplicateParts(
  storyboard: Storyboard,
  places: readonly PartPlace[],
  ids: readonly string[],
  on: ArrangedOn,
  shift = 0,
): PastedParts {
  const targets: PartTarget[] = [];
  let board = storyboard;
  for (const [index, place] of places.entries()) {
    const copies = copyParts(storyboard, [place], on);
    const sceneId = place.target.kind === "overlay" ? "" : place.target.sceneId;
    const pasted = pasteParts(board, sceneId, copies, [ids[index] as string], shift);
    board = pasted.storyboard;
    targets.push(...pasted.targets);
  }
  return { storyboard: board, targets };
}

/** Deletes what was added; parts of the layout are hidden, for the layout would show them again. */
export function deleteParts(
  storyboard: Storyboard,
  targets: readonly PartTarget[],
  on: ArrangedOn,
): Storyboard {
  return targets.reduce((board, target) => {
    if (changesOf(board, target) === null) return board;
    if (target.kind === "part" || on.onlyThisFormat) {
      return changeShown(board, target, { isHidden: true }, on);
    }
    return removePart(board, target);
  }, storyboard);
}
