import { requestOfXmp } from "~/domain/image/embedded-recipe";
import type { ImageRequest } from "~/domain/image/image-request";
import { xmpOf } from "~/formats/xmp/embed-xmp";

/** The request that a picture file carries; null where it carries none. */
export async function readRecipe(file: Blob): Promise<ImageRequest | null> {
  const packet = xmpOf(new Uint8Array(await file.arrayBuffer()));
  return packet && requestOfXmp(new TextDecoder().decode(packet));
}
