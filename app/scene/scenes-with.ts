import type { Scene, Storyboard } from "./storyboard";
import { assetIdsOfScene, assetsBesideScenes } from "./storyboard-assets";

/**
 * The scenes of a storyboard that show or let hear an asset, by place from 0; takes that lie aside do not count. What lies over
 * several scenes counts where it begins.
 */
export function scenesWith(storyboard: Storyboard, assetId: string): number[] {
  const { scenes } = storyboard;
  const beside = assetsBesideScenes(storyboard).filter((one) => one.assetId === assetId);
  const begins = new Set(
    beside.map(({ at }) => {
      if (at?.to === "video-end") return scenes.length - 1;
      return at && "sceneId" in at
        ? Math.max(
            0,
            scenes.findIndex(({ id }) => id === at.sceneId),
          )
        : 0;
    }),
  );
  return scenes.flatMap((scene, index) => (begins.has(index) || usesAsset(scene, assetId) ? [index] : []));
}

/** Whether a scene shows an asset or lets it be heard. */
export function usesAsset(scene: Scene, assetId: string): boolean {
  return assetIdsOfScene(scene).includes(assetId);
}
