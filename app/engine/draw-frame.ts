import { indexByTime, type LayerIndex, layersAt } from "~/engine/active-layers";
import type { Canvas2D, EngineAssets } from "~/engine/canvas";
import { canvasBox } from "~/engine/layer-effects";
import { type PreparedLayer, preparedLayer } from "~/engine/prepare-layer";
import { makeStage, type Stage, scaleOf } from "~/engine/stage";
import { type KeyOf, StillSurface, within } from "~/engine/still-surface";
import { type Surface, stampSurface } from "~/engine/surface";
import { clipToPixels } from "~/engine/transform";
import type { Composition } from "~/scene/composition";

/** A stage and what is kept with it from composition to composition. */
interface KeptStage {
  stage: Stage;
  /** The layers furthest back as one surface, while they stand still. */
  background: StillSurface;
}

interface PreparedComposition extends KeptStage {
  layers: LayerIndex<PreparedLayer>;
}

/** A player and its thumbnails may draw the same composition at different sizes; more are not kept. */
const SCALES_KEPT = 2;
/** Of one scope: formats beside each other, each at a size or two. */
const STAGES_KEPT = 8;

/** Copying the canvas costs as much as filling it; fewer layers than this, plain ones apart, are not worth a surface. */
const FEWEST_FLATTENED = 2;

const prepared = new WeakMap<EngineAssets, WeakMap<Composition, PreparedComposition[]>>();
const stages = new WeakMap<object, KeptStage[]>();
/** What canvases hold that show nothing but one surface of still layers, and how often some of that had been painted again. */
const held = new WeakMap<Canvas2D, { surface: Surface; repaints: number }>();

/** What whoever draws frame after frame on a canvas of their own knows of it. */
export interface FrameBefore {
  /**
   * The frame before was of the same moment, as while something is dragged. What moves at other times is kept then, too, and only
   * what differs between the compositions is painted again; edges of what moves may be smoothed a little differently.
   */
  isResting?: boolean;
  /** The canvas holds what `drawFrame` drew on it last, with the same transformation: only what differs from that need be laid down. */
  isHeld?: boolean;
}

/**
 * Draws one frame. The pixels depend on the composition, the time and the assets alone, so seeking, playing and
 * encoding give the same picture. Times before the start show the first frame, times from the end on the last.
 *
 * The context's transformation is kept, so a frame can be drawn scaled; its whole state is restored. Fonts and
 * pictures must be loaded, and the clips of the time prepared: what is measured once is not measured again for the
 * same composition and assets.
 */
export function drawFrame(
  context: Canvas2D,
  composition: Composition,
  timeSeconds: number,
  assets: EngineAssets,
  { isResting = false, isHeld = false }: FrameBefore = {},
): void {
  const time = momentWithin(composition, timeSeconds);
  const { scaleX, scaleY, target } = scaleOf(context);
  const { stage, layers: byTime, background } = preparedFor(composition, assets, scaleX, scaleY);
  const layers = layersAt(byTime, time);
  const before = isHeld ? held.get(context) : undefined;
  held.delete(context);
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "low";
  context.globalCompositeOperation = "source-over";
  clipToPixels(context, canvasBox(stage));
  const first = firstVisibleIndex(layers, time);
  const visible = first > 0 ? layers.slice(first) : layers;
  const keyOf: KeyOf = isResting ? restKey : stillKey;
  const run = stillRun(visible, time, keyOf);
  const backdrop = first < 0 ? composition.background : null;
  context.globalAlpha = 1;
  if (run.worth < FEWEST_FLATTENED || !target.isPlain) {
    if (backdrop !== null) {
      context.fillStyle = backdrop;
      context.fillRect(0, 0, composition.width, composition.height);
    }
    for (const layer of visible.slice(0, run.count)) layer.draw(target, time);
  } else {
    const surface = background.get(stage, visible.slice(0, run.count), backdrop, time, keyOf);
    const { repaints, repainted } = background;
    const missed = before?.surface === surface ? repaints - before.repaints : Number.NaN;
    if (missed === 1 && repainted)
      within(target, stage, repainted, (part) => stampSurface(part, stage, surface));
    else if (missed !== 0) stampSurface(target, stage, surface);
    if (run.count === visible.length) held.set(context, { surface, repaints });
  }
  for (const layer of visible.slice(run.count)) layer.draw(target, time);
  context.restore();
}

export function momentWithin({ durationSeconds }: Composition, timeSeconds: number): number {
  return Math.max(0, Math.min(durationSeconds - 1e-6, timeSeconds));
}

const stillKey: KeyOf = (layer, timeSeconds) => layer.stillKey(timeSeconds);
const restKey: KeyOf = (layer, timeSeconds) => layer.restKey(timeSeconds);

/** How many neighbouring layers from the bottom stand still, and how many of them are worth a surface. */
function stillRun(
  layers: readonly PreparedLayer[],
  timeSeconds: number,
  keyOf: KeyOf,
): { count: number; worth: number } {
  let worth = 0;
  for (const [count, layer] of layers.entries()) {
    if (keyOf(layer, timeSeconds) === null) return { count, worth };
    if (!layer.isTrivial) worth++;
  }
  return { count: layers.length, worth };
}

export function preparedFor(
  composition: Composition,
  assets: EngineAssets,
  scaleX: number,
  scaleY: number,
): PreparedComposition {
  let ofAssets = prepared.get(assets);
  if (!ofAssets) {
    ofAssets = new WeakMap();
    prepared.set(assets, ofAssets);
  }
  let scales = ofAssets.get(composition);
  if (!scales) {
    scales = [];
    ofAssets.set(composition, scales);
  }
  const present = scales.find(({ stage }) => stage.scaleX === scaleX && stage.scaleY === scaleY);
  if (present) return present;
  const kept = keptStage(composition, assets, scaleX, scaleY);
  const layers = composition.layers.map((layer) => preparedLayer(layer, kept.stage));
  const made = { ...kept, layers: indexByTime(layers) };
  scales.unshift(made);
  scales.length = Math.min(scales.length, SCALES_KEPT);
  return made;
}

/** The stage of the assets' scope for a size, a language and a scale, now with these assets. */
function keptStage(
  { width, height, language }: Composition,
  assets: EngineAssets,
  scaleX: number,
  scaleY: number,
): KeptStage {
  const scope = assets.scope ?? assets;
  let ofScope = stages.get(scope);
  if (!ofScope) {
    ofScope = [];
    stages.set(scope, ofScope);
  }
  const known = ofScope.find(({ stage: { composition, ...scale } }) => {
    const isSameScale = scale.scaleX === scaleX && scale.scaleY === scaleY;
    return (
      isSameScale &&
      composition.width === width &&
      composition.height === height &&
      composition.language === language
    );
  });
  if (known) {
    known.stage.assets = assets;
    return known;
  }
  const made = {
    stage: makeStage({ width, height, language }, assets, scaleX, scaleY),
    background: new StillSurface(),
  };
  ofScope.unshift(made);
  ofScope.length = Math.min(ofScope.length, STAGES_KEPT);
  return made;
}

/** Index of the topmost layer that hides all below it, or -1 where the background shows. */
export function firstVisibleIndex(layers: readonly PreparedLayer[], timeSeconds: number): number {
  for (let index = layers.length - 1; index >= 0; index--) {
    if (layers[index]!.hidesAllBelow(timeSeconds)) return index;
  }
  return -1;
}
