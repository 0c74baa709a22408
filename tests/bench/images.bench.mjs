import { firstResult } from "./first-result.mjs";
import { builtInImage } from "./images/built-in-image.mjs";
import { thumbnailBytes } from "./images/thumbnail-bytes.mjs";

/**
 * Making images: how long the built-in maker takes, how long a person waits for the first result, and
 * how much of an image a grid loads.
 */
export default async function* images() {
  yield* builtInImage();
  yield* firstResult();
  yield* thumbnailBytes();
}
