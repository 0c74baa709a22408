import { isMoved, isShifted } from "~/engine/animate";
import type { Canvas2D } from "~/engine/canvas";
import { grownBox } from "~/engine/content";
import { canvasBox } from "~/engine/layer-effects";
import type { PreparedLayer } from "~/engine/prepare-layer";
import type { Stage } from "~/engine/stage";
import { paintSurface, pixelsOnCanvas, type Surface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { clipToPixels, overlap } from "~/engine/transform";
import type { Box } from "~/scene/composition";

/** A layer that stands still, and what of it is seen. */
interface Shown {
  layer: PreparedLayer;
  state: number;
  /** In pixels of the canvas. */
  pixels: Box;
}

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
    context: Canvas2D;
  } | null = null;

  /** `backdrop`: the colour below; `null` where the first layer hides it. */
  get(stage: Stage, layers: readonly PreparedLayer[], backdrop: string | null, timeSeconds: number): Surface {
    const known = new Map(this.#kept?.shown.map((one) => [one.layer, one]));
    const shown = layers.map((layer): Shown => {
      const before = known.get(layer);
      const state = layer.stillKey(timeSeconds) ?? -1;
      if (before?.state === state) return before;
      return { layer, state, pixels: pixelsOnCanvas(grownBox(layer.boundsAt(timeSeconds), 1), stage) };
    });
    const kept = this.#kept;
    const damage = kept && kept.backdrop === backdrop ? damageBetween(kept.shown, shown) : "all";
    const { composition } = stage;
    const paint = (target: Target, within: Box | null) => {
      target.context.globalAlpha = 1;
      if (backdrop !== null) {
        target.context.fillStyle = backdrop;
        target.context.fillRect(0, 0, composition.width, composition.height);
      }
      for (const { layer, pixels } of shown) {
        if (within && !isShared(pixels, within)) continue;
        if (within && isCopied(layer, timeSeconds)) drawWithin(target, within, layer, timeSeconds);
        else layer.draw(target, timeSeconds);
      }
    };
    const paintAll = () => {
      let context: Canvas2D | null = null;
      const surface = paintSurface(stage, canvasBox(stage), (target) => {
        context = target.context;
        paint(target, null);
      });
      this.#kept = { key: kept?.key ?? {}, shown, backdrop, surface, context: context! };
      return surface;
    };
    const isLarge =
      damage !== "all" &&
      damage !== null &&
      damage.width * damage.height >
        LARGEST_DAMAGE * composition.width * stage.scaleX * composition.height * stage.scaleY;
    if (!kept || damage === "all" || isLarge) {
      if (kept) stage.surfaces.delete(kept.key);
      const surface = paintAll();
      return stage.surfaces.get(this.#kept?.key ?? {}, () => surface);
    }
    const surface = stage.surfaces.get(kept.key, paintAll);
    if (surface !== kept.surface || !damage) return surface;
    const { x, y, width, height } = damage;
    const [left, top] = [x - surface.x, y - surface.y];
    // Painted beside and copied: under a clip edges that are turned or curved would be smoothed otherwise than without.
    const scratch = stage.borrowScratch(surface.width, surface.height);
    const { context } = scratch;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(left, top, width, height);
    context.setTransform(stage.scaleX, 0, 0, stage.scaleY, -surface.x, -surface.y);
    clipToPixels(context, canvasBox(stage));
    paint({ context, originX: -surface.x, originY: -surface.y, isPlain: true, isUpright: true }, damage);
    context.restore();
    kept.context.save();
    kept.context.setTransform(1, 0, 0, 1, 0, 0);
    kept.context.globalAlpha = 1;
    kept.context.clearRect(left, top, width, height);
    kept.context.drawImage(scratch.picture as never, left, top, width, height, left, top, width, height);
    kept.context.restore();
    stage.returnScratch(scratch);
    this.#kept = { ...kept, shown, backdrop };
    return surface;
  }
}

/** Whether it is laid down pixel by pixel, so that what a clip lets through of it is as it is without. */
function isCopied(layer: PreparedLayer, timeSeconds: number): boolean {
  const { content, layer: of, shownAt } = layer.inside;
  // Words that move one by one pose themselves.
  const isOwn = content.layers !== undefined || (content.isSelfPosed && of.animations.length > 0);
  const pose = isOwn ? undefined : shownAt(timeSeconds)?.pose;
  return pose !== undefined && (!isMoved(pose) || isShifted(pose));
}

function drawWithin(target: Target, pixels: Box, layer: PreparedLayer, timeSeconds: number): void {
  const { context, originX, originY } = target;
  const { x, y, width, height } = pixels;
  const { a, b, c, d, e, f } = context.getTransform();
  context.save();
  context.setTransform(1, 0, 0, 1, originX, originY);
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.setTransform(a, b, c, d, e, f);
  layer.draw(target, timeSeconds);
  context.restore();
}

/** What layers cover that are not in both; `null` where all are, `"all"` where they have changed places. */
function damageBetween(before: readonly Shown[], after: readonly Shown[]): Box | null | "all" {
  const [known, wanted] = [new Set(before), new Set(after)];
  const [stayed, stays] = [before.filter((one) => wanted.has(one)), after.filter((one) => known.has(one))];
  if (stayed.some((one, index) => one !== stays[index])) return "all";
  let damage: Box | null = null;
  for (const { pixels } of [
    ...before.filter((one) => !wanted.has(one)),
    ...after.filter((one) => !known.has(one)),
  ]) {
    if (pixels.width > 0 && pixels.height > 0) damage = damage ? around(damage, pixels) : pixels;
  }
  return damage;
}

function isShared(first: Box, second: Box): boolean {
  const { width, height } = overlap(first, second);
  return width > 0 && height > 0;
}

function around(first: Box, second: Box): Box {
  const x = Math.min(first.x, second.x);
  const y = Math.min(first.y, second.y);
  return {
    x,
    y,
    width: Math.max(first.x + first.width, second.x + second.width) - x,
    height: Math.max(first.y + first.height, second.y + second.height) - y,
  };
}
