import type { Layer, ResolvedPart } from "~/scene/composition";
import { mediaSlots } from "~/scene/layouts/part";
import { boxOfPlacement } from "~/scene/placement";
import { boxAround, movedInto } from "~/scene/resolve/boxes";
import type { Draft } from "~/scene/resolve/draft";
import { changeLayers } from "~/scene/resolve/parts/change-layers";
import type { PartSpan, WholePart } from "~/scene/resolve/parts/whole-part";
import type { SceneContext } from "~/scene/resolve/scene-context";
import { contentStartSeconds } from "~/scene/resolve/text-motion";

/** A draft with its place in the painting order of its scene. */
export interface OrderedDraft extends Draft {
  order: number;
}

/** These stand where they are as a whole; the boxes of all others are known before their layers are made. */
const movedAsWhole: ReadonlySet<string> = new Set([
  "motif",
  "brand-logo",
  "brand-watermark",
  "brand-disclaimer",
]);
const mediaKeys: ReadonlySet<string> = new Set(mediaSlots);

/** When the parts of a scene's layout are there. */
export function spanOfScene({
  timing,
  template,
  shot,
}: Pick<SceneContext, "timing" | "template" | "shot">): PartSpan {
  const { startSeconds, endSeconds, exitStartSeconds } = timing;
  return {
    // A split counts keyframes from where each scene begins.
    startSeconds: shot.own.startSeconds,
    endSeconds: exitStartSeconds ?? endSeconds,
    seenUntilSeconds: endSeconds,
    entersAtSeconds: Math.max(startSeconds, contentStartSeconds(timing, template)),
  };
}

/** The drafts of a scene as a person has changed its parts, and the parts that can be selected. */
export function changeParts(
  drafts: readonly Draft[],
  context: SceneContext,
): { drafts: OrderedDraft[]; parts: ResolvedPart[] } {
  const byKey = Map.groupBy(drafts, ({ key }) => key);
  const parts: ResolvedPart[] = [];
  const done = new Set<string>();
  let orderBefore = 0;
  const changed = drafts.flatMap((draft): OrderedDraft[] => {
    const { key } = draft;
    // What nobody can select lies with what is before it: a shade over its picture, an ornament over the motif.
    if (key === undefined) return [{ ...draft, order: orderBefore }];
    const order = orderOf(key, context);
    orderBefore = order === Number.NEGATIVE_INFINITY ? 0 : order;
    const isChanged = context.changes.has(key);
    if (!done.has(key)) {
      const { drafts: own, part } = changePart(key, byKey.get(key)!, context);
      parts.push(part);
      done.add(key);
      if (isChanged) return own.map((one) => ({ ...one, order }));
    }
    return isChanged ? [] : [{ ...draft, layer: { ...draft.layer, partKey: `part:${key}` }, order }];
  });
  return { drafts: changed, parts };
}

/** The background lies behind everything. */
function orderOf(key: string, { changes }: Pick<SceneContext, "changes">): number {
  return key === "background" ? Number.NEGATIVE_INFINITY : (changes.get(key)?.order ?? 0);
}

/** Parts of a layout with their places in the painting order of their scene. */
export function withOrder(
  parts: readonly ResolvedPart[],
  context: Pick<SceneContext, "changes">,
): { part: ResolvedPart; order: number }[] {
  return parts.map((part) => ({ part, order: orderOf(part.key.slice("part:".length), context) }));
}

function changePart(key: string, drafts: readonly Draft[], context: SceneContext) {
  const changes = context.changes.get(key) ?? {};
  const resting = drafts.find(({ box }) => box)?.box ?? boxAround(drafts.map(({ layer }) => layer.box));
  const moves = changes.placement && movedAsWhole.has(key);
  const box = moves && changes.placement ? boxOfPlacement(changes.placement, context.frame) : resting;
  const layers = drafts.map(({ layer }) => (moves ? movedInto(layer, resting, box) : layer));
  const span = spanOfScene(context);
  const whole: WholePart = {
    key: `part:${key}`,
    id: `scene-${context.sceneIndex}/part-${key}`,
    sceneIndex: context.sceneIndex,
    box,
    changes,
    span,
  };
  const part: ResolvedPart = {
    key: whole.key,
    sceneId: context.scene.id,
    kind: kindOf(key, layers),
    startSeconds: span.startSeconds,
    endSeconds: context.shot.own.endSeconds,
    box,
    rotationDegrees: changes.rotationDegrees ?? 0,
    opacity: changes.opacity ?? 1,
    isHidden: changes.isHidden ?? false,
    isLocked: changes.isLocked ?? false,
  };
  if (changes.isHidden) return { drafts: [], part };
  const changed = changeLayers(layers, whole, context.frame);
  const own = changed.map((layer, index): Draft => ({ layer, part: drafts[index]!.part, key }));
  return { drafts: own, part };
}

function kindOf(key: string, layers: readonly Layer[]): ResolvedPart["kind"] {
  if (key === "background") return "background";
  if (mediaKeys.has(key)) return "media";
  return layers.some(({ kind }) => kind === "text" || kind === "counter") ? "text" : "graphic";
}

/** In painting order; what has the same order stays as it is. */
export function sortByOrder<Item extends { order: number }>(items: readonly Item[]): Item[] {
  return items.every((item, index) => index === 0 || item.order >= items[index - 1]!.order)
    ? [...items]
    : items.toSorted((one, other) => one.order - other.order);
}
