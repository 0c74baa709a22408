import { requestOfXmp } from "~/domain/embedded-recipe";
import type { ImageRequest } from "~/domain/image-request";
import { xmpOf } from "./embed-xmp";

/** The request that a picture file carries; null where it carries none. */
export async function readRecipe(file: Blob): Promise<ImageRequest | null> {
  const packet = xmpOf(new Uint8Array(await file.arrayBuffer()));
  return packet && requestOfXmp(new TextDecoder().decode(packet));
}
