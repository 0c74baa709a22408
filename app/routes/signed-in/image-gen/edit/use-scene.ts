import { useEffect, useMemo, useRef, useState } from "react";
import { isPlain } from "~/image-editor/adjustments";
import { cropOf } from "~/image-editor/crop";
import type { EditDraft } from "~/image-editor/edit-draft";
import { extendedPart } from "~/image-editor/extend";
import type { Rectangle, Size } from "~/image-editor/geometry";
import type { ShownLayer } from "~/image-editor/layers/draw-layer";
import { type Colour, coloursOfMasks, type MaskColour } from "~/image-editor/mask-colours";
import { MaskImage } from "~/image-editor/mask-image";
import { fineSide, Renderer } from "~/image-editor/renderer";
import type { Stage } from "~/image-editor/stage";
import type { CompareWay, StageMode } from "~/image-editor/stage-scene";
import type { Image } from "~/stores/images/image-document";
import type { LoadedImage } from "./loaded-images";

interface SceneParts {
  stage: Stage | null;
  size: Size;
  picture: LoadedImage | null;
  draft: EditDraft;
  mode: StageMode;
  showsMask: boolean;
  maskColour: MaskColour;
  layers: readonly ShownLayer[];
  chosenLayerId: string | null;
  candidate: { image: Image; picture: LoadedImage } | null;
  compare: CompareWay;
  compareAt: number;
  isHeld: boolean;
}

/** Keeps the stage showing what the page holds. Answers with the worker that develops and bakes. */
export function useScene(parts: SceneParts): Renderer | null {
  const { stage, size, picture, draft, mode, showsMask, maskColour, layers } = parts;
  const { chosenLayerId, candidate, compare, compareAt, isHeld } = parts;
  const renderer = useRenderer(stage, picture);
  const mask = useRef<MaskImage | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a size is the same while the image is
  useEffect(() => {
    if (!stage || !picture) return;
    stage.show({ base: picture.levels, image: size });
    return () => stage.show({ base: null });
  }, [stage, picture]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a size is the same while the image is
  useEffect(() => {
    if (!stage || !picture) return;
    mask.current = new MaskImage(size, colourOf(stage, maskColour));
    return () => {
      mask.current = null;
      stage.show({ mask: null });
    };
  }, [stage, picture, maskColour]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new image or colour has a new mask
  useEffect(() => {
    mask.current?.show(draft.mask, draft.featherPixels);
    stage?.show({ mask: showsMask ? mask.current : null });
  }, [stage, picture, maskColour, draft.mask, draft.featherPixels, showsMask]);

  const crop = useMemo(() => cropOf(size, draft.frame), [size, draft.frame]);
  useEffect(() => {
    stage?.show({ mode, frame: draft.frame, crop, extend: draft.extend });
  }, [stage, mode, draft.frame, crop, draft.extend]);

  useEffect(() => {
    stage?.show({ layers, chosenLayerId });
  }, [stage, layers, chosenLayerId]);

  useEffect(() => {
    stage?.show({
      candidate: candidate && {
        levels: candidate.picture.levels,
        place: placeOfCandidate(candidate.image, size),
      },
      compare: candidate ? compare : "off",
    });
  }, [stage, candidate, compare, size]);
  useEffect(() => stage?.show({ compareAt, isHeld }), [stage, compareAt, isHeld]);

  useEffect(() => {
    renderer?.preview(isPlain(draft.adjustments) ? null : draft.adjustments);
  }, [renderer, draft.adjustments]);
  return renderer;
}

/** The worker with the image open in it. */
function useRenderer(stage: Stage | null, picture: LoadedImage | null): Renderer | null {
  const [renderer, setRenderer] = useState<Renderer | null>(null);
  useEffect(() => {
    if (!stage || !picture) return;
    let isGone = false;
    const made = new Renderer((adjusted) => {
      stage.scene.adjusted?.close();
      stage.show({ adjusted });
    });
    void smallCopy(picture)
      .then((bitmap) => made.openImage(bitmap))
      // Without previews it can still be baked, which says what is wrong.
      .catch(() => {})
      .then(() => !isGone && setRenderer(made));
    return () => {
      isGone = true;
      made.stop();
      stage.scene.adjusted?.close();
      stage.show({ adjusted: null });
      setRenderer(null);
    };
  }, [stage, picture]);
  return renderer;
}

function smallCopy({ file, levels: { width, height } }: LoadedImage): Promise<ImageBitmap> {
  const scale = Math.min(1, fineSide / Math.max(width, height));
  if (scale === 1) return createImageBitmap(file);
  return createImageBitmap(file, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: "medium",
  });
}

/** Where a candidate lies over its source: an extension around it, all else on it. */
function placeOfCandidate({ request }: Image, source: Size): Rectangle {
  return request?.extend ? extendedPart(source, request.extend) : { x: 0, y: 0, ...source };
}

function colourOf(stage: Stage, name: MaskColour): Colour {
  if (name !== "accent") return coloursOfMasks[name];
  const [red = 0, green = 0, blue = 0] = stage.accentPixel();
  return [red, green, blue];
}
