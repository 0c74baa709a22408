import { fileNameOf } from "~/domain/assets/file-name";
import type { Image } from "~/stores/images/image-document";

/** What an image is called on a disk: its title, and its seed, which tells it from others of the same prompt. */
export function imageFileName(
  { id, title, recipe }: Pick<Image, "id" | "title" | "recipe">,
  mediaType: Image["mediaType"],
): string {
  return fileNameOf(title, mediaType, id, String(recipe.seed));
}
