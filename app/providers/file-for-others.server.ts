import { mostDecodedPixels } from "~/domain/image/picture-copy";
import { readPictureHeader } from "~/formats/picture-header";
import { readPictureOrientation } from "~/formats/strip/picture-orientation";
import { stripPicture } from "~/formats/strip/strip-picture";
import type { AskForImage, ImageFile } from "~/providers/image-call.server";
import { decodePicture, encodePicture } from "~/providers/picture-file.server";

/**
 * A picture as another service gets it: without what a camera wrote into it, such as the place, and upright, because not every
 * service reads how the camera was held. One too large to be taken apart here keeps the word of it. What is not built as
 * its format demands is written anew, and nothing is sent where it cannot be read. Throws `ProviderError`.
 */
export function fileForOthers(file: ImageFile): ImageFile {
  const { bytes, mediaType } = file;
  const stripped = stripPicture(bytes, mediaType);
  if (!stripped) return encodePicture(decodePicture(bytes));
  const header = readPictureHeader(stripped);
  const isTurned = header !== null && readPictureOrientation(stripped, mediaType) !== 1;
  if (!isTurned || header.width * header.height > mostDecodedPixels) return { mediaType, bytes: stripped };
  try {
    return encodePicture(decodePicture(stripped));
  } catch {
    // What we cannot take apart the service may.
    return { mediaType, bytes: stripped };
  }
}

/** A service's model that is given its pictures so. */
export function withFilesForOthers(ask: AskForImage): AskForImage {
  return (asked) =>
    ask({
      ...asked,
      source: asked.source && fileForOthers(asked.source),
      references: asked.references.map((reference) => ({ ...reference, ...fileForOthers(reference) })),
    });
}
