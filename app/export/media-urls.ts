import type { Composition } from "~/scene/composition";

/** Absolute addresses of everything a composition shows and plays, by asset id, for workers. */
export function mediaUrlsOf(
  { pictureIds, clipIds, sound }: Composition,
  mediaUrl: (assetId: string) => string,
): Record<string, string> {
  const heard = sound ? [...sound.voices, ...sound.clips].map(({ assetId }) => assetId) : [];
  const ids = [...pictureIds, ...clipIds, ...heard];
  return Object.fromEntries(ids.map((id) => [id, new URL(mediaUrl(id), document.baseURI).href]));
}
