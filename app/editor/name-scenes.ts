const list = new Intl.ListFormat("en");

/** Scenes by their numbers, in the middle of a sentence: "scene 2", "scenes 1 and 3". */
export function nameScenes(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? "scene" : "scenes"} ${list.format(numbers.map(String))}`;
}
