import type { Storyboard } from "~/scene/storyboard";
import { storyboardChanges } from "~/scene/storyboard-changes";

/** What an edit without a name of its own did, in a few words: "Scene 2: its voice", "The music", "Scene 3 removed". */
export function nameChange(before: Storyboard, after: Storyboard): string {
  const [first, ...others] = storyboardChanges(before, after);
  if (!first) return "Edit";
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  if (first.sceneId === null) return `${first.words}${more}`;
  const placeIn = ({ scenes }: Storyboard) => scenes.findIndex(({ id }) => id === first.sceneId) + 1;
  const scene = `Scene ${placeIn(after) || placeIn(before)}`;
  const words = `${first.words[0]?.toLowerCase()}${first.words.slice(1)}`;
  const isWhole = first.key === `${first.sceneId}/added` || first.key === `${first.sceneId}/removed`;
  return isWhole ? `${scene} ${words.replace("scene ", "")}${more}` : `${scene}: ${words}${more}`;
}
