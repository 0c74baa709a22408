import type { Storyboard } from "~/scene/storyboard";
import { type StoryboardChange, storyboardChanges } from "~/scene/storyboard-changes";

/** What an edit without a name of its own did, in a few words: "Scene 2: its voice", "The music", "Scene 3 removed". */
export function nameChange(before: Storyboard, after: Storyboard): string {
  const [first, ...others] = storyboardChanges(before, after);
  if (!first) return "Edit";
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  return `${changeInScene(first, before, after)}${more}`;
}

/** A change with the number of its scene. */
export function changeInScene(
  { key, words, sceneId }: StoryboardChange,
  before: Storyboard,
  after: Storyboard,
): string {
  if (sceneId === null) return words;
  const placeIn = ({ scenes }: Storyboard) => scenes.findIndex(({ id }) => id === sceneId) + 1;
  const scene = `Scene ${placeIn(after) || placeIn(before)}`;
  const inside = `${words[0]?.toLowerCase()}${words.slice(1)}`;
  const isWhole = key === `${sceneId}/added` || key === `${sceneId}/removed`;
  return isWhole ? `${scene} ${inside.replace("scene ", "")}` : `${scene}: ${inside}`;
}
