import type { Layer, ResolvedPart } from "~/scene/composition";
import type { Element } from "~/scene/element";
import { areHalves } from "~/scene/halves";
import { inOrderOfIds } from "~/scene/in-order-of-ids";
import { Memo } from "~/scene/memo";
import { cutAfter, type Moments, secondsOfSceneAnchor, timingOf } from "~/scene/moments";
import { defaultMotion } from "~/scene/resolve/elements/default-motion";
import type { ElementLook } from "~/scene/resolve/elements/element-look";
import { resolveElement } from "~/scene/resolve/elements/resolve-element";
import { frameValues } from "~/scene/resolve/frame";
import type { PartSpan } from "~/scene/resolve/parts/whole-part";
import type { SceneLayers } from "~/scene/resolve/resolve-scene";
import { shareOfScene } from "~/scene/resolve/share-of-scene";
import { surfaceOn } from "~/scene/resolve/surfaces";
import { contentStartSeconds } from "~/scene/resolve/text-motion";
import type { SceneTiming } from "~/scene/resolve/timing";
import { applyTransitions } from "~/scene/resolve/transition";
import type { Scene } from "~/scene/storyboard";
import type { Template } from "~/scene/templates/template";

type ScenePart = Pick<Scene, "id" | "elements">;
type Whole = Pick<ElementLook, "logos" | "nowMs"> & { videoSeconds: number };

export interface SceneElement {
  layers: Layer[];
  part: ResolvedPart;
  order: number;
}

const known = new Memo<Element, SceneElement>();
/** What all elements of a scene depend on, by its values: one comparison for each element instead of thirty. */
const settings = new Memo<Template, object>(200);
const ofScenes = new Memo<NonNullable<Scene["elements"]>, SceneElement[]>();

/**
 * What a person added to a scene, in the order of its record; the very same layers where nothing of them changed. `ofShot` are
 * the scenes of its shot.
 */
export function resolveElements(
  scene: ScenePart,
  ofShot: readonly ScenePart[],
  moments: Moments,
  layers: SceneLayers,
  whole: Whole,
): SceneElement[] {
  const { id, elements } = scene;
  if (!elements) return [];
  const voice = moments.voices.get(id);
  const contents = Object.values(elements).map(({ content }) => content.kind);
  const dependencies = [
    ...[id, layers, whole.logos, voice?.scene.voice, voice?.request.startSeconds],
    contents.includes("progress") ? whole.videoSeconds : null,
    contents.includes("countdown") ? whole.nowMs : null,
    ...(ofShot.length > 1
      ? ofShot.flatMap((other) => [other.elements, moments.voices.get(other.id)?.request.startSeconds])
      : []),
  ];
  return ofScenes.get(elements, dependencies, () =>
    makeElements(id, elements, ofShot, moments, layers, whole),
  );
}

function makeElements(
  sceneId: string,
  elements: NonNullable<Scene["elements"]>,
  ofShot: readonly ScenePart[],
  moments: Moments,
  { context, isOnPicture }: SceneLayers,
  whole: Whole,
): SceneElement[] {
  const { template, timing, frame, typefaces, sceneIndex } = context;
  const { own } = context.shot;
  const ink = isOnPicture ? surfaceOn("picture", context) : context.surface;
  const comesIn = contentStartSeconds(timing, template);
  const setting = [
    sceneIndex,
    sceneId,
    ...Object.values(ink),
    ...frameValues(frame),
    ...typefaces,
    timing.startSeconds,
    timing.endSeconds,
    timing.enterSeconds,
    timing.exitStartSeconds,
    timing.leaves,
    own.startSeconds,
    own.endSeconds,
  ];
  const common = settings.get(template, setting, () => ({}));
  return inOrderOfIds(elements).flatMap(([id, element]): SceneElement[] => {
    const span = spanInShot(id, sceneId, ofShot, (part, one) =>
      spanOfElement(one, part.id, moments, timingOf(moments, part.id) ?? own, comesIn),
    );
    if (!span) return [];
    const { content } = element;
    const dependencies = [
      common,
      id,
      span.startSeconds,
      span.endSeconds,
      span.seenUntilSeconds,
      span.entersAtSeconds,
      content.kind === "progress" ? whole.videoSeconds : null,
      content.kind === "countdown" ? whole.nowMs : null,
    ];
    const make = (): SceneElement => {
      const added = {
        key: `element:${id}`,
        kind: "element",
        id: `scene-${sceneIndex}/element-${id}`,
        sceneIndex,
        sceneId,
        item: element,
        span,
      } as const;
      const look = {
        frame,
        template,
        ink,
        setting: { language: frame.language, typefaces },
        logos: whole.logos,
        progress: {
          scene: { startSeconds: timing.startSeconds, endSeconds: cutAfter(timing) },
          video: { startSeconds: 0, endSeconds: whole.videoSeconds },
        },
        nowMs: whole.nowMs,
      };
      const { layers, part, order } = resolveElement(added, look);
      const usual = element.motion ? [] : defaultMotion(span, timing, template);
      const drafts = layers.map((layer) => ({
        layer: { ...layer, animations: [...layer.animations, ...usual] },
        part: "content" as const,
      }));
      const moved = applyTransitions(drafts, timing, template, frame);
      const endSeconds = Math.min(part.endSeconds, own.endSeconds);
      return { layers: shareOfScene(moved, own), part: { ...part, endSeconds }, order };
    };
    return [known.get(element, dependencies, make)];
  });
}

/** An element that a split has parted comes and goes once, with the first and the last of its parts. */
function spanInShot(
  id: string,
  sceneId: string,
  ofShot: readonly ScenePart[],
  spanOf: (part: ScenePart, element: Element) => PartSpan | null,
): PartSpan | null {
  const at = ofShot.findIndex((part) => part.id === sceneId);
  const element = ofShot[at]?.elements?.[id];
  const span = element ? spanOf(ofShot[at]!, element) : null;
  if (!span) return null;
  let [first, last] = [at, at];
  while (areHalves(ofShot[first - 1]?.elements?.[id], ofShot[first]?.elements?.[id])) first--;
  while (areHalves(ofShot[last]?.elements?.[id], ofShot[last + 1]?.elements?.[id])) last++;
  if (first === last) return span;
  const begins = spanOf(ofShot[first]!, ofShot[first]!.elements![id]!) ?? span;
  const ends = spanOf(ofShot[last]!, ofShot[last]!.elements![id]!) ?? span;
  const { endSeconds, seenUntilSeconds } = ends;
  return { ...span, endSeconds, seenUntilSeconds, entersAtSeconds: begins.entersAtSeconds };
}

/** When an element is there; null while its word is gone, or where its scene is over before it begins. */
export function spanOfElement(
  { start, end }: Pick<Element, "start" | "end">,
  sceneId: string,
  moments: Moments,
  timing: SceneTiming,
  comesInAtSeconds: number,
): PartSpan | null {
  const from = secondsOfSceneAnchor(moments, sceneId, start);
  const until = secondsOfSceneAnchor(moments, sceneId, end);
  if (from === null || until === null) return null;
  const startSeconds = Math.max(timing.startSeconds, from);
  const seenUntilSeconds = Math.min(timing.endSeconds, until);
  if (seenUntilSeconds <= startSeconds) return null;
  // What stays while the next scene comes in has left by then, where a person says how it leaves.
  const endSeconds = Math.max(startSeconds, Math.min(cutAfter(timing), seenUntilSeconds));
  const isFromStart = from <= timing.startSeconds;
  const entersAtSeconds = isFromStart ? Math.max(startSeconds, comesInAtSeconds) : startSeconds;
  return { startSeconds, endSeconds, seenUntilSeconds, entersAtSeconds };
}
