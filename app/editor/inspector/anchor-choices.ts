import type { Anchor } from "~/scene/anchor";
import { headingOf } from "~/scene/scene-heading";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** What a moment of the video can be tied to: the video, its scenes, and the words that are said in its own scene. */
export function anchorChoices({ scenes, language }: Storyboard, value: Anchor) {
  const own = "sceneId" in value ? scenes.find(({ id }) => id === value.sceneId) : undefined;
  return [
    { value: "video-start", label: "The video begins" },
    { value: "video-end", label: "The video ends" },
    ...scenes.flatMap((scene, index) => {
      const words = wordsOfScene(scene, language);
      return [
        { value: `scene-start/${scene.id}`, label: `Scene ${index + 1} begins${words}` },
        { value: `scene-end/${scene.id}`, label: `Scene ${index + 1} ends${words}` },
      ];
    }),
    ...(own?.voice?.words ?? []).map((word, index) => ({
      value: `word/${own?.id}/${index}`,
      label: `“${word.text}” is said`,
    })),
  ];
}

/** They follow what is chosen, which is cut off last where there is little room. */
function wordsOfScene(scene: Scene, language: string): string {
  const heading = scene.name ?? headingOf(scene, language).text;
  const short = heading && heading.length > 18 ? `${heading.slice(0, 17).trimEnd()}…` : heading;
  return short ? `: “${short}”` : "";
}
