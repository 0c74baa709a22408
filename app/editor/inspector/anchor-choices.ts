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
      const name = nameOfScene(scene, index, language);
      return [
        { value: `scene-start/${scene.id}`, label: `${name} begins` },
        { value: `scene-end/${scene.id}`, label: `${name} ends` },
      ];
    }),
    ...(own?.voice?.words ?? []).map((word, index) => ({
      value: `word/${own?.id}/${index}`,
      label: `“${word.text}” is said`,
    })),
  ];
}

function nameOfScene(scene: Scene, index: number, language: string): string {
  const heading = scene.name ?? headingOf(scene, language).text;
  const short = heading && heading.length > 18 ? `${heading.slice(0, 17).trimEnd()}…` : heading;
  return short ? `Scene ${index + 1}, “${short}”,` : `Scene ${index + 1}`;
}
