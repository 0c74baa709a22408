import * as z from "zod/mini";

/** Widths at which pictures are shown in lists and beside other things, in pixels. */
export const renditionWidths = [320, 640, 1280] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

export const renditionTypes = ["image/webp", "image/avif"] as const;

/** Most bytes of one; a photograph of 1280 pixels has about a tenth. */
export const mostRenditionBytes = 1024 * 1024;

/** A smaller picture of an asset: of a picture itself, of a clip a still. `forWidth` names the place it is for. */
export const renditionSchema = z.object({
  forWidth: z.union(renditionWidths.map((width) => z.literal(width))),
  /** Its own size in pixels, which is less than the place's where the original is. */
  width: z.int(),
  height: z.int(),
  mediaType: z.enum(renditionTypes),
  sizeBytes: z.int(),
});
export type Rendition = z.infer<typeof renditionSchema>;

/**
 * Sizes to make of an original, one for each place, in whole pixels. Nothing is enlarged: what is narrower than a
 * place is made at its own size, once, for the first place that is wide enough.
 */
export function renditionSizes(original: {
  width: number;
  height: number;
}): { forWidth: RenditionWidth; width: number; height: number }[] {
  const sizes: { forWidth: RenditionWidth; width: number; height: number }[] = [];
  for (const forWidth of renditionWidths) {
    const width = Math.min(forWidth, original.width);
    const height = Math.max(1, Math.round((original.height * width) / original.width));
    sizes.push({ forWidth, width, height });
    if (width === original.width) break;
  }
  return sizes;
}

/** The rendition for a place of this width; undefined where the original itself is to be shown. */
export function renditionFor(
  renditions: readonly Rendition[] | null | undefined,
  width: number,
): Rendition | undefined {
  return (renditions ?? []).find(({ forWidth }) => forWidth >= width) ?? renditions?.at(-1);
}

/** Whether a rendition is a picture of the original: the same ratio, within a pixel of rounding. */
export function hasRatioOf(
  rendition: { width: number; height: number },
  original: { width: number; height: number },
): boolean {
  const height = (original.height * rendition.width) / original.width;
  return rendition.width <= original.width && Math.abs(height - rendition.height) <= 1;
}
