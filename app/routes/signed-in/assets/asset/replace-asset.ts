import type { Element, Overlay } from "~/scene/element";
import { usesAsset } from "~/scene/scenes-with";
import type { Sound } from "~/scene/sound";
import type { Scene, Storyboard } from "~/scene/storyboard";
import type { Asset } from "~/stores/assets/asset-document";

type Replacement = Pick<Asset, "id" | "alt" | "durationSeconds">;

/**
 * A storyboard in which one asset stands wherever another stood. Its words are the new one's; where the picture is cropped stays. A
 * clip that is cut shorter than its old cut is shown from its start.
 */
export function replaceAsset(storyboard: Storyboard, fromId: string, to: Replacement): Storyboard {
  const { overlays, sounds, music } = storyboard;
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((scene) => replaceInScene(scene, fromId, to)),
    ...(overlays && { overlays: replaceInAdded(overlays, fromId, to) }),
    ...(sounds && { sounds: mapRecord(sounds, (sound) => replaceInSound(sound, fromId, to)) }),
    ...(music?.assetId === fromId && { music: { ...music, assetId: to.id } }),
  };
}

function replaceInScene(scene: Scene, fromId: string, to: Replacement): Scene {
  if (!usesAsset(scene, fromId)) return scene;
  const slots = Object.fromEntries(
    Object.entries(scene.slots).map(([name, slot]) => {
      if (!("assetId" in slot) || slot.assetId !== fromId) return [name, slot];
      const alt = (to.alt || slot.alt).slice(0, 400);
      if (slot.kind === "picture") {
        // Where the subject was and what was missing is said of the other picture.
        const { areas: _areas, missing: _missing, ...picture } = slot;
        return [name, { ...picture, assetId: to.id, alt }];
      }
      return [name, { ...slot, ...cutFor(slot, to), assetId: to.id, alt }];
    }),
  );
  const voice = scene.voice?.assetId === fromId ? { ...scene.voice, assetId: to.id } : scene.voice;
  const { elements } = scene;
  return {
    ...scene,
    slots,
    ...(voice ? { voice } : {}),
    ...(elements ? { elements: replaceInAdded(elements, fromId, to) } : {}),
  };
}

/** A cut that the new file is too short for is given up. */
function cutFor(
  { trimStartSeconds, trimEndSeconds }: { trimStartSeconds: number; trimEndSeconds: number | null },
  { durationSeconds }: Replacement,
): { trimStartSeconds?: number; trimEndSeconds?: null } {
  const end = Math.max(trimStartSeconds, trimEndSeconds ?? 0);
  const isTooShort = durationSeconds !== undefined && end >= durationSeconds;
  return isTooShort ? { trimStartSeconds: 0, trimEndSeconds: null } : {};
}

function replaceInAdded<Item extends Element | Overlay>(
  items: Record<string, Item>,
  fromId: string,
  to: Replacement,
): Record<string, Item> {
  return mapRecord(items, (item) => {
    const { content } = item;
    if ((content.kind !== "picture" && content.kind !== "clip") || content.assetId !== fromId) return item;
    const shown = { ...content, assetId: to.id, alt: (to.alt || content.alt).slice(0, 400) };
    if (shown.kind === "clip") return { ...item, content: { ...shown, ...cutFor(shown, to) } };
    const { areas: _, ...picture } = shown;
    return { ...item, content: picture };
  });
}

function replaceInSound(sound: Sound, fromId: string, to: Replacement): Sound {
  const { source } = sound;
  if (source.kind !== "file" || source.assetId !== fromId) return sound;
  return { ...sound, source: { ...source, ...cutFor(source, to), assetId: to.id } };
}

function mapRecord<Item>(items: Record<string, Item>, change: (item: Item) => Item): Record<string, Item> {
  return Object.fromEntries(Object.entries(items).map(([id, item]) => [id, change(item)]));
}
