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

const titleCharacters = 60;

/** A title from the first words of a prompt, cut between words. */
export function titleOfImages({ operation, prompt }: Pick<ImageRequest, "operation" | "prompt">): string {
  const words = prompt.replace(/\s+/g, " ").trim();
  return words ? firstWords(words) : operationTitles[operation];
}

export function titleOfClip({ prompt }: { prompt: string }): string {
  return firstWords(prompt.replace(/\s+/g, " ").trim()) || "New clip";
}

function firstWords(text: string): string {
  const letters = [...text];
  if (letters.length <= titleCharacters) return text;
  const cut = letters.slice(0, titleCharacters).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > titleCharacters / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,.;:–-]+$/u, "")}…`;
}
