import { isMoved, isShifted } from "~/engine/animate";
import { grownBox } from "~/engine/content";
import { isolate } from "~/engine/isolate";
import { canvasBox } from "~/engine/layer-effects";
import type { PreparedLayer } from "~/engine/prepare-layer";
import type { Stage } from "~/engine/stage";
import { paintSurface, pixelsOnCanvas, type Surface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { around, overlap } from "~/engine/transform";
import type { Box } from "~/scene/composition";

/** A layer that stands still, and what of it is seen. */
interface Shown {
  layer: PreparedLayer;
  state: number;
  /** In pixels of the canvas. */
  pixels: Box;
}

export type KeyOf = (layer: PreparedLayer, timeSeconds: number) => number | null;

/** Where more than this part of the canvas has changed, all of it is painted anew. */
const LARGEST_DAMAGE = 0.7;

/**
 * The layers furthest back as one surface, while they stand still. Where some of them change, as while one is dragged, only the
 * pixels are painted again that these cover or did cover: the same ones that painting all would give.
 */
export class StillSurface {
  #kept: {
    key: object;
    shown: Shown[];
    backdrop: string | null;
    surface: Surface;
    target: Target;
  } | null = null;
  /** How often some of the surface was painted again. */
  repaints = 0;
  /** What was painted again last, in pixels of the canvas. */
  repainted: Box | null = null;

  /**
   * `backdrop`: the colour below; `null` where the first layer hides it. `keyOf`: equal numbers mean that a layer's pixels are
   * the same; none of the layers has none.
   */
  get(
    stage: Stage,
    layers: readonly PreparedLayer[],
    backdrop: string | null,
    timeSeconds: number,
    keyOf: KeyOf,
  ): Surface {
    const known = new Map(this.#kept?.shown.map((one) => [one.layer, one]));
    const shown = layers.map((layer): Shown => {
      const before = known.get(layer);
      const state = keyOf(layer, timeSeconds) ?? Number.NaN;
      if (before?.state === state) return before;
      return { layer, state, pixels: pixelsOnCanvas(grownBox(layer.boundsAt(timeSeconds), 1), stage) };
    });
    const kept = this.#kept;
    const damage = kept && kept.backdrop === backdrop ? damageBetween(kept.shown, shown) : "all";
    const { composition } = stage;
    const paint = (target: Target, part: Box | null) => {
      target.context.globalAlpha = 1;
      if (backdrop !== null) {
        target.context.fillStyle = backdrop;
        target.context.fillRect(0, 0, composition.width, composition.height);
      }
      for (const { layer, pixels } of shown) {
        if (part && !isShared(pixels, part)) continue;
        const draw = (onto: Target) => layer.draw(onto, timeSeconds);
        if (part && isCopied(layer, timeSeconds)) within(target, stage, part, draw);
        else draw(target);
      }
    };
    const key = kept?.key ?? {};
    const paintAll = () => {
      let painted: Target | null = null;
      const surface = paintSurface(stage, canvasBox(stage), (target) => {
        painted = target;
        paint(target, null);
      });
      this.#kept = { key, shown, backdrop, surface, target: painted! };
      return surface;
    };
    if (!kept || damage === "all" || (damage && isLarge(damage, kept.surface))) {
      stage.surfaces.delete(key);
      return stage.surfaces.get(key, paintAll);
    }
    const surface = stage.surfaces.get(key, paintAll);
    if (surface !== kept.surface || !damage) return surface;
    within(kept.target, stage, damage, ({ context }) => {
      context.globalAlpha = 1;
      context.clearRect(0, 0, composition.width, composition.height);
      // Painted beside and copied: under a clip edges that are turned or curved would be smoothed otherwise than without.
      isolate(kept.target, stage, canvasBox(stage), (target) => paint(target, damage));
    });
    this.#kept = { ...kept, shown, backdrop };
    this.repaints++;
    this.repainted = damage;
    return surface;
  }
}

const isLarge = (damage: Box, whole: Surface) =>
  damage.width * damage.height > LARGEST_DAMAGE * whole.width * whole.height;

/** Whether it is laid down pixel by pixel, so that what a clip lets through of it is as it is without. */
function isCopied(layer: PreparedLayer, timeSeconds: number): boolean {
  // What is on its way stands between pixels.
  if (layer.stillKey(timeSeconds) === null) return false;
  const { content, layer: of, shownAt } = layer.inside;
  // Words that move one by one pose themselves.
  const isOwn = content.layers !== undefined || (content.isSelfPosed && of.animations.length > 0);
  const pose = isOwn ? undefined : shownAt(timeSeconds)?.pose;
  return pose !== undefined && (!isMoved(pose) || isShifted(pose));
}

/** Draws on some pixels of the canvas and on no others. */
export function within(
  target: Target,
  { scaleX, scaleY }: Stage,
  pixels: Box,
  draw: (target: Target) => void,
): void {
  const { context, originX, originY } = target;
  context.save();
  context.setTransform(1, 0, 0, 1, originX, originY);
  context.beginPath();
  context.rect(pixels.x, pixels.y, pixels.width, pixels.height);
  context.clip();
  context.setTransform(scaleX, 0, 0, scaleY, originX, originY);
  draw(target);
  context.restore();
}

/** What layers cover that are not in both; `null` where all are, `"all"` where they have changed places. */
function damageBetween(before: readonly Shown[], after: readonly Shown[]): Box | null | "all" {
  const [known, wanted] = [new Set(before), new Set(after)];
  const stays = after.filter((one) => known.has(one));
  if (before.filter((one) => wanted.has(one)).some((one, index) => one !== stays[index])) return "all";
  let damage: Box | null = null;
  for (const one of [...before, ...after]) {
    const { pixels } = one;
    if (known.has(one) === wanted.has(one) || pixels.width === 0 || pixels.height === 0) continue;
    damage = damage ? around(damage, pixels) : pixels;
  }
  return damage;
}

function isShared(first: Box, second: Box): boolean {
  const { width, height } = overlap(first, second);
  return width > 0 && height > 0;
}
