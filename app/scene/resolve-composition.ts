import type { Composition, FontRequest, Layer, ShapeLayer, SoundMix } from "~/scene/composition";
import { type Size, sizeOfFormat } from "~/scene/format-size";
import { arrangementOf } from "~/scene/layouts/layout";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import type { Draft } from "~/scene/resolve/draft";
import { canvasBox, makeFrame } from "~/scene/resolve/frame";
import { folioLayers, progressLayers } from "~/scene/resolve/header";
import { motifLayers } from "~/scene/resolve/motif";
import { chooseLooks, paletteOf } from "~/scene/resolve/scene-look";
import { pictureLayer } from "~/scene/resolve/scene-picture";
import { type PlacedStack, placeStacks, type SceneContext, stackLayers } from "~/scene/resolve/scene-text";
import { edgeShade, middleShade } from "~/scene/resolve/shade";
import { timeScenes } from "~/scene/resolve/timing";
import { applyTransitions, sweepLayer } from "~/scene/resolve/transition";
import type { Storyboard } from "~/scene/storyboard";
import { directionOfLanguage } from "~/scene/text/script";

/**
 * Resolves a storyboard for one canvas size, in pixels; without a size, the usual one of its format. Pure: the
 * same storyboard, size and library always give the same composition. A template or layout that is not known is
 * replaced by one that is.
 *
 * The video lasts the sum of the scenes' durations plus one transition between each two of them.
 */
export function resolveComposition(
  storyboard: Storyboard,
  size?: Size,
  library: Library = builtInLibrary,
): Composition {
  const { width, height } = size ?? sizeOfFormat(storyboard.format);
  const template = templateFrom(library, storyboard.templateId);
  const palette = paletteOf(template, storyboard.seed);
  const looks = chooseLooks(storyboard, template, palette, library);
  const timings = timeScenes(storyboard.scenes, template.transition.seconds);
  const durationSeconds = timings.at(-1)?.endSeconds ?? 0;
  const frame = makeFrame(
    { width, height },
    storyboard.language,
    directionOfLanguage(storyboard.language),
    template.header !== "none",
  );

  const layers = storyboard.scenes.flatMap((scene, sceneIndex) => {
    const { layout, surface } = looks[sceneIndex]!;
    const timing = timings[sceneIndex]!;
    const context: SceneContext = {
      scene,
      sceneIndex,
      sceneCount: storyboard.scenes.length,
      template,
      palette,
      surface,
      arrangement: arrangementOf(layout, frame.format),
      frame,
      timing,
      seed: storyboard.seed,
      textBounds: [],
    };
    return [
      ...applyTransitions(sceneDrafts(context), timing, template, frame),
      ...sweepLayer(timing, sceneIndex, surface, template, frame),
    ];
  });
  layers.push(...progressLayers(timings, durationSeconds, frame, template, palette));

  return {
    width,
    height,
    durationSeconds,
    language: storyboard.language,
    background: looks[0]!.surface.background,
    layers,
    fonts: fontsOf(layers),
    pictureIds: [...new Set(layers.flatMap((layer) => (layer.kind === "picture" ? [layer.assetId] : [])))],
    clipIds: [...new Set(layers.flatMap((layer) => (layer.kind === "clip" ? [layer.assetId] : [])))],
    sound: soundOf(storyboard),
    cues: [],
    sceneStartsSeconds: timings.map((timing) => timing.startSeconds),
  };
}

/** One scene's layers in painting order: surface, motif, picture, scrims, margin line, text. */
function sceneDrafts(unplaced: SceneContext): Draft[] {
  const stacks = placeStacks(unplaced);
  const context = { ...unplaced, textBounds: stacks.map((stack) => stack.bounds) };
  const picture = pictureLayer(context);
  return [
    { layer: surfaceLayer(context), part: "backdrop" },
    ...motifLayers(context),
    ...(picture ? [picture] : []),
    ...(picture ? shadeLayers(context, stacks) : []),
    ...folioLayers(context),
    ...stackLayers(stacks, context),
  ];
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

function shadeLayers(context: SceneContext, stacks: PlacedStack[]): Draft[] {
  const { arrangement, palette, template, frame, timing, sceneIndex } = context;
  const shade = arrangement.picture?.shade ?? "none";
  const surface = palette.overPicture;
  const lifetime = {
    sceneIndex,
    startSeconds: timing.startSeconds,
    endSeconds: timing.endSeconds,
    animations: [],
  };
  const drafts: Draft[] = [];
  const onPicture = stacks.filter(({ stack }) => stack.on === "picture");
  if (template.overPicture === "scrim" && shade !== "none" && onPicture.length > 0) {
    const start = frame.direction === "rtl" ? "right" : "left";
    for (const [index, { bounds }] of onPicture.entries()) {
      const gradient =
        shade === "full"
          ? middleShade(frame, surface, bounds)
          : edgeShade(frame, surface, shade === "bottom" ? "bottom" : start, bounds);
      drafts.push({
        layer: { ...lifetime, id: `scene-${sceneIndex}/shade-${index}`, ...gradient },
        part: "furniture",
      });
    }
  }
  return drafts;
}

function soundOf({ music, seed }: Storyboard): SoundMix | null {
  if (!music) return null;
  return { music: { bedId: music.bedId, gain: music.gain, seed }, voices: [], clips: [] };
}

function fontsOf(layers: Layer[]): FontRequest[] {
  const fonts = new Map<string, FontRequest>();
  for (const layer of layers) {
    if (layer.kind !== "text") continue;
    const { family, weight, style } = layer.font;
    fonts.set(`${family}/${weight}/${style}`, { family, weight, style });
  }
  return [...fonts.values()];
}
