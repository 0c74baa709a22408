import { firstWords } from "../text/first-words";
import type { ImageOperation } from "./image-operation";
import type { ImageRequest } from "./image-request";

/** What was done, where a request has no words. */
const operationTitles: Record<ImageOperation, string> = {
  generate: "New image",
  vary: "Variation",
  instruct: "Edit",
  fill: "Filled in",
  extend: "Extended",
  "remove-background": "Without background",
  "replace-background": "New background",
  upscale: "Enlarged",
  relight: "New light",
  recolour: "New colours",
};

/** What is said behind the name of what it was made from. */
const operationNotes: Record<ImageOperation, string> = {
  generate: "new",
  vary: "variation",
  instruct: "edited",
  fill: "filled",
  extend: "extended",
  "remove-background": "without background",
  "replace-background": "new background",
  upscale: "enlarged",
  relight: "new light",
  recolour: "new colours",
};

const titleCharacters = 60;

/**
 * A title from the first words of a prompt, cut between words. An edit without words keeps the name of its source, with
 * what was done last behind it.
 */
export function titleOfImages(
  { operation, prompt }: Pick<ImageRequest, "operation" | "prompt">,
  sourceName = "",
): string {
  const words = firstWords(prompt, titleCharacters);
  if (words) return words;
  const name = firstWords(withoutNotes(sourceName), titleCharacters);
  return name ? `${name} (${operationNotes[operation]})` : operationTitles[operation];
}

export function titleOfClip({ prompt }: { prompt: string }): string {
  return firstWords(prompt, titleCharacters) || "New clip";
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const fileEnding = /\.(?:png|jpe?g|webp|avif|gif|heic|heif|tiff?|bmp)$/iu;
const lastNote = new RegExp(`\\s*\\((?:${Object.values(operationNotes).join("|")})\\)$`, "u");

/** A name without the ending of a file and without what earlier edits said behind it. */
function withoutNotes(name: string): string {
  const bare = oneLine(name).replace(fileEnding, "").replace(lastNote, "");
  return bare.length < name.length && lastNote.test(bare) ? withoutNotes(bare) : bare;
}
