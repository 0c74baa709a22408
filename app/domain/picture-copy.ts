/**
 * What models cannot read, or what is too large to be taken apart here, is given to them as a copy that its owner's browser
 * makes: browsers decode every picture they show.
 */

/** Largest picture that is decoded whole, in pixels; four bytes each are held, beside what is made of them. */
export const mostDecodedPixels = 4096 * 2304;

/** Longest side of a small copy, which is all that a reference needs. */
export const smallCopySide = 1536;

/** `whole`: a PNG of the picture's own size. `small`: a JPEG or PNG that is no longer than `smallCopySide`. */
export const copyKinds = ["whole", "small"] as const;
export type CopyKind = (typeof copyKinds)[number];

/** What a picture is to be: the source of an edit, one whose marked part is to be filled, or a reference. */
export const pictureUses = ["source", "marked", "reference"] as const;
export type PictureUse = (typeof pictureUses)[number];

/** The copy of a picture that its use needs; null where the file itself does. */
export function copyNeeded(
  { mediaType, width, height }: { mediaType: string; width: number; height: number },
  use: PictureUse,
): CopyKind | null {
  const isReadable = mediaType === "image/png" || mediaType === "image/jpeg";
  const isLarge = width * height > mostDecodedPixels;
  if (use === "reference") return isReadable && !isLarge ? null : "small";
  // A PNG is read row by row where it has to be; a JPEG is taken apart whole.
  const isTooLarge = use === "marked" && isLarge && mediaType !== "image/png";
  return isReadable && !isTooLarge ? null : "whole";
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
