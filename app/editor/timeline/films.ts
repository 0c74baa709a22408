import { targetKey } from "~/editor/target";
import type { ClipLayer, Composition, PartKey } from "~/scene/composition";
import type { Element, Overlay } from "~/scene/element";
import { layersWithin } from "~/scene/layers-within";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** What has pictures along the timeline. */
export interface Film {
  /** As long as it is the same, so are its pictures. */
  of: Scene | Element | Overlay;
  startSeconds: number;
  /** Of the last picture at the latest. */
  lastSeconds: number;
  /** Draws its pictures: a scene's is the video's own, a clip's shows nothing but the clip. */
  composition: Composition;
}

/** Scenes, and clips that are parts and can be seen, by the key of their target. */
export function filmsOf({ scenes, overlays = {} }: Storyboard, composition: Composition): Map<string, Film> {
  const films = new Map<string, Film>();
  const clips = clipsOfParts(composition);
  const add = (key: string, of: Element | Overlay, sceneIndex: number | undefined, partKey: PartKey) => {
    const clip = of.content.kind === "clip" && clips.get(placeOf(partKey, sceneIndex));
    if (clip) films.set(key, { of, ...spanOf(clip), composition: clipAlone(composition, clip) });
  };
  for (const [index, scene] of scenes.entries()) {
    films.set(targetKey({ kind: "scene", sceneId: scene.id }), {
      of: scene,
      startSeconds: composition.sceneStartsSeconds[index] ?? 0,
      lastSeconds: composition.durationSeconds,
      composition,
    });
    for (const [id, element] of Object.entries(scene.elements ?? {})) {
      add(targetKey({ kind: "element", sceneId: scene.id, id }), element, index, `element:${id}`);
    }
  }
  for (const [id, overlay] of Object.entries(overlays)) {
    add(targetKey({ kind: "overlay", id }), overlay, undefined, `overlay:${id}`);
  }
  return films;
}

function clipsOfParts({ layers }: Composition): Map<string, ClipLayer> {
  const clips = new Map<string, ClipLayer>();
  for (const layer of layers) {
    const clip = layer.partKey && layersWithin([layer]).find(({ kind }) => kind === "clip");
    if (layer.partKey && clip?.kind === "clip") clips.set(placeOf(layer.partKey, layer.sceneIndex), clip);
  }
  return clips;
}

function placeOf(partKey: PartKey, sceneIndex: number | undefined): string {
  return `${sceneIndex ?? ""}/${partKey}`;
}

function spanOf({ startSeconds, endSeconds }: ClipLayer) {
  return { startSeconds, lastSeconds: Math.max(startSeconds, endSeconds - 1 / 30) };
}

/** As large as it is, and as it rests. */
function clipAlone(
  composition: Composition,
  { mask: _, blend: __, shadow: ___, ...clip }: ClipLayer,
): Composition {
  const { width, height } = clip.box;
  return {
    ...composition,
    width,
    height,
    layers: [{ ...clip, box: { x: 0, y: 0, width, height }, animations: [] }],
  };
}
