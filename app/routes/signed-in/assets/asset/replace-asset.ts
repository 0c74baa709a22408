import { usesAsset } from "~/scene/scenes-with";
import type { Scene, Storyboard } from "~/scene/storyboard";
import type { Asset } from "~/stores/assets/asset-document";

/**
 * A storyboard in which one asset stands wherever another stood. Its words are the new one's; where the picture is cropped stays. A
 * clip that is cut shorter than its old cut is shown from its start.
 */
export function replaceAsset(
  storyboard: Storyboard,
  fromId: string,
  to: Pick<Asset, "id" | "alt" | "durationSeconds">,
): Storyboard {
  return { ...storyboard, scenes: storyboard.scenes.map((scene) => replaceInScene(scene, fromId, to)) };
}

function replaceInScene(
  scene: Scene,
  fromId: string,
  to: Pick<Asset, "id" | "alt" | "durationSeconds">,
): Scene {
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
      const end = Math.max(slot.trimStartSeconds, slot.trimEndSeconds ?? 0);
      const isTooShort = to.durationSeconds !== undefined && end >= to.durationSeconds;
      const cut = isTooShort ? { trimStartSeconds: 0, trimEndSeconds: null } : {};
      return [name, { ...slot, ...cut, assetId: to.id, alt }];
    }),
  );
  const voice = scene.voice?.assetId === fromId ? { ...scene.voice, assetId: to.id } : scene.voice;
  return { ...scene, slots, ...(voice ? { voice } : {}) };
}
