import type { Composition } from "~/scene/composition";
import { assetsOfSound } from "~/scene/sound-assets";
import { assetIdOfFamily } from "~/scene/text/own-family";

/** Absolute addresses of everything a composition shows, plays and is set in, by asset id, for workers. */
export function mediaUrlsOf(
  { pictureIds, clipIds, fonts, sound }: Composition,
  mediaUrl: (assetId: string) => string,
): Record<string, string> {
  const heard = sound ? assetsOfSound(sound) : [];
  const typefaces = fonts.flatMap(({ family }) => assetIdOfFamily(family) ?? []);
  const ids = [...pictureIds, ...clipIds, ...heard, ...typefaces];
  return Object.fromEntries(ids.map((id) => [id, new URL(mediaUrl(id), document.baseURI).href]));
}
