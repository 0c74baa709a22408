import type { ElementContent } from "~/scene/element";
import type { MediaContent } from "~/scene/storyboard";

type AddedMedia = Extract<ElementContent, { kind: "picture" | "clip" }>;

/** A picture or clip as an element shows it; what says something of a slot alone is left out. */
export function elementOfMedia(media: MediaContent): AddedMedia {
  if (media.kind === "clip") return { ...media, fit: "cover" };
  const { missing: _, ...picture } = media;
  return { ...picture, fit: "cover" };
}

/** Its longer side is most of the canvas's shorter one, in the shape it has where that is known (`ratio`: width to height). */
export function sizeOfMedia(media: MediaContent, ratio = ratioOf(media)): { width: number; height: number } {
  return ratio > 1
    ? { width: longest, height: longest / ratio }
    : { width: longest * ratio, height: longest };
}

const longest = 0.72;

function ratioOf(media: MediaContent): number {
  if (media.kind === "clip") return 16 / 9;
  return media.areas?.ratio ?? 1;
}
