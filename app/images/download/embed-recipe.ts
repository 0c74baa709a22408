import { type EmbeddedRecipe, xmpOfRecipe } from "~/domain/image/embedded-recipe";
import { ContainerError } from "~/formats/container-error";
import { type DownloadType, withXmp } from "~/formats/xmp/embed-xmp";

/** What a kind of file adds around a packet, at most. */
const mostFraming = 256;

/** How many bytes a recipe makes a file larger, at most. */
export function recipeBytes(embedded: EmbeddedRecipe): number {
  return packetOf(embedded).length + mostFraming;
}

/** A file with how it was made and its digital source type in it. */
export function withRecipe(
  file: Uint8Array<ArrayBuffer>,
  type: DownloadType,
  embedded: EmbeddedRecipe,
): Uint8Array<ArrayBuffer> {
  try {
    return withXmp(file, type, packetOf(embedded));
  } catch (error) {
    if (!(error instanceof ContainerError) || type !== "image/jpeg") throw error;
    // Words too long for the one segment a JPEG has for them: at least who made it stays in the file.
    return withXmp(file, type, packetOf({ ...embedded, request: null }));
  }
}

const packetOf = (embedded: EmbeddedRecipe) => new TextEncoder().encode(xmpOfRecipe(embedded));
