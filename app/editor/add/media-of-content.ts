import type { ElementContent } from "~/scene/element";
import type { MediaContent } from "~/scene/storyboard";

type AddedMedia = Extract<ElementContent, { kind: "picture" | "clip" }>;

/** A picture or clip as an element shows it; what says something of a slot alone is left out. */
export function elementOfMedia(media: MediaContent): AddedMedia {
  if (media.kind === "clip") return { ...media, fit: "cover" };
  const { missing: _, ...picture } = media;
  return { ...picture, fit: "cover" };
}

/** As wide as two thirds of the shorter side, in the shape the picture has where that is known. */
export function sizeOfMedia(media: MediaContent): { width: number; height: number } {
  const ratio = (media.kind === "picture" && media.areas?.ratio) || (media.kind === "clip" ? 16 / 9 : 1);
  const width = ratio > 1 ? 0.72 : 0.72 * ratio;
  return { width, height: width / ratio };
}
