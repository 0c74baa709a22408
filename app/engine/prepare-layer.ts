import {
  hasBlur,
  isInvisible,
  isMoved,
  mirrored,
  onWholePixels,
  type Pose,
  poseAt,
  restingPose,
} from "~/engine/animate";
import { type ChangeSpan, type Content, grownBox } from "~/engine/content";
import { isolate } from "~/engine/isolate";
import { addEffects, coversCanvas } from "~/engine/layer-effects";
import type { LayerToPart } from "~/engine/layer-parts";
import { type MaskShape, maskAt } from "~/engine/mask";
import { prepareContent } from "~/engine/prepare-content";
import { groupContent } from "~/engine/prepare-group";
import type { Stage } from "~/engine/stage";
import { changesOf, stillnessOf } from "~/engine/stillness";
import { LatestSurface, paintSurface, stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { clipToPixels, drawPosed, movedBox, overlap } from "~/engine/transform";
import type { Box, Layer } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/** A layer whose fixed work (shaping, cropping, gradients, blurs) is done when it is first drawn, and kept. */
export interface PreparedLayer {
  startSeconds: number;
  endSeconds: number;
  draw(target: Target, timeSeconds: number): void;
  /** Whether the stage's assets still give the pictures that it was prepared with. */
  hasSamePictures(): boolean;
  /** For taking it apart, for a painter that is not a canvas. */
  inside: LayerToPart;
  /** Whether the layer hides everything below it at a time. */
  hidesAllBelow(timeSeconds: number): boolean;
  /** Equal numbers at two times of its life mean equal pixels; `null` while it changes. */
  stillKey(timeSeconds: number): number | null;
  /** The same where the time is the same, too; `null` while a clip's frame may still come. */
  restKey(timeSeconds: number): number | null;
  /** Costs less than copying its pixels would. */
  isTrivial: boolean;
  /** When it changes. */
  changes: ChangeSpan[];
  /** Paints the shape that throws its shadow. */
  drawSilhouette(target: Target, timeSeconds: number): void;
  silhouetteChanges: ChangeSpan[];
  /** All it paints at a time, where it stands then. */
  boundsAt(timeSeconds: number): Box;
}

/** A layer as it was prepared before for the stage, unless its pictures are others now. */
export function preparedLayer(layer: Layer, stage: Stage): PreparedLayer {
  const known = stage.layers.get(layer);
  if (known?.hasSamePictures()) return known;
  const made = prepareLayer(layer, stage);
  stage.layers.set(layer, made);
  return made;
}

function prepareLayer(layer: Layer, stage: Stage): PreparedLayer {
  const content = layer.kind === "group" ? groupContent(layer, stage) : prepareContent(layer, stage);
  const contentChanges = changesOfContent(layer, content);
  const changes = [
    ...contentChanges,
    ...changesOf(layer.animations),
    ...changesOf(layer.mask?.animations ?? []),
  ];
  const contentStillness = stillnessOf(contentChanges);
  const stillness = stillnessOf(changes);
  const withEffects = addEffects(content, layer, stage, contentStillness);
  const wholeKept = new LatestSurface();
  const contentKept = new LatestSurface();
  const blend = layer.blend ?? "normal";
  const covers = coversCanvas(layer.box, stage) && blend === "normal" && !layer.mask && !hasBlur(layer);

  const drawPosedContent = (target: Target, pose: Readonly<Pose>, time: number, opacity: number) =>
    drawPosed(target, pose, layer.box, (posed) => withEffects.paint(posed, time, pose), opacity);

  /** The layer as one picture: painted for itself, then laid down with its opacity and blend mode. */
  const drawAsOne = (target: Target, pose: Readonly<Pose>, mask: MaskShape | undefined, time: number) => {
    const { context } = target;
    context.globalAlpha = pose.opacity;
    const contentState = contentStillness.keyAt(time);
    if (contentState !== null && !mask && !content.isSelfPosed) {
      const paintOnce = () =>
        paintSurface(stage, withEffects.bounds(time), (inner) => withEffects.paint(inner, time, pose));
      const surface = contentKept.get(stage, contentState, paintOnce);
      drawPosed(target, pose, layer.box, (posed) => stampSurface(posed, stage, surface));
      return;
    }
    const resting = grownBox(withEffects.bounds(time), 1);
    const moved = movedBox(resting, pose, layer.box);
    const box = mask ? overlap(moved, mask.bounds) : moved;
    const paint = (inner: Target) => {
      if (mask) clipToPixels(inner.context, mask.bounds);
      drawPosedContent(inner, pose, time, 1);
      if (!mask) return;
      inner.context.globalAlpha = 1;
      inner.context.globalCompositeOperation = "destination-in";
      inner.context.fillStyle = "#000";
      mask.fill(inner.context);
    };
    const state = stillness.keyAt(time);
    if (state === null) isolate(target, stage, box, paint);
    else
      stampSurface(
        target,
        stage,
        wholeKept.get(stage, state, () => paintSurface(stage, box, paint)),
      );
  };

  const layerPoseAt = (time: number) =>
    mirrored(content.isSelfPosed ? restingPose : onWholePixels(poseAt(layer.animations, time), stage), layer);
  const poseChanges = content.isSelfPosed ? [] : changesOf(layer.animations);
  const boundsAt = (time: number) => movedBox(withEffects.bounds(time), layerPoseAt(time), layer.box);
  const shownAt: LayerToPart["shownAt"] = (time) => {
    const pose = layerPoseAt(time);
    if (isInvisible(pose)) return null;
    const mask = layer.mask && maskAt(layer.mask, time);
    return mask === null ? null : { pose, mask };
  };
  const drawShown = (
    target: Target,
    time: number,
    { pose, mask: cut }: NonNullable<ReturnType<typeof shownAt>>,
  ) => {
    // Cutting a picture softly costs more than drawing it: not where nothing would be cut off.
    const mask = target.isPlain && cut?.holds(everywhere(stage)) ? undefined : cut;
    const { context } = target;
    const isMany = !withEffects.isSingle && (pose.opacity < 1 || blend !== "normal");
    const isSoftlyCut = mask !== undefined && !mask.isUpright;
    if (isMany || isSoftlyCut) {
      drawAsOne(target, pose, mask, time);
    } else if (mask) {
      context.save();
      clipToPixels(context, mask.bounds);
      drawPosedContent(target, pose, time, pose.opacity);
      context.restore();
    } else {
      drawPosedContent(target, pose, time, pose.opacity);
    }
  };
  const inside: LayerToPart = {
    layer,
    stage,
    content,
    withEffects,
    contentStillness,
    stillness,
    maskStillness: stillnessOf(changesOf(layer.mask?.animations ?? [])),
    shownAt,
    drawWhole(target: Target, time: number) {
      const shown = shownAt(time);
      if (shown) drawShown(target, time, shown);
    },
  };
  const hasClip = layersWithin([layer]).some(({ kind }) => kind === "clip");
  const picture = layer.kind === "picture" ? stage.assets.getPicture(layer.assetId) : undefined;
  return {
    hasSamePictures: () =>
      layer.kind === "picture"
        ? stage.assets.getPicture(layer.assetId) === picture
        : (content.layers?.every((inner) => inner.hasSamePictures()) ?? true),
    startSeconds: layer.startSeconds,
    endSeconds: layer.endSeconds,
    changes,
    inside,
    silhouetteChanges: [...(content.silhouetteChanges ?? contentChanges), ...poseChanges],
    drawSilhouette(target, time) {
      const pose = layerPoseAt(time);
      if (isInvisible(pose)) return;
      drawPosed(target, pose, layer.box, (posed) => {
        if (content.silhouette) content.silhouette(posed, time);
        else content.paint(posed, time, pose);
      });
    },
    isTrivial: content.isTrivial === true && withEffects.isSingle && !layer.mask && blend === "normal",
    stillKey: (time) => stillness.keyAt(time),
    // Those of stillness are not negative.
    restKey: (time) => stillness.keyAt(time) ?? (hasClip ? null : -1 - time),
    hidesAllBelow: (time) =>
      covers && content.isOpaque?.(time) === true && isAtRest(poseAt(layer.animations, time)),
    boundsAt,
    draw(target, time) {
      const shown = shownAt(time);
      if (!shown) return;
      const { context } = target;
      if (blend !== "normal") context.globalCompositeOperation = blend;
      drawShown(target, time, shown);
      if (blend !== "normal") context.globalCompositeOperation = "source-over";
    },
  };
}

/** When the content's own pixels change, its place and opacity apart. */
function changesOfContent(layer: Layer, content: Content): ChangeSpan[] {
  const own = content.isSelfPosed
    ? changesOf(layer.animations, content.pieceCount?.() ?? 1)
    : changesOf(layer.animations.filter(({ property }) => property === "value" || property === "blur"));
  return [...content.changes, ...own];
}

function isAtRest(pose: Readonly<Pose>): boolean {
  return pose.opacity === 1 && pose.clip === 1 && !isMoved(pose);
}

/** Room enough for a layer on its way in from outside the canvas. */
function everywhere({ composition: { width, height } }: Stage): Box {
  return { x: -width / 2, y: -height / 2, width: 2 * width, height: 2 * height };
}
