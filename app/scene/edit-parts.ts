import type { Format } from "~/domain/video/format";
import { requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import type { Element, Overlay } from "~/scene/element";
import type { FormatChanges, PartChanges } from "~/scene/part-changes";
import type { Sound } from "~/scene/sound";
import {
  mostElements,
  mostMarkers,
  mostOverlays,
  mostSounds,
  type Scene,
  type Storyboard,
} from "~/scene/storyboard";

/** Pure edits of what a person adds and changes by hand. Each returns a new storyboard, or the given one where nothing changes. */

/** Something of a storyboard that has part changes. */
export type PartTarget =
  | { kind: "part"; sceneId: string; key: string }
  | { kind: "element"; sceneId: string; id: string }
  | { kind: "overlay"; id: string };

/** How it is changed now; an empty object where it is not. Null where there is no such scene, element or overlay. */
export function changesOf(storyboard: Storyboard, target: PartTarget): PartChanges | null {
  if (target.kind === "overlay") return storyboard.overlays?.[target.id] ?? null;
  const scene = storyboard.scenes.find(({ id }) => id === target.sceneId);
  if (!scene) return null;
  if (target.kind === "element") return scene.elements?.[target.id] ?? null;
  return scene.overrides?.[target.key] ?? {};
}

/** How it is changed in one format: what is the same in all, with what differs there. */
export function changesIn<Changes extends PartChanges>(changes: Changes, format: Format): Changes {
  const differing = changes.formats?.[format];
  if (!differing) return changes;
  return { ...changes, ...differing, text: { ...changes.text, ...differing.text } };
}

/**
 * Sets fields; `undefined` takes one away, so that the layout's own value stands again. With `format`, those that may differ are
 * set for that format alone. Throws `scene-not-found` and `part-not-found`.
 */
export function changePart(
  storyboard: Storyboard,
  target: PartTarget,
  changes: Partial<PartChanges>,
  format: Format | null = null,
): Storyboard {
  const merge = <Changes extends PartChanges>(current: Changes): Changes => {
    if (format === null) return withFields(current, changes as Partial<Changes>);
    const formats = {
      ...current.formats,
      [format]: withFields(current.formats?.[format] ?? {}, changes as Partial<FormatChanges>),
    };
    return { ...current, formats };
  };
  if (target.kind === "overlay") {
    const overlay = storyboard.overlays?.[target.id];
    if (!overlay) throw partNotFound();
    return { ...storyboard, overlays: { ...storyboard.overlays, [target.id]: merge(overlay) } };
  }
  return changeScene(storyboard, target.sceneId, (scene) => {
    if (target.kind === "part") {
      const next = merge(scene.overrides?.[target.key] ?? {});
      const { [target.key]: _, ...others } = scene.overrides ?? {};
      const overrides = Object.keys(next).length > 0 ? { ...others, [target.key]: next } : others;
      return withFields(scene, { overrides: Object.keys(overrides).length > 0 ? overrides : undefined });
    }
    const element = scene.elements?.[target.id];
    if (!element) throw partNotFound();
    return { ...scene, elements: { ...scene.elements, [target.id]: merge(element) } };
  });
}

/** Adds an element, or puts another in its place. Throws `scene-not-found` and `too-many-parts`. */
export function putElement(
  storyboard: Storyboard,
  sceneId: string,
  id: string,
  element: Element,
): Storyboard {
  const count = storyboard.scenes.reduce((sum, { elements = {} }) => sum + Object.keys(elements).length, 0);
  const isNew = !requireScene(storyboard, sceneId).elements?.[id];
  if (isNew && count >= mostElements) throw tooMany("elements", mostElements);
  return changeScene(storyboard, sceneId, (scene) => ({
    ...scene,
    elements: { ...scene.elements, [id]: element },
  }));
}

/** Throws `too-many-parts`. */
export function putOverlay(storyboard: Storyboard, id: string, overlay: Overlay): Storyboard {
  return { ...storyboard, overlays: put(storyboard.overlays, id, overlay, "overlays", mostOverlays) };
}

/** Throws `too-many-parts`. */
export function putSound(storyboard: Storyboard, id: string, sound: Sound): Storyboard {
  return { ...storyboard, sounds: put(storyboard.sounds, id, sound, "sounds", mostSounds) };
}

type Marker = NonNullable<Storyboard["markers"]>[string];

/** Throws `too-many-parts`. */
export function putMarker(storyboard: Storyboard, id: string, marker: Marker): Storyboard {
  return { ...storyboard, markers: put(storyboard.markers, id, marker, "markers", mostMarkers) };
}

/** Takes elements and overlays away, and the changes of a layout's parts: those stand as the layout has them again. */
export function removePart(storyboard: Storyboard, target: PartTarget): Storyboard {
  if (target.kind === "overlay") return without(storyboard, "overlays", target.id);
  return changeScene(storyboard, target.sceneId, (scene) =>
    target.kind === "part" ? without(scene, "overrides", target.key) : without(scene, "elements", target.id),
  );
}

export function removeSound(storyboard: Storyboard, id: string): Storyboard {
  return without(storyboard, "sounds", id);
}

export function removeMarker(storyboard: Storyboard, id: string): Storyboard {
  return without(storyboard, "markers", id);
}

function changeScene(storyboard: Storyboard, sceneId: string, change: (scene: Scene) => Scene): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  const changed = change(scene);
  if (changed === scene) return storyboard;
  return { ...storyboard, scenes: storyboard.scenes.map((other) => (other === scene ? changed : other)) };
}

function put<Item>(
  items: Record<string, Item> | undefined,
  id: string,
  item: Item,
  noun: string,
  most: number,
): Record<string, Item> {
  if (!items?.[id] && Object.keys(items ?? {}).length >= most) throw tooMany(noun, most);
  return { ...items, [id]: item };
}

/** Without one entry of a record, and without the record once it is empty. */
function without<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  name: Name,
  id: string,
): Whole {
  const items = whole[name] as Record<string, unknown> | undefined;
  if (!items || !(id in items)) return whole;
  const { [id]: _, ...rest } = items;
  return withFields(whole, { [name]: Object.keys(rest).length > 0 ? rest : undefined } as Partial<Whole>);
}

/** Firestore stores no `undefined`: a field that is taken away is left out. */
function withFields<Whole extends object>(whole: Whole, fields: Partial<Whole>): Whole {
  const entries = Object.entries({ ...whole, ...fields }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Whole;
}

function partNotFound(): StoryboardEditError {
  return new StoryboardEditError("part-not-found", "It is not in the video any more.");
}

function tooMany(noun: string, most: number): StoryboardEditError {
  return new StoryboardEditError("too-many-parts", `A video can have at most ${most} ${noun}.`);
}
