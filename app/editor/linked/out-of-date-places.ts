import { nameScenes } from "~/editor/name-scenes";
import type { Storyboard } from "~/scene/storyboard";
import type { OutOfDateText } from "~/scene/version-words";

const list = new Intl.ListFormat("en");

/** Where texts of a version stand, in the middle of a sentence: "scenes 1 and 3", "scene 2 and words over several scenes". */
export function placesInWords(
  texts: readonly Pick<OutOfDateText, "sceneId">[],
  { scenes }: Pick<Storyboard, "scenes">,
): { words: string; isOne: boolean } {
  const ids = new Set(texts.map(({ sceneId }) => sceneId));
  const numbers = scenes.flatMap(({ id }, index) => (ids.has(id) ? [index + 1] : []));
  const named = [
    ...(numbers.length > 0 ? [nameScenes(numbers)] : []),
    ...(ids.has(null) ? ["words over several scenes"] : []),
  ];
  return { words: list.format(named), isOne: numbers.length === 1 && named.length === 1 };
}

/** "Scene 2 is" or "Scenes 1 and 3 are", to begin a sentence. */
export function placesAre(...where: Parameters<typeof placesInWords>): string {
  const { words, isOne } = placesInWords(...where);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${isOne ? "is" : "are"}`;
}
