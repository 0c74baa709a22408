import type { CaptionsLayer, Composition, Layer, ResolvedPart } from "~/scene/composition";
import { type Size, sizeOfFormat } from "~/scene/format-size";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import { momentsOf } from "~/scene/moments";
import { frameWithinBrand } from "~/scene/resolve/brand-bands";
import { captionsLayers, frameAboveCaptions } from "~/scene/resolve/captions";
import { resolveOverlays } from "~/scene/resolve/elements/resolve-overlays";
import { resolveElements, type SceneElement } from "~/scene/resolve/elements/scene-elements";
import { endCardLayers } from "~/scene/resolve/end-card";
import { fontsOf } from "~/scene/resolve/fonts-of";
import { frameValues, makeFrame } from "~/scene/resolve/frame";
import { progressLayers } from "~/scene/resolve/header";
import { lentMedia } from "~/scene/resolve/lent-media";
import { sortByOrder, withOrder } from "~/scene/resolve/parts/scene-parts";
import { resolveScene, type SceneLayers } from "~/scene/resolve/resolve-scene";
import { themeOf, withTransition } from "~/scene/resolve/scene-theme";
import { soundMixOf } from "~/scene/resolve/sound-mix";
import { designsOf, keepLayers, keepSound, speechOf } from "~/scene/resolve/whole-video";
import { chanceOf, type Shot, shotsOf, timingOfShot } from "~/scene/shots";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { alignedFrom, directionOfLanguage } from "~/scene/text/script";

export interface ResolveOptions {
  /** The time it is when the video begins, in milliseconds since 1970: countdowns count from it. Absent: now. */
  nowMs?: number;
}

/**
 * Resolves a storyboard for one canvas size, in pixels; without a size, the usual one of its format. Pure: the
 * same storyboard, size, library and time always give the same composition, and what did not change since gives the very same
 * layers. A template or layout that is not known is replaced by one that is.
 *
 * The video lasts the sum of the scenes' times plus one transition between each two of them, see `timeScenes`, and its brand's
 * end card.
 */
export function resolveComposition(
  storyboard: Storyboard,
  size?: Size,
  library: Library = builtInLibrary,
  { nowMs = Date.now() }: ResolveOptions = {},
): Composition {
  const { width, height } = size ?? sizeOfFormat(storyboard.format);
  const { scenes: boards, brand } = storyboard;
  const { template, palette } = themeOf(templateFrom(library, storyboard.templateId), storyboard);
  const designs = designsOf(storyboard, template, palette, library);
  const shots = shotsOf(boards);
  const templates = shots.map(({ first }) =>
    first === 0 ? template : withTransition(template, boards[first]!.transition),
  );
  const moments = momentsOf(storyboard, library);
  const { durationSeconds, scenesEndSeconds } = moments;
  const timings = moments.timings.map((timing, index) => {
    const next = templates[index + 1];
    return next && next.transition !== templates[index]?.transition
      ? { ...timing, leaves: next.transition }
      : timing;
  });
  const wholeFrame = makeFrame(
    { width, height },
    storyboard.language,
    directionOfLanguage(storyboard.language),
    template.header !== "none",
    storyboard.platform,
  );
  const { label } = template.textStyles;
  const inLast = frameWithinBrand(wholeFrame, storyboard, true, label);
  const inOthers = boards.length > 1 ? frameWithinBrand(wholeFrame, storyboard, false, label) : inLast;

  const lastFrame = frameAboveCaptions(inLast, storyboard);
  const otherFrame = boards.length > 1 ? frameAboveCaptions(inOthers, storyboard) : lastFrame;

  const shotCount = shots.at(-1)!.place + 1;
  const scenes = boards.map((scene, sceneIndex) => {
    const { layout, surface, ground } = designs[sceneIndex]!;
    const shot = shots[sceneIndex]!;
    const frame = shot.last === boards.length - 1 ? lastFrame : otherFrame;
    return resolveScene({
      scene,
      sceneIndex,
      shot: {
        place: shot.place,
        count: shotCount,
        seedId: chanceOf(boards[shot.first]!),
        ground,
        own: timings[sceneIndex]!,
      },
      template: templates[sceneIndex]!,
      palette,
      surface,
      layout,
      // A scene in right-to-left words is mirrored, also where the video's language is another.
      frame: { ...frame, direction: alignedFrom(wordsOf(scene), storyboard.language) },
      wholeFrame,
      timing: timingOfShot(shot, timings),
      seed: storyboard.seed,
      brand,
      otherMedia: lentMedia(storyboard, sceneIndex, layout),
    });
  });
  const boardsOf = ({ first, last }: Shot) => boards.slice(first, last + 1);
  const whole = { logos: brand?.logos ?? null, nowMs, videoSeconds: scenesEndSeconds };
  const elements = boards.map((scene, index) =>
    resolveElements(scene, boardsOf(shots[index]!), moments, scenes[index]!, whole),
  );
  const layers = scenes.flatMap((scene, index) => paintingOrder(scene, elements[index]!));
  const contexts = scenes.filter((_, index) => shots[index]!.first === index).map(({ context }) => context);
  const common = [palette, ...frameValues(wholeFrame), ...frameValues(inLast), ...scenes];
  layers.push(
    ...keepLayers(template, ["progress", scenesEndSeconds, ...common], () =>
      progressLayers(contexts, scenesEndSeconds, wholeFrame, template),
    ),
  );
  const overlays = sortByOrder(
    resolveOverlays(storyboard.overlays, moments, scenes, {
      template,
      frame: wholeFrame,
      brand,
      nowMs,
      videoSeconds: durationSeconds,
    }),
  );
  layers.push(...overlays.flatMap((overlay) => overlay.layers));
  const { cues, inPicture } = speechOf(storyboard, template, timings);
  // Captions keep clear of the layouts' words and of what a person put somewhere.
  const placed = storyboard.captions?.show
    ? [...elements.flat(), ...overlays].map(({ part }) => part).filter((part) => !part.isHidden)
    : [];
  const captions = keepLayers(
    template,
    [
      ...["captions", inPicture, storyboard.captions, storyboard.style, storyboard.language],
      ...common,
      ...placed,
    ],
    () => {
      const ofLayouts = scenes.flatMap((scene) => scene.layers.map(({ layer }) => layer));
      const look = { template, palette, frame: inLast, placed };
      return captionsLayers(storyboard, inPicture, timings, ofLayouts, look);
    },
  );
  layers.push(...captions);
  layers.push(
    ...keepLayers(template, ["end", brand, scenesEndSeconds, palette, ...frameValues(wholeFrame)], () =>
      endCardLayers(storyboard, scenesEndSeconds, wholeFrame, { template, palette }),
    ),
  );

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
    sound: keepSound(template, soundMixOf(storyboard, moments, layers)),
    cues,
    sceneStartsSeconds: timings.map((timing) => timing.startSeconds),
    parts: [
      ...scenes.flatMap(({ parts, context }, index) =>
        sortByOrder([...withOrder(parts, context), ...elements[index]!]).map(({ part }) => part),
      ),
      ...overlays.map(({ part }) => part),
      ...captions.map((layer) => partOfCaptions(layer, boards)),
    ],
  };
}

/** A scene's layers, the layout's and those that were added, furthest back first. */
function paintingOrder({ beneath, layers, over }: SceneLayers, elements: readonly SceneElement[]): Layer[] {
  const added = elements.flatMap((element) =>
    element.layers.map((layer) => ({ layer, order: element.order })),
  );
  return [...beneath, ...sortByOrder([...layers, ...added]).map(({ layer }) => layer), ...over];
}

function partOfCaptions(layer: CaptionsLayer, boards: readonly Scene[]): ResolvedPart {
  const { startSeconds, endSeconds, box, sceneIndex = 0 } = layer;
  return {
    key: "part:captions",
    sceneId: boards[sceneIndex]!.id,
    kind: "captions",
    startSeconds,
    endSeconds,
    box,
    rotationDegrees: 0,
    opacity: 1,
    isHidden: false,
    isLocked: false,
  };
}

/** What a scene shows in words, the most prominent first. */
function wordsOf({ slots: { headline, body, label, action } }: Scene): string {
  return [headline, body, label, action]
    .flatMap((slot) => (slot?.kind === "text" ? slot.text : []))
    .join("\n");
}

/** Ids of the pictures or clips among layers, those inside groups too, each once. */
function mediaIdsOf(layers: readonly Layer[], kind: "picture" | "clip"): string[] {
  const ids = layers.flatMap((layer): string[] => {
    if (layer.kind === "group") return mediaIdsOf(layer.layers, kind);
    return layer.kind === kind ? [layer.assetId] : [];
  });
  return [...new Set(ids)];
}
