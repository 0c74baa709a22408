import { lineToSay } from "~/scene/line-to-say";
import { figureOf, textOf } from "~/scene/resolve/scene-slots";
import type { Scene, Storyboard } from "~/scene/storyboard";

const shownTexts = ["label", "headline", "body", "action"] as const;

/** Whether a scene goes on with the one before it, as what a split leaves does: it follows by a cut and shows the same words. */
export function goesOnFrom(before: Scene | undefined, scene: Scene): boolean {
  if (!before || scene.transition?.seconds !== 0) return false;
  const words = shownTexts.map((name) => textOf(scene, name));
  const figure = figureOf(scene)?.value;
  if (words.join("").trim() === "" && figure === undefined) return false;
  return (
    shownTexts.every((name, index) => textOf(before, name) === words[index]) &&
    figureOf(before)?.value === figure
  );
}

/** The scenes in runs, each going on from the one before it; most hold one scene. */
export function runsOf(scenes: readonly Scene[]): Scene[][] {
  const runs: Scene[][] = [];
  for (const [index, scene] of scenes.entries()) {
    if (goesOnFrom(scenes[index - 1], scene)) runs.at(-1)?.push(scene);
    else runs.push([scene]);
  }
  return runs;
}

/** What a voice is to say in each scene, by its id: scenes that go on from one another say their line once. */
export function linesToSay({ scenes, language }: Pick<Storyboard, "scenes" | "language">) {
  const lines = new Map<string, string>();
  for (const run of runsOf(scenes)) {
    const wordless = run.filter(({ spoken }) => spoken === undefined);
    const speaker = wordless.find(({ voice }) => voice) ?? (wordless[0] === run[0] ? run[0] : undefined);
    for (const scene of run) {
      const isSilent = scene.spoken === undefined && scene !== speaker;
      lines.set(scene.id, isSilent ? "" : lineToSay(scene, language));
    }
  }
  return lines;
}

/** The place of a scene among those that go on from one another, from 1; null where it stands alone. */
export function partOf(scenes: readonly Scene[], index: number): { part: number; of: number } | null {
  let first = index;
  while (first > 0 && goesOnFrom(scenes[first - 1], scenes[first]!)) first--;
  let last = index;
  while (last + 1 < scenes.length && goesOnFrom(scenes[last], scenes[last + 1]!)) last++;
  return first === last ? null : { part: index - first + 1, of: last - first + 1 };
}
