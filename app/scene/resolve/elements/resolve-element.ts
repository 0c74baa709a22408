import type { Layer, PartKey, ResolvedPart } from "~/scene/composition";
import { changesIn } from "~/scene/edit-parts";
import type { Element, Overlay } from "~/scene/element";
import type { PartChanges, Placement } from "~/scene/part-changes";
import { boxOfPlacement } from "~/scene/placement";
import { elementLayers } from "~/scene/resolve/elements/element-layers";
import type { ElementLook } from "~/scene/resolve/elements/element-look";
import { changeLayers } from "~/scene/resolve/parts/change-layers";
import type { PartSpan } from "~/scene/resolve/parts/whole-part";

/** Where something stands that says nothing of it. */
const middle: Placement = { centerX: 0.5, centerY: 0.5, width: 0.4, height: 0.4 };

export interface Added {
  key: PartKey;
  kind: "element" | "overlay";
  id: string;
  sceneIndex?: number;
  sceneId?: string;
  item: Element | Overlay;
  span: PartSpan;
}

export interface ResolvedElement {
  layers: Layer[];
  part: ResolvedPart;
  order: number;
}

/** An element or overlay as layers and as a part that can be selected. */
export function resolveElement(added: Added, look: Omit<ElementLook, "changes">): ResolvedElement {
  const { item, span, key, sceneIndex } = added;
  const { frame } = look;
  const changes: PartChanges = changesIn(item, frame.format);
  const box = boxOfPlacement(changes.placement ?? middle, frame);
  const scene = sceneIndex === undefined ? {} : { sceneIndex };
  const base = {
    id: added.id,
    ...scene,
    startSeconds: span.startSeconds,
    endSeconds: span.seenUntilSeconds,
    box,
    animations: [] as [],
  };
  const part: ResolvedPart = {
    key,
    ...(added.sceneId !== undefined && { sceneId: added.sceneId }),
    kind: added.kind,
    startSeconds: span.startSeconds,
    endSeconds: span.seenUntilSeconds,
    box,
    rotationDegrees: changes.rotationDegrees ?? 0,
    opacity: changes.opacity ?? 1,
    isHidden: changes.isHidden ?? false,
    isLocked: changes.isLocked ?? false,
  };
  const order = changes.order ?? 0;
  if (changes.isHidden) return { layers: [], part, order };
  const layers = elementLayers(item.content, base, { ...look, changes });
  const whole = { key, id: added.id, ...scene, box, changes: withoutContent(changes, item), span };
  return { layers: layers.length > 0 ? changeLayers(layers, whole, frame) : [], part, order };
}

/** A colour of these is that of a piece of them, which knows it already. */
function withoutContent(changes: PartChanges, { content }: Element | Overlay): PartChanges {
  const { color: _, cornerRadius, ...others } = changes;
  if (content.kind === "qr") return others;
  if (content.kind !== "lower-third" && content.kind !== "drawing") return changes;
  return cornerRadius === undefined ? others : { ...others, cornerRadius };
}
