import { fileNameOf } from "~/domain/file-name";
import type { Image } from "~/stores/image-document";

/** What an image is called on a disk: its title, and its seed, which tells it from others of the same words. */
export function imageFileName(
  { id, title, recipe }: Pick<Image, "id" | "title" | "recipe">,
  mediaType: Image["mediaType"],
): string {
  return fileNameOf(title, mediaType, id, String(recipe.seed));
}
