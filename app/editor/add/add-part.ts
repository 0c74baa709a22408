import { presentStage } from "~/editor/canvas/present-stage";
import type { Editor } from "~/editor/editor";
import { newId } from "~/editor/new-id";
import { putElement, putOverlay } from "~/scene/edit-parts";
import type { Element, ElementContent, Overlay, OverlayContent } from "~/scene/element";
import { freePlace, obstaclesOf } from "~/scene/free-place";
import { colorsOfLayers } from "~/scene/layer-colors";
import { layersWithin } from "~/scene/layers-within";
import type { Library } from "~/scene/library";
import { newElement, newOverlay, sceneAt } from "~/scene/new-parts";
import type { PartChanges, Placement } from "~/scene/part-changes";
import { boxOfPlacement } from "~/scene/placement";
import { resolveComposition } from "~/scene/resolve-composition";
import { shapeThatStandsOut, textThatStandsOut } from "~/scene/stand-out";
import type { Storyboard } from "~/scene/storyboard";

export type Placed = PartChanges & { placement: Placement };

/**
 * Adds an element to the scene the canvas shows, at the free place that is nearest to the wanted one and in a colour that stands
 * out there, shows it and selects it. `isPlaced`: a person has chosen the very place. `atSeconds`: of the scene that was shown when
 * it was asked for. A video without scenes stays as it is.
 */
export function addElement(
  editor: Editor,
  words: string,
  content: ElementContent,
  changes: Placed,
  { isPlaced = false, atSeconds = editor.playhead.seconds }: { isPlaced?: boolean; atSeconds?: number } = {},
): void {
  const { storyboard, composition } = editor.read();
  const at = sceneAt(storyboard, composition, atSeconds);
  if (!at) return;
  const { sceneId, visibleSeconds } = at;
  const scene = storyboard.scenes.find(({ id }) => id === sceneId);
  const id = newId();
  const obstacles = obstaclesOf(composition.parts ?? [], composition, at);
  const taken = placementsOf(scene?.elements);
  const placement = isPlaced
    ? changes.placement
    : freePlace(changes.placement, obstacles, taken, composition, storyboard.platform);
  const element = newElement(content, { ...changes, placement });
  const seen = inSeenColors(editor, element, { sceneId, id }, visibleSeconds);
  editor.change(words, (now) => putElement(now, sceneId, id, seen));
  if (editor.playhead.seconds === atSeconds && visibleSeconds > atSeconds)
    editor.playhead.seek(visibleSeconds);
  editor.select([{ kind: "element", sceneId, id }]);
}

/** Adds an overlay over all scenes, or for `span`, never exactly on another, and selects it. */
export function addOverlay(
  editor: Editor,
  words: string,
  content: OverlayContent,
  changes: Placed,
  span?: Parameters<typeof newOverlay>[2],
): void {
  const { storyboard, composition } = editor.read();
  const id = newId();
  const taken = placementsOf(storyboard.overlays);
  const placement = freePlace(changes.placement, [], taken, composition, storyboard.platform);
  const overlay = newOverlay(content, { ...changes, placement }, span);
  editor.change(words, (now) => putOverlay(now, id, overlay));
  editor.select([{ kind: "overlay", id }]);
}

function placementsOf(items: Record<string, Element | Overlay> = {}): Placement[] {
  return Object.values(items).flatMap(({ placement }) => (placement ? [placement] : []));
}

/** With colours of its own where those it would have are lost on what lies under it. */
function inSeenColors(
  editor: Editor,
  element: Element,
  at: { sceneId: string; id: string },
  seconds: number,
): Element {
  const { storyboard, composition, library } = editor.read();
  const stage = presentStage(editor);
  const { content, placement } = element;
  const isText = content.kind === "text" || content.kind === "countdown";
  const isShape = content.kind === "shape" || content.kind === "icon" || content.kind === "progress";
  const hasColor = (isText ? element.text?.color : element.color) !== undefined;
  if (!placement || !stage || hasColor || !(isText || isShape)) return element;
  const own = ownColor(storyboard, library, element, at);
  if (own === null) return element;
  const ground = stage.groundUnder(boxOfPlacement(placement, composition), seconds);
  if (isText) {
    const colors = textThatStandsOut(own, ground);
    return Object.keys(colors).length > 0 ? { ...element, text: { ...element.text, ...colors } } : element;
  }
  const color = shapeThatStandsOut(own, ground);
  return color ? { ...element, color } : element;
}

/** The colour it is drawn in as it is; null where it has none. */
function ownColor(
  storyboard: Storyboard,
  library: Library,
  element: Element,
  { sceneId, id }: { sceneId: string; id: string },
): string | null {
  const scenes = storyboard.scenes.map((scene) =>
    scene.id === sceneId ? { ...scene, elements: { ...scene.elements, [id]: element } } : scene,
  );
  const { layers } = resolveComposition({ ...storyboard, scenes }, undefined, library);
  return colorsOfLayers(layersWithin(layers).filter(({ partKey }) => partKey === `element:${id}`)).color;
}
