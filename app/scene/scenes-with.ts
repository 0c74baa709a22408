import type { Scene, Storyboard } from "./storyboard";

/** The scenes of a storyboard that show or let hear an asset, by place from 0; takes that lie aside do not count. */
export function scenesWith(storyboard: Storyboard, assetId: string): number[] {
  return storyboard.scenes.flatMap((scene, index) => (usesAsset(scene, assetId) ? [index] : []));
}

/** Whether a scene shows an asset or lets it be heard. */
export function usesAsset({ slots, voice }: Scene, assetId: string): boolean {
  return (
    voice?.assetId === assetId ||
    Object.values(slots).some((slot) => "assetId" in slot && slot.assetId === assetId)
  );
}
