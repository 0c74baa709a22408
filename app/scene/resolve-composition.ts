import type { Composition, Layer, ShapeLayer } from "~/scene/composition";
import { type Size, sizeOfFormat } from "~/scene/format-size";
import { arrangementOf, type Layout } from "~/scene/layouts/layout";
import type { MediaPart } from "~/scene/layouts/part";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { applyTheme } from "~/scene/resolve/apply-theme";
import { bareInkOf } from "~/scene/resolve/bare-ink";
import { frameWithinBrand } from "~/scene/resolve/brand-bands";
import { brandDrafts } from "~/scene/resolve/brand-layers";
import { captionCuesOf, captionsLayers, frameAboveCaptions } from "~/scene/resolve/captions";
import { placeClearOfSubjects } from "~/scene/resolve/clear-subject";
import { onCanvas } from "~/scene/resolve/crop";
import { cuesOf } from "~/scene/resolve/cues";
import type { Draft } from "~/scene/resolve/draft";
import { endCardLayers } from "~/scene/resolve/end-card";
import { fontsOf } from "~/scene/resolve/fonts-of";
import { canvasBox, coversCanvas, makeFrame } from "~/scene/resolve/frame";
import { graphicBase } from "~/scene/resolve/graphic";
import { folioLayers, progressLayers } from "~/scene/resolve/header";
import { motifLayers } from "~/scene/resolve/motif";
import { ornamentLayers } from "~/scene/resolve/ornament";
import { nothingPlaced, type SceneContext } from "~/scene/resolve/scene-context";
import { chooseSceneDesigns } from "~/scene/resolve/scene-design";
import { mediaBoxesOf, mediaLayers } from "~/scene/resolve/scene-picture";
import { cardLayers, gaugeLayer, shapeLayer, tickerLayers, windowLayers } from "~/scene/resolve/scene-shapes";
import { allMediaOf } from "~/scene/resolve/scene-slots";
import { stackLayers, stepsOf } from "~/scene/resolve/scene-text";
import { edgeShade, middleShade } from "~/scene/resolve/shade";
import { soundMixOf } from "~/scene/resolve/sound-mix";
import { endCardSeconds, timeScenes } from "~/scene/resolve/timing";
import { applyTransitions, transitionLayers } from "~/scene/resolve/transition";
import type { MediaContent, Scene, Storyboard } from "~/scene/storyboard";
import { alignedFrom, directionOfLanguage } from "~/scene/text/script";

/**
 * Resolves a storyboard for one canvas size, in pixels; without a size, the usual one of its format. Pure: the
 * same storyboard, size and library always give the same composition. A template or layout that is not known is
 * replaced by one that is.
 *
 * The video lasts the sum of the scenes' times plus one transition between each two of them, see `timeScenes`, and its brand's
 * end card.
 */
export function resolveComposition(
  storyboard: Storyboard,
  size?: Size,
  library: Library = builtInLibrary,
): Composition {
  const { width, height } = size ?? sizeOfFormat(storyboard.format);
  const { template, palette } = applyTheme(templateFrom(library, storyboard.templateId), storyboard);
  const designs = chooseSceneDesigns(storyboard, template, palette, library);
  const timings = timeScenes(storyboard, template.transition.seconds);
  const scenesEndSeconds = timings.at(-1)?.endSeconds ?? 0;
  const durationSeconds = scenesEndSeconds + endCardSeconds(storyboard.brand);
  const wholeFrame = makeFrame(
    { width, height },
    storyboard.language,
    directionOfLanguage(storyboard.language),
    template.header !== "none",
    storyboard.platform,
  );
  const { label } = template.textStyles;
  const branded = (isLast: boolean) => frameWithinBrand(wholeFrame, storyboard, isLast, label);

  const contexts = storyboard.scenes.map((scene, sceneIndex) => {
    const { layout, surface } = designs[sceneIndex]!;
    const isLast = sceneIndex === storyboard.scenes.length - 1;
    const frame = frameAboveCaptions(branded(isLast), storyboard);
    return placedContext({
      scene,
      sceneIndex,
      sceneCount: storyboard.scenes.length,
      template,
      palette,
      surface,
      arrangement: arrangementOf(layout, frame.format),
      // A scene in right-to-left words is mirrored, also where the video's language is another.
      frame: { ...frame, direction: alignedFrom(wordsOf(scene), storyboard.language) },
      timing: timings[sceneIndex]!,
      seed: storyboard.seed,
      otherMedia: otherMediaOf(storyboard, sceneIndex),
      borrowingSlots: borrowingSlotsOf(layout),
      placed: nothingPlaced,
      bareInk: null,
    });
  });
  const layers = contexts.flatMap((context) => {
    const { sceneIndex, surface, timing, frame } = context;
    const change = transitionLayers(timing, sceneIndex, surface, template, frame);
    const drafts = sceneDrafts(context);
    const directed = { ...wholeFrame, direction: frame.direction };
    const added = brandDrafts(storyboard.brand, drafts, directed, context);
    return [
      ...change.beneath,
      ...applyTransitions([...drafts, ...added], timing, template, frame),
      ...change.over,
    ];
  });
  layers.push(...progressLayers(contexts, scenesEndSeconds, wholeFrame, template));
  const cues = cuesOf(storyboard, timings);
  const inBrand = { template, palette, frame: branded(true) };
  layers.push(...captionsLayers(storyboard, captionCuesOf(storyboard, timings), timings, layers, inBrand));
  layers.push(...endCardLayers(storyboard, scenesEndSeconds, wholeFrame, { template, palette }));

  return {
    width,
    height,
    durationSeconds,
    language: storyboard.language,
    background: designs[0]!.surface.background,
    layers,
    fonts: fontsOf(layers),
    pictureIds: mediaIdsOf(layers, "picture"),
    clipIds: mediaIdsOf(layers, "clip"),
    sound: soundMixOf(storyboard, timings, layers),
    cues,
    sceneStartsSeconds: timings.map((timing) => timing.startSeconds),
  };
}

function placedContext(unplaced: SceneContext): SceneContext {
  const context = { ...unplaced, placed: placeClearOfSubjects(unplaced) };
  return { ...context, bareInk: bareInkOf(context) };
}

/** One scene's layers in painting order: surface, motif, the layout's parts, ornaments and margin line. */
function sceneDrafts(context: SceneContext): Draft[] {
  const mediaBoxes = mediaBoxesOf(context);
  const isOnPicture = mediaBoxes.some((box) => coversCanvas(box, context.frame));
  return [
    { layer: surfaceLayer(context), part: "backdrop" },
    ...motifLayers(context, context.arrangement.motif, mediaBoxes),
    ...partDrafts(context, [...ornamentLayers(context, isOnPicture), ...folioLayers(context)]),
  ];
}

/** The parts in the layout's order; what belongs to the margin comes before the first text. */
function partDrafts(context: SceneContext, margin: Draft[]): Draft[] {
  const { arrangement, placed } = context;
  const drafts: Draft[] = [];
  let order = 0;
  let pictures = 0;
  let isMarginDrawn = false;
  for (const part of arrangement.parts) {
    const box = placed.boxes.get(part.id);
    if (!box) continue;
    switch (part.kind) {
      case "media":
        drafts.push(...mediaLayers(part, box, pictures++, context), ...shadeLayers(part, context));
        break;
      case "shape":
        drafts.push(shapeLayer(part, box, order, context));
        break;
      case "gauge":
        drafts.push(gaugeLayer(part, box, order, context));
        break;
      case "ticker":
        drafts.push(...tickerLayers(part, box, context));
        break;
      case "window":
        drafts.push(...windowLayers(part, box, context));
        order++;
        break;
      case "stack": {
        const stack = placed.stacks.find((one) => one.stack.id === part.id);
        if (!stack) break;
        if (!isMarginDrawn) drafts.push(...margin);
        isMarginDrawn = true;
        drafts.push(...cardLayers(stack, order, context), ...stackLayers(stack, order, context));
        order += stepsOf(stack);
      }
    }
  }
  return isMarginDrawn ? drafts : [...drafts, ...margin];
}

function surfaceLayer({ sceneIndex, timing, surface, frame }: SceneContext): ShapeLayer {
  return {
    id: `scene-${sceneIndex}/surface`,
    sceneIndex,
    startSeconds: timing.startSeconds,
    endSeconds: timing.endSeconds,
    box: canvasBox(frame),
    animations: [],
    kind: "shape",
    shape: "rectangle",
    color: surface.background,
    radius: 0,
  };
}

/** Scrims over one picture, behind every stack that stands on pictures. */
function shadeLayers({ id, shade }: MediaPart, context: SceneContext): Draft[] {
  const { palette, template, frame, placed, bareInk } = context;
  if (shade === "none" || bareInk || template.overPicture !== "scrim") return [];
  const start = frame.direction === "rtl" ? "right" : "left";
  const stacks = placed.stacks.filter(({ stack }) => stack.on === "picture");
  const crop = placed.crops.get(id);
  const box = placed.boxes.get(id);
  const subject = crop && box && onCanvas(crop.subject, crop.view, box);
  return stacks.map(({ bounds, shadeFrom }, index) => {
    // Two scrims over everything would leave nothing of the picture: each comes from its own end.
    const isAbove = bounds.y + bounds.height / 2 < frame.height / 2;
    const side = shadeFrom ?? (shade === "start" ? start : shade === "full" && isAbove ? "top" : "bottom");
    const gradient =
      shade === "full" && !shadeFrom && stacks.length === 1
        ? middleShade(frame, palette.overPicture, bounds)
        : edgeShade(frame, palette.overPicture, side, bounds, subject);
    const base = graphicBase(context, `${id}-shade-${index}`, gradient.box);
    return { layer: { ...base, ...gradient, animations: [] }, part: "furniture" };
  });
}

/** What a scene shows in words, the most prominent first. */
function wordsOf({ slots: { headline, body, label, action } }: Scene): string {
  return [headline, body, label, action]
    .flatMap((slot) => (slot?.kind === "text" ? slot.text : []))
    .join("\n");
}

/** Media of the other scenes, the next ones first, each once. */
function otherMediaOf({ scenes }: Storyboard, sceneIndex: number): MediaContent[] {
  const own = new Set(allMediaOf(scenes[sceneIndex]!).map(({ assetId }) => assetId));
  const others = [...scenes.slice(sceneIndex + 1), ...scenes.slice(0, sceneIndex)].flatMap(allMediaOf);
  return others.filter(
    ({ assetId }, index) =>
      !own.has(assetId) && others.findIndex((other) => other.assetId === assetId) === index,
  );
}

function borrowingSlotsOf(layout: Layout): ReadonlySet<string> {
  return new Set(
    Object.entries(layout.slots).flatMap(([name, slot]) =>
      slot.kind === "media" && slot.borrows ? [name] : [],
    ),
  );
}

/** Ids of the pictures or clips among layers, those inside groups too, each once. */
function mediaIdsOf(layers: readonly Layer[], kind: "picture" | "clip"): string[] {
  const ids = layers.flatMap((layer): string[] => {
    if (layer.kind === "group") return mediaIdsOf(layer.layers, kind);
    return layer.kind === kind ? [layer.assetId] : [];
  });
  return [...new Set(ids)];
}
