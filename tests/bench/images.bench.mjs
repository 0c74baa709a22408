import { firstResult } from "./first-result.mjs";
import { builtInImage } from "./images/built-in-image.mjs";
import { cutOuts } from "./images/cut-out.mjs";
import { thumbnailBytes } from "./images/thumbnail-bytes.mjs";

/**
 * Making images: how long the built-in maker takes, how well it cuts products out, how long a person waits for the first result, and
 * how much of an image a grid loads.
 */
export default async function* images({ only } = {}) {
  yield* cutOuts();
  if (only?.includes("cut-out")) return;
  yield* builtInImage();
  yield* firstResult();
  yield* thumbnailBytes();
}
