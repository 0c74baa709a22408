import { preload } from "react-dom";
import { publicPicturePath, type WatchedVideo } from "./watched-video";

/** Has the files of the first frame asked for with the page itself. To be called while rendering. */
export function preloadOpening({ contentId, opening }: WatchedVideo): void {
  // In the browser the player asks itself; this code is not even sent.
  if (!import.meta.env.SSR) return;
  for (const font of opening.fonts)
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  for (const assetId of opening.pictureIds) {
    // As the player's own request will be: the browser takes the one for the other only if all of this is equal.
    preload(publicPicturePath(contentId, assetId), { as: "fetch", crossOrigin: "anonymous" });
  }
}
