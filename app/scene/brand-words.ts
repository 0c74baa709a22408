import type { BrandFields } from "~/domain/brands/brand";
import { type FoundWord, findWords } from "~/domain/brands/find-words";
import type { Storyboard } from "~/scene/storyboard";

/** A word a brand does not want, and where a video shows or says it. */
export interface UnwantedWord extends FoundWord {
  sceneId: string;
  /** From 0. */
  sceneIndex: number;
  /** A slot of the scene, or "spoken". */
  place: string;
}

/** Every use of a word the brand avoids, in the order of the scenes. */
export function unwantedWords(
  { scenes }: Pick<Storyboard, "scenes">,
  { wordsToAvoid }: Pick<BrandFields, "wordsToAvoid">,
): UnwantedWord[] {
  return scenes.flatMap(({ id, slots, spoken, voice }, sceneIndex) => {
    const texts = [
      ...Object.entries(slots).flatMap(([place, slot]) => (slot.kind === "text" ? [[place, slot.text]] : [])),
      ["spoken", voice?.text ?? spoken ?? ""],
    ] as [string, string][];
    return texts.flatMap(([place, text]) =>
      findWords(text, wordsToAvoid).map((found) => ({ ...found, sceneId: id, sceneIndex, place })),
    );
  });
}

/** The words the brand likes that the video does not use yet. */
export function unusedWords(
  { scenes }: Pick<Storyboard, "scenes">,
  { wordsToUse }: Pick<BrandFields, "wordsToUse">,
): string[] {
  const all = scenes
    .flatMap(({ slots, spoken }) => [
      ...Object.values(slots).flatMap((slot) => (slot.kind === "text" ? [slot.text] : [])),
      spoken ?? "",
    ])
    .join("\n");
  return wordsToUse.filter((word) => findWords(all, [word]).length === 0);
}
