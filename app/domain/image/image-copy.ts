import type { ImageOperation } from "./image-operation";

type Size = { width: number; height: number };

/**
 * What models cannot read, or what is too large to be taken apart here, is given to them as a copy that its owner's browser
 * makes: browsers decode every picture they show.
 */

/** Largest picture that is decoded whole, in pixels; four bytes each are held, beside what is made of them. */
export const mostDecodedPixels = 4096 * 2304;

/** Longest side of a small copy, which is all that a reference needs. */
export const smallCopySide = 1536;

/**
 * `whole`: a PNG of the picture's own size. `fitting`: a JPEG or PNG of at most `mostDecodedPixels`. `small`: one that is
 * no longer than `smallCopySide`.
 */
export const copyKinds = ["whole", "fitting", "small"] as const;
export type CopyKind = (typeof copyKinds)[number];

/**
 * What a picture is to be: the source of an edit that adds to it, one whose marked part is to be filled, one that is
 * painted anew throughout, or a reference.
 */
export const pictureUses = ["source", "marked", "repainted", "reference"] as const;
export type PictureUse = (typeof pictureUses)[number];

/** What an edit uses its source for. */
export function sourceUse(operation: ImageOperation): PictureUse {
  if (operation === "fill") return "marked";
  return operation === "extend" || operation === "upscale" ? "source" : "repainted";
}

/** The copy of a picture that its use needs; null where the file itself does. */
export function copyNeeded(
  { mediaType, width, height }: { mediaType: string; width: number; height: number },
  use: PictureUse,
): CopyKind | null {
  const isReadable = mediaType === "image/png" || mediaType === "image/jpeg";
  const isLarge = width * height > mostDecodedPixels;
  if (use === "reference") return isReadable && !isLarge ? null : "small";
  if (use === "repainted" && isLarge) return "fitting";
  // A PNG is read row by row where it has to be; a JPEG is taken apart whole.
  const isTooLarge = use === "marked" && isLarge && mediaType !== "image/png";
  return isReadable && !isTooLarge ? null : "whole";
}

/** The size of a copy, in pixels. */
export function copySize(kind: CopyKind, { width, height }: Size): Size {
  const most = {
    whole: 1,
    fitting: Math.sqrt(mostDecodedPixels / (width * height)),
    small: smallCopySide / Math.max(width, height),
  };
  const scale = Math.min(1, most[kind]);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** A copy that is missing, as the API names it. */
export interface MissingCopy {
  assetId: string;
  kind: CopyKind;
  /** The file it is to be made of: another one may have taken its place meanwhile. */
  fileId: string;
  width: number;
  height: number;
}
