import * as z from "zod/mini";

/** Widths at which published pages show images, in pixels. */
export const pageImageWidths = [480, 960, 1440] as const;

/** Those browsers are offered, the smaller first. */
export const pageImageTypes = ["image/avif", "image/webp"] as const;
export type PageImageType = (typeof pageImageTypes)[number];

/** Most bytes of one; a photograph of 1440 pixels has about a fifth. */
export const mostPageImageBytes = 1536 * 1024;

/** An image as published pages show it, at one width. */
export const pageImageFileSchema = z.object({
  /** The file of the asset it was made of. */
  fileId: z.string(),
  /** Its own size in pixels: less than the place's where the original is narrower. */
  forWidth: z.union(pageImageWidths.map((width) => z.literal(width))),
  width: z.int(),
  height: z.int(),
  mediaType: z.enum(pageImageTypes),
  sizeBytes: z.int(),
});
export type PageImageFile = z.infer<typeof pageImageFileSchema>;

/** What a file is called below its asset's file: `960.avif`. */
export function pageImageName({
  forWidth,
  mediaType,
}: Pick<PageImageFile, "forWidth" | "mediaType">): string {
  return `${forWidth}.${mediaType === "image/avif" ? "avif" : "webp"}`;
}

/** Names of all files that can be there. */
export const pageImageNames: readonly string[] = pageImageWidths.flatMap((forWidth) =>
  pageImageTypes.map((mediaType) => pageImageName({ forWidth, mediaType })),
);

/** The media type of a name; null for none of ours. */
export function typeOfPageImage(name: string): PageImageType | null {
  if (!pageImageNames.includes(name)) return null;
  return name.endsWith(".avif") ? "image/avif" : "image/webp";
}

/** Sizes to make of an original, the narrowest first. Nothing is enlarged: a narrow one is made once, at its own width. */
export function pageImageSizes(original: {
  width: number;
  height: number;
}): { forWidth: (typeof pageImageWidths)[number]; width: number; height: number }[] {
  const needed = pageImageWidths.findIndex((width) => width >= original.width);
  const widths = needed < 0 ? pageImageWidths : pageImageWidths.slice(0, needed + 1);
  return widths.map((forWidth) => {
    const width = Math.min(forWidth, original.width);
    return { forWidth, width, height: Math.max(1, Math.round((original.height * width) / original.width)) };
  });
}

/** Where a published page has a file of an asset: `original`, or one of the names of page images. */
export function pageFilePath(pageId: string, fileId: string, name: string): string {
  return `/media/pages/${encodeURIComponent(pageId)}/${encodeURIComponent(fileId)}/${name}`;
}
