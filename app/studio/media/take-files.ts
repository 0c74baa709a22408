import { setPicture } from "~/scene/edit-takes";
import { mediaOfAsset } from "~/scene/media-of-asset";
import { newMark } from "../new-mark";
import type { ChangeVideo } from "../scenes/scene-task";
import { startUpload } from "./uploads";

/** The files a drop or a paste brings; none where it brings words. */
export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}

/** Sends files for a scene: the first takes the place of its picture, the others join the user's own. */
export function takeFiles(sceneId: string, files: readonly File[], onChange: ChangeVideo): void {
  for (const [index, file] of files.entries()) {
    startUpload(sceneId, file, (asset) => {
      const media = index === 0 ? mediaOfAsset(asset) : null;
      if (!media) return;
      onChange((current) =>
        current.scenes.some(({ id }) => id === sceneId)
          ? setPicture(current, sceneId, media, newMark)
          : current,
      );
    });
  }
}
