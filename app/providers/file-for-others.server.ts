import { mostDecodedPixels } from "~/domain/image/image-copy";
import { readImageHeader } from "~/formats/image-header";
import { readImageOrientation } from "~/formats/strip/image-orientation";
import { stripImage } from "~/formats/strip/strip-image";
import type { AskForImage, ImageFile } from "~/providers/image-call.server";
import { decodeImage, encodeImage } from "~/providers/image-file.server";

/**
 * An image as another service gets it: without what a camera wrote into it, such as the place, and upright, because not every
 * service reads how the camera was held. One too large to be taken apart here keeps the word of it. What is not built as
 * its format demands is written anew, and nothing is sent where it cannot be read. Throws `ProviderError`.
 */
export function fileForOthers(file: ImageFile): ImageFile {
  const { bytes, mediaType } = file;
  const stripped = stripImage(bytes, mediaType);
  if (!stripped) return encodeImage(decodeImage(bytes));
  const header = readImageHeader(stripped);
  const isTurned = header !== null && readImageOrientation(stripped, mediaType) !== 1;
  if (!isTurned || header.width * header.height > mostDecodedPixels) return { mediaType, bytes: stripped };
  try {
    return encodeImage(decodeImage(stripped));
  } catch {
    // What we cannot take apart the service may.
    return { mediaType, bytes: stripped };
  }
}

/** A service's model that is given its images so. */
export function withFilesForOthers(ask: AskForImage): AskForImage {
  return (asked) =>
    ask({
      ...asked,
      source: asked.source && fileForOthers(asked.source),
      references: asked.references.map((reference) => ({ ...reference, ...fileForOthers(reference) })),
    });
}
