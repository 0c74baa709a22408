import type { Layer, ResolvedPart } from "~/scene/composition";
import type { Layout } from "~/scene/layouts/layout";
import { arrangementOf } from "~/scene/layouts/layout";
import { Memo } from "~/scene/memo";
import { brandDrafts } from "~/scene/resolve/brand-layers";
import { coversCanvas, type Frame, frameValues } from "~/scene/resolve/frame";
import { keyOfBrandLayer } from "~/scene/resolve/parts/part-keys";
import { changesOfScene } from "~/scene/resolve/parts/scene-changes";
import { changeParts } from "~/scene/resolve/parts/scene-parts";
import { nothingPlaced, type SceneContext, type ShotOfScene } from "~/scene/resolve/scene-context";
import { placedContext, sceneDrafts } from "~/scene/resolve/scene-layers";
import { mediaBoxesOf } from "~/scene/resolve/scene-picture";
import { shareOfScene } from "~/scene/resolve/share-of-scene";
import type { SceneTiming } from "~/scene/resolve/timing";
import { applyTransitions, transitionLayers } from "~/scene/resolve/transition";
import type { BrandOfVideo, MediaContent, Scene } from "~/scene/storyboard";
import type { Palette, Surface, Template } from "~/scene/templates/template";

/** What a scene's layout depends on; what was added to the scene is not among it. */
export interface SceneRequest {
  scene: Scene;
  sceneIndex: number;
  shot: ShotOfScene;
  /** With the transition of its shot. */
  template: Template;
  palette: Palette;
  surface: Surface;
  layout: Layout;
  /** Within what the brand and captions take, and without that. */
  frame: Frame;
  wholeFrame: Frame;
  /** Of its whole shot. */
  timing: SceneTiming;
  seed: number;
  brand: BrandOfVideo | undefined;
  /** Of other scenes, in the order they may stand in. */
  otherMedia: readonly MediaContent[];
}

export interface SceneLayers {
  context: SceneContext;
  /** Beneath all else of the scene, and over it. */
  beneath: Layer[];
  over: Layer[];
  layers: { layer: Layer; order: number }[];
  parts: ResolvedPart[];
  /** Whether a picture or clip fills the canvas. */
  isOnPicture: boolean;
}

const known = new Memo<Scene["slots"], SceneLayers>();

/** A scene's layout as layers; the very same ones for the same request. */
export function resolveScene(request: SceneRequest): SceneLayers {
  const { scene, timing, otherMedia, frame, wholeFrame, shot } = request;
  const dependencies = [
    scene.id,
    scene.role,
    scene.overrides,
    request.sceneIndex,
    shot.place,
    shot.count,
    shot.ground,
    shot.seedId,
    shot.own.startSeconds,
    shot.own.endSeconds,
    request.template,
    request.palette,
    request.surface,
    request.layout,
    request.seed,
    request.brand,
    ...otherMedia,
    ...frameValues(frame),
    ...frameValues(wholeFrame),
    timing.startSeconds,
    timing.endSeconds,
    timing.enterSeconds,
    timing.exitStartSeconds,
    timing.leaves,
  ];
  return known.get(scene.slots, dependencies, () => makeScene(request));
}

function makeScene(request: SceneRequest): SceneLayers {
  const { scene, sceneIndex, layout, frame, wholeFrame, timing, template, surface, brand } = request;
  const context = placedContext({
    scene,
    sceneIndex,
    shot: request.shot,
    template,
    palette: request.palette,
    surface,
    arrangement: arrangementOf(layout, frame.format),
    frame,
    timing,
    seed: request.seed,
    otherMedia: request.otherMedia,
    borrowingSlots: borrowingSlotsOf(layout),
    changes: changesOfScene(scene, frame.format),
    typefaces: brand?.typefaces ?? [],
    placed: nothingPlaced,
    bareInk: null,
  });
  const drafts = sceneDrafts(context);
  const directed = { ...wholeFrame, direction: frame.direction };
  const added = brandDrafts(brand, drafts, directed, context).map((draft) => ({
    ...draft,
    key: keyOfBrandLayer(draft.layer.id),
  }));
  const changed = changeParts([...drafts, ...added], context);
  const { beneath, over } = transitionLayers(timing, sceneIndex, surface, template, frame);
  const { own } = request.shot;
  const layers = changed.drafts.flatMap(({ order, ...draft }) =>
    shareOfScene(applyTransitions([draft], timing, template, frame), own).map((layer) => ({ layer, order })),
  );
  const isOnPicture = mediaBoxesOf(context).some((box) => coversCanvas(box, frame));
  return {
    context,
    beneath: shareOfScene(beneath, own),
    over: shareOfScene(over, own),
    layers,
    parts: changed.parts,
    isOnPicture,
  };
}

export function borrowingSlotsOf(layout: Layout): ReadonlySet<string> {
  return new Set(
    Object.entries(layout.slots).flatMap(([name, slot]) =>
      slot.kind === "media" && slot.borrows ? [name] : [],
    ),
  );
}
